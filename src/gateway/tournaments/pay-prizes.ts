import { bigint, integer, nullable, string, type } from 'superstruct'
import type { Transaction } from '#gateway/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
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

/** Pays the open prizes of a tournament, each in the transaction that marks it as paid. */
export async function payPrizes(deps: GatewayDeps, tournamentId: bigint): Promise<void> {
  const text = `SELECT id FROM tournament_player WHERE tournament_id = $1 AND state = 'open' ORDER BY place`
  for (const { id } of await rowsOf(deps.database, IdRow, text, [tournamentId])) {
    const paid = await deps.database.transaction((tx) => pay(tx, id, deps.now()))
    if (paid !== undefined) balanceChanged(deps, paid)
  }
}

/** Returns the member if the prize was paid now. */
async function pay(tx: Transaction, id: bigint, now: Date): Promise<bigint | undefined> {
  const won = await rowOf(
    tx,
    WonRow,
    `SELECT p.member_id, p.place, p.prize, t.currency, t.account_id AS pool_account
     FROM tournament_player p JOIN tournament t ON t.id = p.tournament_id WHERE p.id = $1 AND p.state = 'open'
     FOR NO KEY UPDATE OF p SKIP LOCKED`,
    [id],
  )
  if (!won) return undefined
  const { member_id: memberId, place, prize, currency, pool_account } = won
  const hindrance = await hindranceOf(tx, memberId, now)
  if (hindrance) {
    const text = `UPDATE tournament_player SET state = 'not-paid', reason = $2, decided_at = $3 WHERE id = $1`
    await tx.query(text, [id, hindrance.kind, now])
    return undefined
  }
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  const transferId = await transfer(tx, {
    kind: 'prize',
    reference: `tournament-player:${id}`,
    at: now,
    legs: [
      { account: wallet, amount: prize },
      { account: pool_account, amount: -prize },
    ],
  })
  const text = `UPDATE tournament_player SET state = 'paid', transfer_id = $2, decided_at = $3 WHERE id = $1`
  await tx.query(text, [id, transferId, now])
  // Last, since all other events wait for it.
  await leaveMessage(tx, {
    memberId,
    kind: 'tournament_prize',
    details: { amount: prize.toString(), currency, place: place.toString() },
    reference: `tournament-player:${id}`,
    now,
  })
  return memberId
}

const RestRow = type({ account_id: bigint(), rest: bigint(), open: nullable(bigint()) })

/** When every prize is decided, what nobody won goes back, and the tournament is over. */
export async function closeTournament(tx: Transaction, id: bigint, now: Date): Promise<void> {
  const row = await rowOf(
    tx,
    RestRow,
    `SELECT t.account_id, t.pool - (SELECT coalesce(sum(prize), 0)::bigint FROM tournament_player
         WHERE tournament_id = t.id AND state = 'paid') AS rest,
       (SELECT min(id) FROM tournament_player WHERE tournament_id = t.id AND state = 'open') AS open
     FROM tournament t WHERE t.id = $1 AND t.state = 'decided' FOR NO KEY UPDATE OF t SKIP LOCKED`,
    [id],
  )
  if (!row || row.open !== null) return
  const returned = row.rest > 0n ? await giveBack(tx, id, row.account_id, row.rest, now) : null
  const text = `UPDATE tournament SET state = 'paid', returned_by = $2, paid_at = $3 WHERE id = $1`
  await tx.query(text, [id, returned, now])
}

function giveBack(tx: Transaction, id: bigint, account: bigint, rest: bigint, at: Date): Promise<bigint> {
  return transfer(tx, {
    kind: 'prize-return',
    reference: `tournament:${id}`,
    at,
    legs: [
      { account, amount: -rest },
      { system: 'bonus', amount: rest },
    ],
  })
}
