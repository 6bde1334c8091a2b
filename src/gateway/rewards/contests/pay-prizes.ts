import { bigint, integer, nullable, string, type } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import type { Contest } from './contest.ts'

const WonRow = type({
  member_id: bigint(),
  place: integer(),
  prize: bigint(),
  currency: string(),
  pool_account: bigint(),
})

/** Pays the open prizes of a contest whose places are known, and ends it. Each step is a transaction, so it is done once. */
export async function payPrizes(deps: GatewayDeps, contest: Contest, id: bigint): Promise<void> {
  const { database, now } = deps
  const open = `SELECT id FROM ${contest.entries} WHERE ${contest.table}_id = :id AND state = 'open' ORDER BY place`
  for (const entry of await rowsOf(database, IdRow, open, { id })) {
    const paid = await database.transaction((tx) => payPrize(tx, contest, entry.id, now()))
    if (paid !== undefined) balanceChanged(deps, paid)
  }
  await database.transaction((tx) => closeContest(tx, contest, id, now()))
}

/**
 * Pays an open prize, in the transaction that marks it as paid. A paused, excluded or closed
 * member is not paid; the reason is noted.
 *
 * @returns the member if it was paid now
 */
async function payPrize(tx: Transaction, contest: Contest, id: bigint, now: Date): Promise<bigint | undefined> {
  const { table, entries } = contest
  const won = await rowOf(
    tx,
    WonRow,
    `SELECT p.member_id, p.place, p.prize, c.currency, c.account_id AS pool_account
     FROM ${entries} p JOIN ${table} c ON c.id = p.${table}_id WHERE p.id = :id AND p.state = 'open'
     FOR NO KEY UPDATE OF p SKIP LOCKED`,
    { id },
  )
  if (!won) return undefined
  const { member_id: memberId, place, prize, currency, pool_account } = won
  const restriction = await restrictionOf(tx, memberId, now)
  if (restriction) {
    const text = `UPDATE ${entries} SET state = 'not-paid', reason = :kind, decided_at = :now WHERE id = :id`
    await tx.query(text, { id, kind: restriction.kind, now })
    return undefined
  }
  const reference = `${entries.replace('_', '-')}:${id}`
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  const transferId = await transfer(tx, {
    kind: contest.paying,
    reference,
    at: now,
    legs: [
      { account: wallet, amount: prize },
      { account: pool_account, amount: -prize },
    ],
  })
  const text = `UPDATE ${entries} SET state = 'paid', transfer_id = :transferId, decided_at = :now WHERE id = :id`
  await tx.query(text, { id, transferId, now })
  // The message comes last, because all other events wait for it.
  await leaveMessage(tx, {
    memberId,
    kind: contest.message,
    details: { amount: prize.toString(), currency, place: place.toString() },
    reference,
    now,
  })
  return memberId
}

const RestRow = type({ account_id: bigint(), rest: bigint(), open: nullable(bigint()) })

/** When every prize is decided, the rest of the pool goes back to the operator, and the contest is over. */
async function closeContest(tx: Transaction, contest: Contest, id: bigint, now: Date): Promise<void> {
  const { table, entries, known } = contest
  const row = await rowOf(
    tx,
    RestRow,
    `SELECT c.account_id, c.pool - (SELECT coalesce(sum(prize), 0)::bigint FROM ${entries}
         WHERE ${table}_id = c.id AND state = 'paid') AS rest,
       (SELECT min(id) FROM ${entries} WHERE ${table}_id = c.id AND state = 'open') AS open
     FROM ${table} c WHERE c.id = :id AND c.state = :state FOR NO KEY UPDATE OF c SKIP LOCKED`,
    { id, state: known },
  )
  if (!row || row.open !== null) return
  const returned =
    row.rest === 0n
      ? null
      : await transfer(tx, {
          kind: contest.returning,
          reference: `${table}:${id}`,
          at: now,
          legs: [
            { account: row.account_id, amount: -row.rest },
            { system: 'bonus', amount: row.rest },
          ],
        })
  await tx.query(`UPDATE ${table} SET state = 'paid', returned_by = :returned, paid_at = :now WHERE id = :id`, {
    id,
    returned,
    now,
  })
}
