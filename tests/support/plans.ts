import type { Database, Executor, Parameter } from '#gateway/db/client.ts'
import { rowsAs } from './rows.ts'

/** Drivers keep statements prepared: their plan is made for the values of a call, or once for all. */
export const planModes = ['force_custom_plan', 'force_generic_plan'] as const

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

type Values = readonly (string | number | bigint | null)[]

/**
 * Rows of a table that a statement reads, those it throws away included.
 *
 * @param settings statements that go before it in its transaction
 */
export async function rowsRead(
  database: Database,
  table: string,
  statement: string,
  values: Values,
  mode: (typeof planModes)[number],
  settings: readonly string[] = [],
): Promise<number> {
  const plans = await plansOf(database, statement, values, mode, settings)
  return plans.reduce((sum, plan) => sum + readBy(plan, table), 0)
}

async function plansOf(
  database: Database,
  statement: string,
  values: Values,
  mode: (typeof planModes)[number],
  settings: readonly string[],
): Promise<Plan[]> {
  const literal = (value: Values[number]) => (value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`)
  const given = values.length > 0 ? ` (${values.map(literal).join(', ')})` : ''
  return database.transaction(async (tx) => {
    await tx.query(`SET LOCAL plan_cache_mode = ${mode}`)
    for (const setting of settings) await tx.query(setting)
    await tx.query(`PREPARE page AS ${statement}`)
    const explained = await rowsAs<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      tx,
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE page${given}`,
    )
    await tx.query('DEALLOCATE page')
    return explained.flatMap((row) => row['QUERY PLAN']).map(({ Plan: plan }) => plan)
  })
}

/**
 * What the statements of some work read: rows of each table, those that are thrown away included, and the tables for which there
 * is no index, whatever the planner thinks of their size.
 *
 * @param work reads, by the database that it is given
 */
export async function readsOf(
  database: Database,
  mode: (typeof planModes)[number],
  work: (database: Database) => Promise<unknown>,
): Promise<{ readonly rows: ReadonlyMap<string, number>; readonly whole: readonly string[] }> {
  const statements: { readonly text: string; readonly values: readonly Parameter[] }[] = []
  const noted = (on: Executor): Executor => ({
    query(text, values = []) {
      if (/^\s*(SELECT|WITH)\b(?! set_config)/.test(text)) statements.push({ text, values })
      return on.query(text, values)
    },
  })
  await work({
    ...database,
    ...noted(database),
    transaction: (inside, options) => database.transaction((tx) => inside({ ...tx, ...noted(tx) }), options),
  })
  const rows = new Map<string, number>()
  const whole = new Set<string>()
  const noScan = ['SET LOCAL enable_seqscan = off']
  for (const { text, values } of statements) {
    for (const plan of await plansOf(database, text, plainValues(values), mode, []))
      eachPart(plan, (part) => {
        const table = part['Relation Name'] ?? ''
        rows.set(table, (rows.get(table) ?? 0) + rowsOfPart(part))
      })
    for (const plan of await plansOf(database, text, plainValues(values), mode, noScan))
      eachPart(plan, (part) => {
        if (part['Node Type'] === 'Seq Scan' && part['Relation Name']) whole.add(part['Relation Name'])
      })
  }
  return { rows, whole: [...whole] }
}

/** Values as they stand in the text of a statement. */
export const plainValues = (values: readonly Parameter[]): Values =>
  values.map((value) => (value instanceof Date ? value.toISOString() : (value as Values[number])))

function eachPart(plan: Plan, see: (part: Plan) => void): void {
  see(plan)
  for (const part of plan.Plans ?? []) eachPart(part, see)
}

function readBy(plan: Plan, table: string): number {
  let read = 0
  eachPart(plan, (part) => {
    if (part['Relation Name'] === table) read += rowsOfPart(part)
  })
  return read
}

function rowsOfPart(part: Plan): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = part
  return Math.round((part['Actual Rows'] + filtered + rechecked) * part['Actual Loops'])
}
