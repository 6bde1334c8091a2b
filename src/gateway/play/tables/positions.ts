import { bigint, boolean, enums, type Infer, nullable, number, string, type } from 'superstruct'
import { tableRoundStates } from '#contract/play/tables/table.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'

const PositionRow = type({
  /** Whether a round may begin: somebody watches, and no operator has closed the table. */
  awake: boolean(),
  number: nullable(bigint()),
  state: nullable(enums(tableRoundStates)),
  /** Milliseconds until bets close, and until the next round may open; negative if that is over. */
  closes_in: nullable(number()),
  next_in: nullable(number()),
  /** Milliseconds until the result, or the next decision of a player, is due. */
  due_in: nullable(number()),
  commitment: nullable(string()),
  sealed_seed: nullable(string()),
  client_seed: nullable(string()),
})

/** Where a table stands, by the clock of the database; undefined if nobody has ever watched it. */
export function positionOf(on: Executor, table: string): Promise<Infer<typeof PositionRow> | undefined> {
  return rowOf(
    on,
    PositionRow,
    `SELECT t.is_open AND t.watched_until > n.now AS awake, r.number, r.state, r.commitment, r.sealed_seed, r.client_seed,
       (extract(epoch FROM r.closes_at - n.now) * 1000)::float8 AS closes_in,
       (extract(epoch FROM r.next_at - n.now) * 1000)::float8 AS next_in,
       (extract(epoch FROM greatest(r.closes_at, h.decides_until) - n.now) * 1000)::float8 AS due_in
     FROM game_table t CROSS JOIN (SELECT table_now() AS now) n
       LEFT JOIN LATERAL (SELECT * FROM table_round r WHERE r.table_id = t.table_id ORDER BY r.number DESC LIMIT 1) r ON true
       LEFT JOIN table_hands h ON (h.table_id, h.number) = (r.table_id, r.number)
     WHERE t.table_id = :table`,
    { table },
  )
}
export type Position = Infer<typeof PositionRow>

const NumberRow = type({ number: bigint() })

/** Rounds with a result, or without one for good, that are not settled yet. */
export async function unsettledRounds(on: Executor, table: string): Promise<bigint[]> {
  const rows = await rowsOf(
    on,
    NumberRow,
    `SELECT number FROM table_round WHERE table_id = :table AND settled_at IS NULL AND state IN ('result', 'void') ORDER BY number`,
    { table },
  )
  return rows.map((row) => row.number)
}

const TableRow = type({ table_id: string() })

/** Tables that must go on: a round is not over, or somebody watches. */
export async function busyTables(on: Executor): Promise<string[]> {
  const rows = await rowsOf(
    on,
    TableRow,
    `SELECT table_id FROM game_table t WHERE (t.is_open AND t.watched_until > table_now())
       OR EXISTS (SELECT FROM table_round r WHERE r.table_id = t.table_id AND r.settled_at IS NULL) ORDER BY table_id`,
  )
  return rows.map(({ table_id }) => table_id)
}
