import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { fundsOf, pointWallet } from '#gateway/platform/ledger/wallets.ts'

/**
 * Locks a member and checks that points can be exchanged now. During a pause or an exclusion they cannot: the points are kept
 * (product rule 11.8).
 *
 * @returns false if the account is closed; it has no session then
 * @throws {Refusal} `play_blocked`
 */
export async function canExchange(tx: Transaction, memberId: bigint, now: Date): Promise<boolean> {
  const restriction = await restrictionOf(tx, memberId, now)
  if (restriction?.kind === 'closed') return false
  if (restriction)
    throw new Refusal('play_blocked', { kind: restriction.kind, until: restriction.until?.toISOString() ?? null })
  return true
}

/** Requires that a member, who is locked, has enough points. @throws {Refusal} `points_missing` */
export async function demandPoints(tx: Transaction, memberId: bigint, points: bigint): Promise<void> {
  const { balance } = await fundsOf(tx, pointWallet(memberId))
  if (balance < points) throw new Refusal('points_missing', { points: balance.toString() })
}
