import { integer, type } from 'superstruct'
import type { Executor, SqlParameters } from './client.ts'
import { rowOf } from './rows.ts'

/** Rows per statement: few enough not to delay anybody. */
export const purgeBatch = 1_000

const GoneRow = type({ gone: integer() })

/** Most statements per run. The rest waits for the next run. */
const mostBatches = 200

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000)
}

/**
 * Repeats a statement until it changes fewer rows than a batch. Each repetition is its own transaction, so a killed
 * process leaves nothing incomplete.
 *
 * @param step changes at most {@link purgeBatch} rows and returns their number
 */
export async function inBatches(step: () => Promise<number>): Promise<void> {
  for (let turn = 0; turn < mostBatches; turn++) if ((await step()) < purgeBatch) return
}

/**
 * Deletes the rows of a table that match a condition, in batches. It skips rows that another gateway has locked.
 *
 * @param condition SQL over the table's columns, with its parameters by name
 */
export async function purge(on: Executor, table: string, condition: string, parameters: SqlParameters): Promise<void> {
  await inBatches(async () => {
    const row = await rowOf(
      on,
      GoneRow,
      `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED)) RETURNING 1)
       SELECT count(*)::int AS gone FROM gone`,
      parameters,
    )
    return row?.gone ?? 0
  })
}
