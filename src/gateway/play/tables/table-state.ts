import { bigint, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { type TableState, tableRoundStates } from '#contract/play/tables/table.ts'
import { gameOf, type Table } from '#games/tables/tables.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, Json, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { chainAt } from './chain.ts'
import { seatsState } from './seats-state.ts'

/** Results of earlier rounds that are shown: what fills the roads of baccarat. */
const historyLength = 72

const TableRow = type({ moves: bigint(), is_open: boolean(), has_chat: boolean(), now: Instant })

const RoundRow = type({
  number: bigint(),
  state: enums(tableRoundStates),
  commitment: string(),
  client_seed: string(),
  server_seed: nullable(string()),
  result: nullable(Json),
  forced: nullable(integer()),
  opened_at: Instant,
  closes_at: Instant,
  result_at: nullable(Instant),
  next_at: nullable(Instant),
  players: integer(),
  bets: integer(),
  trial_players: integer(),
  trial_bets: integer(),
})

const sums = `coalesce(sum(s.players) FILTER (WHERE s.currency <> 'FUN'), 0)::int AS players,
  coalesce(sum(s.bets) FILTER (WHERE s.currency <> 'FUN'), 0)::int AS bets,
  coalesce(sum(s.players) FILTER (WHERE s.currency = 'FUN'), 0)::int AS trial_players,
  coalesce(sum(s.bets) FILTER (WHERE s.currency = 'FUN'), 0)::int AS trial_bets`

/** A table as everybody sees it. */
export async function tableState(on: Executor, table: Table): Promise<TableState> {
  const names = { table: table.id }
  // The round is read last, so that it is never older than the number of the change that it is sent with.
  const row = await rowOf(
    on,
    TableRow,
    'SELECT moves, is_open, has_chat, table_now() AS now FROM game_table WHERE table_id = :table',
    names,
  )
  const round = await rowOf(
    on,
    RoundRow,
    `SELECT r.number, r.state, r.commitment, r.client_seed, r.server_seed, r.result, r.forced, r.opened_at, r.closes_at,
       r.result_at, r.next_at, s.*
     FROM (SELECT * FROM table_round WHERE table_id = :table ORDER BY number DESC LIMIT 1) r,
       LATERAL (SELECT ${sums} FROM table_sum s WHERE s.table_id = r.table_id AND s.number = r.number) s`,
    names,
  )
  const chain = table.kind === 'crash' ? await chainAt(on, table.id, round?.number ?? 1n) : undefined
  return {
    table: table.id,
    game: gameOf(table),
    look: table.look,
    moves: (row?.moves ?? 0n).toString(),
    isOpen: row?.is_open ?? true,
    hasChat: row?.has_chat ?? true,
    now: (row?.now ?? new Date(0)).toISOString(),
    round: round ? wireRound(round, table.kind === 'seats' ? await seatsState(on, table, round) : null) : null,
    chain: chain
      ? {
          head: chain.head,
          firstRound: Number(chain.first_round),
          rounds: chain.rounds,
          publicSeed: chain.public_seed,
        }
      : null,
  }
}

type WireRound = NonNullable<TableState['round']>

function wireRound(row: Infer<typeof RoundRow>, seats: WireRound['seats']): WireRound {
  return {
    number: Number(row.number),
    state: row.state,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    serverSeed: row.server_seed,
    result: row.result,
    forced: row.forced,
    seats,
    opensAt: row.opened_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    resultAt: row.result_at?.toISOString() ?? null,
    nextAt: row.next_at?.toISOString() ?? null,
    players: row.players,
    bets: row.bets,
    trialPlayers: row.trial_players,
    trialBets: row.trial_bets,
  }
}

const CountsRow = type({
  number: bigint(),
  players: integer(),
  bets: integer(),
  trial_players: integer(),
  trial_bets: integer(),
})

/** How many players and bets the latest round has; undefined if the table was never played. */
export function countsOf(on: Executor, table: Table): Promise<Infer<typeof CountsRow> | undefined> {
  return rowOf(
    on,
    CountsRow,
    `SELECT r.number, s.* FROM (SELECT table_id, number FROM table_round WHERE table_id = :table ORDER BY number DESC LIMIT 1) r,
       LATERAL (SELECT ${sums} FROM table_sum s WHERE s.table_id = r.table_id AND s.number = r.number) s`,
    { table: table.id },
  )
}

const ResultRow = type({ number: bigint(), result: Json })

/** Of a table with seats, whose results are long, only what a page that was away may have missed. */
const seatsHistoryLength = 3

/** Results of earlier rounds, the latest last. */
export async function tableHistory(on: Executor, table: Table) {
  const rows = await rowsOf(
    on,
    ResultRow,
    `SELECT number, result FROM table_round WHERE table_id = :table AND state IN ('result', 'settled')
     ORDER BY number DESC LIMIT :length`,
    { table: table.id, length: table.kind === 'seats' ? seatsHistoryLength : historyLength },
  )
  return rows.reverse().map(({ number, result }) => ({ number: Number(number), result }))
}
