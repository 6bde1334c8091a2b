import { type Infer, nullable, type } from 'superstruct'
import { blockKinds } from '#contract/account/protection/protection.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { type BlockRow, blockOf } from './blocks.ts'

const MemberRow = type({ disabled_at: nullable(Instant) })

/** Why a member can be paid nothing now: the account is closed, or a pause or an exclusion is in force. */
export type Restriction = { readonly kind: 'closed' } | BlockRow

export const restrictionKinds = [...blockKinds, 'closed'] as const satisfies readonly Restriction['kind'][]

/**
 * Locks a member, so that the account cannot be closed in between, and returns why a benefit cannot be paid: a closed
 * account, a pause or an exclusion (product rule 21.5). Undefined if it can.
 */
export async function restrictionOf(tx: Transaction, memberId: bigint, now: Date): Promise<Restriction | undefined> {
  const text = 'SELECT disabled_at FROM member WHERE id = :memberId FOR NO KEY UPDATE'
  const member: Infer<typeof MemberRow> | undefined = await rowOf(tx, MemberRow, text, { memberId })
  if (!member || member.disabled_at !== null) return { kind: 'closed' }
  return await blockOf(tx, memberId, now)
}
