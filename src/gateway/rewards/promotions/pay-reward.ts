import type { Transaction } from '#gateway/platform/db/client.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { openFreeRounds } from '#gateway/play/free-rounds/open-free-rounds.ts'
import { openBonus } from '#gateway/rewards/bonuses/open-bonus.ts'
import { amountOf } from './promotions.ts'
import type { RewardRow } from './rewards.ts'

/**
 * Pays a claimed reward and marks it: money goes to the main wallet, a bonus is granted, free rounds begin. The caller has locked the
 * member and the reward, which waits to be claimed.
 */
export async function payReward(tx: Transaction, row: RewardRow, now: Date): Promise<void> {
  const amount = row.amount ?? amountOf(row)
  const given = await give(tx, row, amount, now)
  await tx.query(
    `UPDATE member_reward SET state = 'claimed', changed_at = :now, amount = :amount, transfer_id = :transferId, grant_id = :grantId, free_id = :freeId
     WHERE id = :rowId`,
    {
      rowId: row.id,
      now,
      amount,
      transferId: given.transferId ?? null,
      grantId: given.grantId ?? null,
      freeId: given.freeId ?? null,
    },
  )
}

interface PaidReward {
  readonly transferId?: bigint
  readonly grantId?: bigint
  readonly freeId?: bigint
}

async function give(tx: Transaction, row: RewardRow, amount: bigint, now: Date): Promise<PaidReward> {
  if (row.free_offer_id !== null) return { freeId: await giveFreeRounds(tx, row, row.free_offer_id, now) }
  return row.offer_id === null ? { transferId: await payCash(tx, row, amount, now) } : await grant(tx, row, now)
}

async function payCash(tx: Transaction, { id, member_id: memberId, currency }: RewardRow, amount: bigint, now: Date) {
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  return await transfer(tx, {
    kind: 'promotion',
    reference: `promotion:${id}`,
    at: now,
    actor: `member:${memberId}`,
    legs: [
      { account: wallet, amount },
      { system: 'bonus', amount: -amount },
    ],
  })
}

async function grant(tx: Transaction, row: RewardRow, now: Date): Promise<PaidReward> {
  const { id, member_id: memberId, offer_id: offerId, terms, currency, name } = row
  if (offerId === null || terms === null) throw new Error(`Reward ${id} has no offer`)
  const given = { source: 'promotion', reference: id.toString(), by: `promotion ${name}` } as const
  const grantId = await openBonus(tx, { memberId, offerId, currency, terms, ...given, now })
  if (grantId === null) throw new Error(`Reward ${id} was granted before`)
  return { grantId }
}

async function giveFreeRounds(tx: Transaction, row: RewardRow, offerId: bigint, now: Date): Promise<bigint> {
  const { id, member_id: memberId, currency, name } = row
  const given = { source: 'promotion', reference: id.toString(), by: `promotion ${name}` } as const
  const freeId = await openFreeRounds(tx, { memberId, offerId, currency, ...given, now })
  if (freeId === null) throw new Error(`Reward ${id} has given free rounds before`)
  return freeId
}
