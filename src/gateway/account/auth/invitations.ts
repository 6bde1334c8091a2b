import { bigint, type Infer, string, type } from 'superstruct'
import { modules } from '#contract/site/system/whitelabel.ts'
import { type AgentLinkRow, demandOpen, findLink, takeUse } from '#gateway/account/members/agent-links.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { asInvitation } from '#lib/pasted.ts'

interface Invited {
  readonly memberId: bigint
  readonly uplineId: bigint
  readonly code: string
}

/**
 * Stores that a member registered with another member's code, with the rule that is valid now, because both saw this
 * rule (product rule 24.3). An agent's code begins no referral.
 */
async function beginReferral(tx: Transaction, { memberId, uplineId, code }: Invited, now: Date): Promise<void> {
  const isOn = await moduleEnabled(tx, modules.referral)
  await tx.query(beginText, { uplineId, memberId, code, now, isOn })
}

// The newest version that has begun decides, as in `ruleAt` of referrals.
const beginText = `INSERT INTO referral (member_id, invited_id, currency, created_at, version, ends_at, state)
  SELECT :uplineId, m.id, m.currency, :now, r.version, :now::timestamptz + r.days * interval '24 hours',
    CASE WHEN r.version IS NULL THEN 'none' ELSE 'open' END
  FROM member m
  JOIN invitation_code c ON c.code = :code AND c.kind = 'referral'
  JOIN member inviter ON inviter.id = :uplineId
  LEFT JOIN LATERAL (
    SELECT * FROM referral_rule r WHERE r.currency = m.currency AND r.valid_from <= :now ORDER BY r.valid_from DESC, r.version DESC LIMIT 1
  ) r ON :isOn::boolean AND inviter.currency = m.currency AND (r.valid_until IS NULL OR r.valid_until > :now)
  WHERE m.id = :memberId`

const InvitationRow = type({ code: string(), uplineId: bigint() })
/** The inviting account; with an agent's code also the link of the code. */
export type Invitation = Infer<typeof InvitationRow> & { readonly link?: AgentLinkRow | undefined }

/** The owner of an invitation code, ignoring case; undefined if it has no owner or a disabled one. */
export async function findInvitation(on: Executor, code: string): Promise<Invitation | undefined> {
  const row = await rowOf(
    on,
    InvitationRow,
    `SELECT i.code, i.member_id AS "uplineId" FROM invitation_code i JOIN member m ON m.id = i.member_id
     WHERE i.code = :code AND m.disabled_at IS NULL`,
    { code: asInvitation(code).toLowerCase() },
  )
  return row && { ...row, link: await findLink(on, row.code) }
}

/**
 * The invitation with a code.
 *
 * @throws {CallFailure} `invitation_code_invalid`, and the refusals of `demandOpen` if its link takes no registrations
 */
export async function demandInvitation(on: Executor, code: string, now: Date): Promise<Invitation> {
  const invitation = await findInvitation(on, code)
  if (!invitation) throw new CallFailure('invitation_code_invalid')
  if (invitation.link) await demandOpen(on, invitation.uplineId, invitation.link, now)
  return invitation
}

/**
 * The inviter of a new account, by the codes of its registration. An agent's code takes precedence over a member's.
 *
 * @throws {CallFailure} what `demandInvitation` throws for one of the given codes
 */
export async function invitationOf(
  on: Executor,
  { affiliateCode, referralCode }: { affiliateCode?: string | undefined; referralCode?: string | undefined },
  now: Date,
): Promise<Invitation | undefined> {
  const given = [affiliateCode, referralCode].map((code) => asInvitation(code ?? '')).filter((code) => code !== '')
  const found: Invitation[] = []
  for (const code of given) found.push(await demandInvitation(on, code, now))
  return found[0]
}

/**
 * Stores the inviter of a member and takes one use of the link; neither ever changes, because commissions depend on it.
 * With a link, the transaction must hold the line (`holdLine`).
 *
 * @throws {CallFailure} if the link takes no registration any more: the transaction must then write nothing
 */
export async function keepUpline(
  tx: Transaction,
  memberId: bigint,
  { code, uplineId, link }: Invitation,
  now: Date,
): Promise<void> {
  // This check comes first: the database itself would refuse a place that is too deep with an error of its own.
  if (link) await takeUse(tx, { memberId, agentId: uplineId, linkId: link.id }, now)
  await tx.query(
    'INSERT INTO member_upline (member_id, upline_id, code, created_at) VALUES (:memberId, :uplineId, :code, :now)',
    { memberId, uplineId, code, now },
  )
  await beginReferral(tx, { memberId, uplineId, code }, now)
}

/** Assigns a code to a member; does nothing if the code is already assigned. An agent's code is a link without end. */
export async function issueInvitation(
  on: Executor,
  { code, kind, memberId, now }: { code: string; kind: 'affiliate' | 'referral'; memberId: bigint; now: Date },
): Promise<void> {
  await on.query(issueText, { code: code.toLowerCase(), memberId, kind, now, defaultLanguage })
}

const issueText = `WITH issued AS (
    INSERT INTO invitation_code (code, member_id, kind, created_at) VALUES (:code, :memberId, :kind, :now) ON CONFLICT DO NOTHING RETURNING code)
  INSERT INTO agent_link (code, agent_id, name, kind, rate, language, page, created_at)
    SELECT code, :memberId, '', 'member', 0, :defaultLanguage, 'register', :now FROM issued WHERE :kind = 'affiliate'`
