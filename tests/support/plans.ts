import type { Database, Executor, Parameter, SqlParameters, Transaction } from '#gateway/platform/db/client.ts'
import { positional, valuesOf } from '#gateway/platform/db/named-parameters.ts'
import { rowsAs } from './rows.ts'

/** Drivers keep statements prepared: their plan is made for the values of a call, or once for all. */
export const planModes = ['force_custom_plan', 'force_generic_plan'] as const
export type PlanMode = (typeof planModes)[number]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

/** A statement as it is sent. */
export interface Statement {
  readonly text: string
  readonly values: SqlParameters
}

/** The rows of a table that a statement reads. */
export interface Reading {
  readonly table: string
  /** Rows, those it throws away included. */
  readonly rows: number
  /** Whether the table is read from its beginning, without an index. */
  readonly isWhole: boolean
  /** Names of the indexes that find the rows. */
  readonly indexes: readonly string[]
}

/**
 * Rows of a table that a statement reads, those it throws away included.
 *
 * @param settings statements that go before it in its transaction
 */
export async function rowsRead(
  database: Database,
  table: string,
  text: string,
  values: SqlParameters,
  mode: PlanMode,
  settings: readonly string[] = [],
): Promise<number> {
  const readings = await readingsOf(database, { text, values }, mode, settings)
  return readings.reduce((sum, reading) => sum + (reading.table === table ? reading.rows : 0), 0)
}

/** The rows that a statement reads, by the parts of its plan. */
export function readingsOf(
  database: Database,
  { text, values }: Statement,
  mode: PlanMode,
  settings: readonly string[] = [],
): Promise<Reading[]> {
  return database.transaction(async (tx) => {
    await tx.query(`SET LOCAL plan_cache_mode = ${mode}`)
    for (const setting of settings) await tx.query(setting)
    const statement = positional(text)
    await tx.query(`PREPARE page AS ${statement.text}`)
    const literals = valuesOf(statement, values).map(literal)
    const execution = literals.length === 0 ? 'page' : `page (${literals.join(', ')})`
    const explained = await rowsAs<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      tx,
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE ${execution}`,
    )
    await tx.query('DEALLOCATE page')
    return explained.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => readingsIn(plan))
  })
}

function literal(value: Parameter): string {
  if (value === null) return 'NULL'
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  return `'${String(value instanceof Date ? value.toISOString() : value).replaceAll("'", "''")}'`
}

function readingsIn(plan: Plan): Reading[] {
  const below = (plan.Plans ?? []).flatMap(readingsIn)
  const table = plan['Relation Name']
  if (table === undefined) return below
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan
  const rows = Math.round((plan['Actual Rows'] + filtered + rechecked) * plan['Actual Loops'])
  return [...below, { table, rows, isWhole: plan['Node Type'] === 'Seq Scan', indexes: indexesIn(plan) }]
}

/** The index of a part, or those of the bitmap that it reads by. */
function indexesIn({ 'Index Name': name, Plans: below = [] }: Plan): string[] {
  return [...(name === undefined ? [] : [name]), ...below.flatMap(indexesIn)]
}

/** Settings of a transaction that reads a table without an index only where there is none. */
export const onlyIndexes = ['SET LOCAL enable_seqscan = off']

/**
 * The first query in a function of the database, as a statement with parameters: the driver sees only the call.
 *
 * @param values the function's variables in the query, by name
 */
export async function queryIn(database: Database, functionName: string, values: SqlParameters): Promise<Statement> {
  const [row] = await rowsAs<{ body: string }>(
    database,
    'SELECT prosrc AS body FROM pg_proc WHERE proname = :functionName',
    { functionName },
  )
  const query = /\bFOR \w+ IN\s+(SELECT\b.+?)\s+LOOP\b/s.exec(row?.body ?? '')?.[1]
  if (query === undefined) throw new Error(`${functionName} has no loop over a query.`)
  const names = Object.keys(values)
  const text = names.reduce((found, name) => found.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `:${name}`), query)
  return { text, values }
}

/** A database that notes what it is asked to read, in `statements`. */
export function recorded(database: Database): { readonly database: Database; readonly statements: Statement[] } {
  const statements: Statement[] = []
  const noting = <On extends Executor>(on: On): On => ({
    ...on,
    query(text, values = {}) {
      if (/^\s*(SELECT|WITH)\b/i.test(text)) statements.push({ text, values })
      return on.query(text, values)
    },
  })
  const inside = (tx: Transaction): Transaction => ({
    ...noting(tx),
    savepoint: (work) => tx.savepoint((inner) => work(inside(inner))),
  })
  return {
    database: {
      ...noting(database),
      transaction: (work, options) => database.transaction((tx) => work(inside(tx)), options),
    },
    statements,
  }
}

/**
 * The rows that the statements of some work read from each table, including discarded ones, and the tables that are
 * read without an index, whatever the planner thinks of their size.
 *
 * @param work reads from the given database
 */
export async function readsOf(
  database: Database,
  mode: PlanMode,
  work: (database: Database) => Promise<unknown>,
): Promise<{ readonly rows: ReadonlyMap<string, number>; readonly whole: readonly string[] }> {
  const noted = recorded(database)
  await work(noted.database)
  const rows = new Map<string, number>()
  const whole = new Set<string>()
  const statements = noted.statements.filter(({ text }) => !/set_config/.test(text))
  for (const statement of statements) {
    for (const { table, rows: read } of await readingsOf(database, statement, mode))
      rows.set(table, (rows.get(table) ?? 0) + read)
    for (const { table, isWhole } of await readingsOf(database, statement, mode, onlyIndexes))
      if (isWhole) whole.add(table)
  }
  return { rows, whole: [...whole] }
}
