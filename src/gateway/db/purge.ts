import type { Executor, Parameter } from './client.ts'

/** Rows of one statement: few enough that nobody waits for it. */
export const purgeBatch = 1_000

/** Statements of one run. What is left waits for the next. */
const mostBatches = 200

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000)
}

/**
 * Runs a statement again and again until it changes fewer rows than a batch. Each is a transaction of its own: whoever
 * is killed between two has done less, and nothing by halves.
 *
 * @param step changes a batch of at most {@link purgeBatch} rows and answers how many they were
 */
export async function inBatches(step: () => Promise<number>): Promise<void> {
  for (let turn = 0; turn < mostBatches; turn++) if ((await step()) < purgeBatch) return
}

/**
 * Deletes the rows of a table that fulfil a condition, batch by batch. Rows that another gateway has locked are left
 * to it.
 *
 * @param condition SQL over the table's columns, with `$1` … for the parameters
 */
export async function purge(
  on: Executor,
  table: string,
  condition: string,
  parameters: readonly Parameter[],
): Promise<void> {
  await inBatches(async () => {
    const [row] = await on.query<{ gone: number }>(
      `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${purgeBatch} FOR UPDATE SKIP LOCKED)) RETURNING 1)
       SELECT count(*)::int AS gone FROM gone`,
      parameters,
    )
    return row?.gone ?? 0
  })
}
