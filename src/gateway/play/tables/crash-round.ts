import { bigint, boolean, integer, nullable, number, string, type } from 'superstruct'
import { cashOutAt, crashWin } from '#games/crash/cash-outs.ts'
import { forcedPoint } from '#games/crash/exposure.ts'
import { endMs } from '#games/crash/growth.ts'
import { crashPoint } from '#games/crash/point.ts'
import { endOfRound, type ShownCrash } from '#games/crash/wire.ts'
import { crashCap } from '#games/tables/bet-limits.ts'
import type { CrashTable, Table } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { openSeed } from '#gateway/play/fairness/seal.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { tableOfGame } from './at-table.ts'
import { ownBets } from './own-bets.ts'

/** Milliseconds after the end of a round from which on nobody could have cashed out by hand: no gateway ran. */
const lateMs = 5_000

const ClosingRow = type({ closing: boolean() })
const RealBet = type({ id: string(), stake: bigint(), target: nullable(integer()) })

/** Closes the bets of a crash round and announces where it is ended at the latest. Play money costs the house nothing. */
export async function closeCrash({ database }: GatewayDeps, table: CrashTable, number: bigint): Promise<void> {
  const names = { table: table.id, number }
  await database.transaction(async (tx) => {
    // Bets that are being placed are waited for; no other one begins, because the time is over.
    const row = await rowOf(
      tx,
      ClosingRow,
      `SELECT true AS closing FROM table_round
       WHERE table_id = :table AND number = :number AND state = 'open' AND closes_at <= table_now() FOR UPDATE`,
      names,
    )
    if (!row) return
    const rows = await rowsOf(
      tx,
      RealBet,
      `SELECT wager_id::text AS id, stake, target FROM table_bet
       WHERE table_id = :table AND number = :number AND mode = 'real' AND NOT undone ORDER BY wager_id`,
      names,
    )
    const bets = rows.map(({ id, stake, target }) => ({
      ...{ id, stake },
      target: Math.min(target ?? Number.POSITIVE_INFINITY, crashCap(stake, table.limits)),
    }))
    const forced = forcedPoint(bets, table.limits.exposure) ?? null
    await tx.query(
      `UPDATE table_round SET state = 'closed', forced = :forced WHERE table_id = :table AND number = :number`,
      { ...names, forced },
    )
    await tx.query('SELECT table_moved(:table)', { table: table.id })
  })
}

const RunningRow = type({
  sealed_seed: string(),
  client_seed: string(),
  forced: nullable(integer()),
  /** Milliseconds since the start. */
  ran: number(),
})

const runningText = `SELECT sealed_seed, client_seed, forced, (extract(epoch FROM table_now() - closes_at) * 1000)::float8 AS ran
  FROM table_round WHERE table_id = :table AND number = :number AND state = 'closed'`

/**
 * Ends a running round whose time is over.
 *
 * @returns milliseconds until its end; `now` if it is over
 */
export async function endCrash(
  { database }: GatewayDeps,
  table: CrashTable,
  number: bigint,
  { serverSeed, clientSeed }: { readonly serverSeed: string; readonly clientSeed: string },
): Promise<number | 'now'> {
  const row = await rowOf(database, RunningRow, runningText, { table: table.id, number })
  if (!row) return 'now'
  const point = crashPoint(serverSeed, clientSeed)
  const end = endMs(endOfRound({ point, forced: row.forced }))
  if (row.ran < end) return end - row.ran
  const result: ShownCrash = { point, late: row.ran > end + lateMs, forced: row.forced }
  await database.query('SELECT table_result(:table, :number, :seed, :result::jsonb, :pause)', {
    ...{ table: table.id, number, seed: serverSeed, result: JSON.stringify(result), pause: table.pauseMs },
  })
  return 'now'
}

interface CashingOut {
  readonly key: string
  readonly number: number
  readonly place: string
}

/**
 * Cashes out a bet at the multiplier of the moment in which the statement arrives at the database. It is paid with all others.
 *
 * @throws {Refusal} `cash_out_missed`, final for the key
 * @throws {CallFailure} `game_session_closed`
 */
export async function cashOut(deps: GatewayDeps, player: Player, { key, number, place }: CashingOut) {
  const { memberId } = player.session
  const { nodeId, mode } = player.game
  const table = await tableOfGame(deps.database, player.game)
  if (table.kind !== 'crash') throw new CallFailure('game_session_closed')
  const request = { call: 'cashOutTableBet', nodeId, mode, number, place }
  const { answer } = await once(
    deps.database,
    { actor: `member:${memberId}`, key, request, now: deps.now() },
    async (tx) => {
      const at = { table: table.id, number, memberId, mode }
      const { stake, cashedAt } = await cashedIn(deps, tx, table, at, place)
      return { number, place, cashedAt, win: crashWin(stake, cashedAt).toString() }
    },
  )
  return { ...answer, win: BigInt(answer.win) }
}

async function cashedIn(
  { config }: GatewayDeps,
  tx: Transaction,
  table: Table,
  at: Parameters<typeof ownBets>[1],
  place: string,
) {
  // The round cannot end before this transaction does.
  const round = await rowOf(tx, RunningRow, `${runningText} FOR SHARE`, { table: at.table, number: at.number })
  const bet = round && (await ownBets(tx, at)).find((placed) => placed.place === place)
  if (!bet) throw new Refusal('cash_out_missed')
  const { stake, target, wager_id: wagerId } = bet
  const known = bet.cashed_at === null ? {} : { cashedAt: bet.cashed_at }
  const cap = Math.min(target ?? Number.POSITIVE_INFINITY, crashCap(stake, table.limits))
  const point = crashPoint(openSeed(config, round.sealed_seed), round.client_seed)
  const cashed = cashOutAt(
    { id: wagerId.toString(), stake, target: cap, ...known },
    Math.floor(round.ran),
    endOfRound({ point, forced: round.forced }),
  )
  if (typeof cashed === 'string') throw new Refusal('cash_out_missed')
  const { cashedAt } = cashed
  // The same bet at once: the first one counts.
  const stored = await rowOf(
    tx,
    type({ cashed_at: integer() }),
    `UPDATE table_bet SET cashed_at = coalesce(cashed_at, :cashedAt) WHERE wager_id = :wagerId RETURNING cashed_at`,
    { wagerId, cashedAt },
  )
  return { stake, cashedAt: stored?.cashed_at ?? cashedAt }
}
