import type { Database } from '#gateway/db/client.ts'
import { rowsAs } from './rows.ts'

/** Drivers keep statements prepared: their plan is made for the values of a call, or once for all. */
export const planModes = ['force_custom_plan', 'force_generic_plan'] as const

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

/**
 * Rows of a table that a statement reads, those it throws away included.
 *
 * @param settings statements that go before it in its transaction
 */
export async function rowsRead(
  database: Database,
  table: string,
  statement: string,
  values: readonly (string | number | bigint | null)[],
  mode: (typeof planModes)[number],
  settings: readonly string[] = [],
): Promise<number> {
  const written = values.map((value) => (value === null ? 'NULL' : `'${value}'`)).join(', ')
  return database.transaction(async (tx) => {
    await tx.query(`SET LOCAL plan_cache_mode = ${mode}`)
    for (const setting of settings) await tx.query(setting)
    await tx.query(`PREPARE page AS ${statement}`)
    const explained = await rowsAs<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      tx,
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE page (${written})`,
    )
    await tx.query('DEALLOCATE page')
    return explained.flatMap((row) => row['QUERY PLAN']).reduce((sum, { Plan: plan }) => sum + readBy(plan, table), 0)
  })
}

function readBy(plan: Plan, table: string): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + readBy(part, table), 0)
  if (plan['Relation Name'] !== table) return below
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan
  return below + Math.round((plan['Actual Rows'] + filtered + rechecked) * plan['Actual Loops'])
}
