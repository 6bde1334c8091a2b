import { bigint, enums, integer, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { Table } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { betTransaction, endRound, win } from '#gateway/play/vendors/door.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'
import { type DecidedRound, decidedRound, endOf } from './bet-ends.ts'
import { type OwnBet, ownBets } from './own-bets.ts'

/** Players that are settled in one transaction. */
const batch = 20

const PlayerRow = type({
  member_id: bigint(),
  mode: enums(['real', 'trial']),
  round_id: bigint(),
  game_type: GameType,
})

/**
 * Settles all bets of a decided round, some players at a time. Gateways that do so at once share the players; one that was settled is
 * never settled again.
 *
 * @returns whether the round is settled; otherwise another gateway is at work, or something failed and is tried again later
 */
export async function settleTableRound(deps: GatewayDeps, table: Table, number: bigint): Promise<boolean> {
  const { database, log } = deps
  const round = await decidedRound(database, table, number)
  if (!round) return true
  try {
    for (;;) {
      const paid = await database.transaction((tx) => settleSome(deps, tx, table, round))
      for (const { memberId, mode } of paid) if (mode === 'real') balanceChanged(deps, memberId)
      if (paid.length < batch) break
    }
  } catch (err) {
    log.error({ err, table: table.id, round: number.toString() }, 'bets of a table were not settled together')
    if (!(await settleEach(deps, table, round))) return false
  }
  const names = { table: table.id, number }
  await database.query('SELECT table_settled(:table, :number)', names)
  const left = await rowOf(
    database,
    type({ left: integer() }),
    'SELECT count(*)::int AS left FROM table_round WHERE table_id = :table AND number = :number AND settled_at IS NULL',
    names,
  )
  return left?.left === 0
}

const UnsettledRow = type({ member_id: bigint(), mode: enums(['real', 'trial']) })

/** Settles each player alone, so that nobody waits for the money of somebody else whose bets cannot be settled. @returns whether all are */
async function settleEach(deps: GatewayDeps, table: Table, round: DecidedRound): Promise<boolean> {
  const { database, log } = deps
  const players = await rowsOf(
    database,
    UnsettledRow,
    'SELECT member_id, mode FROM table_player WHERE table_id = :table AND number = :number AND settled_at IS NULL',
    { table: table.id, number: round.number },
  )
  let failed = 0
  for (const { member_id: memberId, mode } of players)
    try {
      await database.transaction((tx) => settleSome(deps, tx, table, round, memberId))
      if (mode === 'real') balanceChanged(deps, memberId)
    } catch (err) {
      failed++
      log.error({ err, table: table.id, round: `${round.number}`, member: `${memberId}` }, 'bets were not settled')
    }
  return failed === 0
}

/** @param only the member whose bets are settled; some members together if left out */
async function settleSome(deps: GatewayDeps, tx: Transaction, table: Table, round: DecidedRound, only?: bigint) {
  const number = Number(round.number)
  const players = await rowsOf(
    tx,
    PlayerRow,
    `SELECT p.member_id, p.mode, p.round_id, g.game_type FROM table_player p
       JOIN round r ON r.id = p.round_id JOIN game g ON g.node_id = r.node_id
     WHERE p.table_id = :table AND p.number = :number AND p.settled_at IS NULL AND (:only::bigint IS NULL OR p.member_id = :only)
     ORDER BY p.member_id, p.mode LIMIT ${batch} FOR NO KEY UPDATE OF p SKIP LOCKED`,
    { table: table.id, number, only: only ?? null },
  )
  for (const { member_id: memberId, mode, round_id: roundId, game_type: gameType } of players) {
    const at = { table: table.id, number, memberId, mode }
    for (const bet of await ownBets(tx, at)) await settleBet(deps, tx, table, round, { memberId, gameType, bet })
    await endRound(tx, roundId, deps.now())
    await tx.query(
      `UPDATE table_player SET settled_at = table_now()
       WHERE table_id = :table AND number = :number AND member_id = :memberId AND mode = :mode`,
      at,
    )
  }
  return players.map(({ member_id: memberId, mode }) => ({ memberId, mode }))
}

interface PlacedBet {
  readonly memberId: bigint
  readonly gameType: GameType
  readonly bet: OwnBet
}

async function settleBet(
  { now }: GatewayDeps,
  tx: Transaction,
  table: Table,
  round: DecidedRound,
  { memberId, gameType, bet }: PlacedBet,
): Promise<void> {
  const { wager_id: wagerId, stake } = bet
  const end = endOf(table, round, bet)
  const settled = await win(tx, {
    transaction: betTransaction(memberId, 'settle', wagerId),
    betId: `${memberId}:${bet.key}`,
    state: end.state,
    win: end.win,
    outcome: JSON.stringify(end.outcome),
    validBet: end.state === 'void' ? 0n : validBet({ gameType, stake, win: end.win }),
    unseen: false,
    now: now(),
  })
  if (settled.result !== 'done' && settled.result !== 'replayed')
    throw new Error(`Bet ${wagerId} cannot be settled: ${settled.result}`)
}
