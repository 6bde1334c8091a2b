import type { Transaction } from '#gateway/platform/db/client.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { openWallet, pointWallet } from '#gateway/platform/ledger/wallets.ts'

interface Gift {
  readonly memberId: bigint
  readonly points: bigint
  /** The reference of the gift, such as `sign-in:7:2027-01-05`. */
  readonly reference: string
  readonly now: Date
}

/**
 * Gives a member points that were not earned by bets, and notes them in the history. The caller has locked the member and
 * ensures that it happens once.
 *
 * @returns the transfer
 */
export async function giftPoints(tx: Transaction, { memberId, points, reference, now }: Gift): Promise<bigint> {
  const transferId = await transfer(tx, {
    kind: 'points-gift',
    reference,
    at: now,
    legs: [
      { account: await openWallet(tx, pointWallet(memberId)), amount: points },
      { system: 'points', amount: -points },
    ],
  })
  await tx.query(
    `INSERT INTO point_entry (member_id, at, kind, type, points, transfer_id) VALUES (:memberId, :now, 'gift', 'gift', :points, :transferId)`,
    { memberId, now, points, transferId },
  )
  return transferId
}
