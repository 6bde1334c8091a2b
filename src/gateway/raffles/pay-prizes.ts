import { bigint, integer, nullable, string, type } from 'superstruct'
import type { Transaction } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { leaveMessage } from '#gateway/member/messages.ts'
import { hindranceOf } from '#gateway/protection/receivable.ts'
import { mainWallet, openWallet } from '#gateway/wallet/wallets.ts'

const WonRow = type({
  member_id: bigint(),
  place: integer(),
  prize: bigint(),
  currency: string(),
  pool_account: bigint(),
})

/** Pays an open prize, in the transaction that marks it as paid. @returns the member if it was paid now */
export async function payPrize(tx: Transaction, id: bigint, now: Date): Promise<bigint | undefined> {
  const won = await rowOf(
    tx,
    WonRow,
    `SELECT p.member_id, p.place, p.prize, r.currency, r.account_id AS pool_account
     FROM raffle_entry p JOIN raffle r ON r.id = p.raffle_id WHERE p.id = $1 AND p.state = 'open'
     FOR NO KEY UPDATE OF p SKIP LOCKED`,
    [id],
  )
  if (!won) return undefined
  const { member_id: memberId, place, prize, currency, pool_account } = won
  const hindrance = await hindranceOf(tx, memberId, now)
  if (hindrance) {
    const text = `UPDATE raffle_entry SET state = 'not-paid', reason = $2, decided_at = $3 WHERE id = $1`
    await tx.query(text, [id, hindrance.kind, now])
    return undefined
  }
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  const transferId = await transfer(tx, {
    kind: 'raffle-prize',
    reference: `raffle-entry:${id}`,
    at: now,
    legs: [
      { account: wallet, amount: prize },
      { account: pool_account, amount: -prize },
    ],
  })
  const text = `UPDATE raffle_entry SET state = 'paid', transfer_id = $2, decided_at = $3 WHERE id = $1`
  await tx.query(text, [id, transferId, now])
  // Last, since all other events wait for it.
  await leaveMessage(tx, {
    memberId,
    kind: 'raffle_prize',
    details: { amount: prize.toString(), currency, place: place.toString() },
    reference: `raffle-entry:${id}`,
    now,
  })
  return memberId
}

const RestRow = type({ account_id: bigint(), rest: bigint(), open: nullable(bigint()) })

/** When every prize is decided, what was not paid goes back, and the raffle is over. */
export async function closeRaffle(tx: Transaction, id: bigint, now: Date): Promise<void> {
  const row = await rowOf(
    tx,
    RestRow,
    `SELECT r.account_id, r.pool - (SELECT coalesce(sum(prize), 0)::bigint FROM raffle_entry
         WHERE raffle_id = r.id AND state = 'paid') AS rest,
       (SELECT min(id) FROM raffle_entry WHERE raffle_id = r.id AND state = 'open') AS open
     FROM raffle r WHERE r.id = $1 AND r.state = 'drawn' FOR NO KEY UPDATE OF r SKIP LOCKED`,
    [id],
  )
  if (!row || row.open !== null) return
  const returned =
    row.rest === 0n
      ? null
      : await transfer(tx, {
          kind: 'raffle-return',
          reference: `raffle:${id}`,
          at: now,
          legs: [
            { account: row.account_id, amount: -row.rest },
            { system: 'bonus', amount: row.rest },
          ],
        })
  await tx.query(`UPDATE raffle SET state = 'paid', returned_by = $2, paid_at = $3 WHERE id = $1`, [id, returned, now])
}
