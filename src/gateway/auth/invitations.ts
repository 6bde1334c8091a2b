import { bigint, type Infer, string, type } from 'superstruct'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { beginReferral } from './begin-referral.ts'

const Invitation = type({ code: string(), uplineId: bigint() })
export type Invitation = Infer<typeof Invitation>

/** The owner of an invitation code, ignoring case; undefined if it has no owner or a disabled one. */
export function findInvitation(on: Executor, code: string): Promise<Invitation | undefined> {
  return rowOf(
    on,
    Invitation,
    `SELECT i.code, i.member_id AS "uplineId" FROM invitation_code i JOIN member m ON m.id = i.member_id
     WHERE i.code = $1 AND m.disabled_at IS NULL`,
    [code.trim().toLowerCase()],
  )
}

/** @throws {CallFailure} `invitation_code_invalid` */
export async function demandInvitation(on: Executor, code: string): Promise<Invitation> {
  const invitation = await findInvitation(on, code)
  if (!invitation) throw new CallFailure('invitation_code_invalid')
  return invitation
}

/**
 * The inviter of a new account, by the codes of its registration. An agent's code takes precedence over a member's.
 *
 * @throws {CallFailure} `invitation_code_invalid` if a given code belongs to nobody
 */
export async function invitationOf(
  on: Executor,
  { affiliateCode, referralCode }: { affiliateCode?: string | undefined; referralCode?: string | undefined },
): Promise<Invitation | undefined> {
  const given = [affiliateCode, referralCode].map((code) => code?.trim() ?? '').filter((code) => code !== '')
  const found: Invitation[] = []
  for (const code of given) found.push(await demandInvitation(on, code))
  return found[0]
}

/** Stores the inviter of a member; it never changes, because commissions depend on it. */
export async function keepUpline(
  tx: Transaction,
  memberId: bigint,
  { code, uplineId }: Invitation,
  now: Date,
): Promise<void> {
  await tx.query('INSERT INTO member_upline (member_id, upline_id, code, created_at) VALUES ($1, $2, $3, $4)', [
    memberId,
    uplineId,
    code,
    now,
  ])
  await beginReferral(tx, { memberId, uplineId, code }, now)
}

/** Assigns a code to a member; does nothing if the code is already assigned. */
export async function issueInvitation(
  on: Executor,
  { code, kind, memberId, now }: { code: string; kind: 'affiliate' | 'referral'; memberId: bigint; now: Date },
): Promise<void> {
  await on.query(
    'INSERT INTO invitation_code (code, member_id, kind, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [code.toLowerCase(), memberId, kind, now],
  )
}
