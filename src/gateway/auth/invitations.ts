import { bigint, type Infer, string, type } from 'superstruct'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { type AgentLinkRow, demandOpen, findLink, takeUse } from '#gateway/member/agent-links.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { beginReferral } from './begin-referral.ts'

const InvitationRow = type({ code: string(), uplineId: bigint() })
/** The inviting account; with an agent's code also the link of the code. */
export type Invitation = Infer<typeof InvitationRow> & { readonly link?: AgentLinkRow | undefined }

/** The owner of an invitation code, ignoring case; undefined if it has no owner or a disabled one. */
export async function findInvitation(on: Executor, code: string): Promise<Invitation | undefined> {
  const row = await rowOf(
    on,
    InvitationRow,
    `SELECT i.code, i.member_id AS "uplineId" FROM invitation_code i JOIN member m ON m.id = i.member_id
     WHERE i.code = $1 AND m.disabled_at IS NULL`,
    [code.trim().toLowerCase()],
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
  const given = [affiliateCode, referralCode].map((code) => code?.trim() ?? '').filter((code) => code !== '')
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
  await tx.query('INSERT INTO member_upline (member_id, upline_id, code, created_at) VALUES ($1, $2, $3, $4)', [
    memberId,
    uplineId,
    code,
    now,
  ])
  await beginReferral(tx, { memberId, uplineId, code }, now)
}

/** Assigns a code to a member; does nothing if the code is already assigned. An agent's code is a link without end. */
export async function issueInvitation(
  on: Executor,
  { code, kind, memberId, now }: { code: string; kind: 'affiliate' | 'referral'; memberId: bigint; now: Date },
): Promise<void> {
  await on.query(issueText, [code.toLowerCase(), memberId, kind, now, defaultLanguage])
}

const issueText = `WITH issued AS (
    INSERT INTO invitation_code (code, member_id, kind, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING code)
  INSERT INTO agent_link (code, agent_id, name, kind, rate, language, page, created_at)
    SELECT code, $2, '', 'member', 0, $5, 'register', $4 FROM issued WHERE $3 = 'affiliate'`
