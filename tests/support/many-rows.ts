import type { Database } from '#gateway/platform/db/client.ts'
import { rowsAs } from './rows.ts'

/** Values of columns, as SQL of the row's number `n` from 1 on. */
export type ColumnsSql = Readonly<Record<string, string>>

interface Column {
  readonly name: string
  readonly type: string
}

/** A value for a required column without a given one: a different value in each row, if there are several rows. */
const fillers: Readonly<Record<string, string>> = {
  bigint: 'n',
  integer: 'n',
  smallint: '1',
  text: 'n::text',
  character: `'BRL'`,
  boolean: 'false',
  jsonb: `'{}'`,
  bytea: `decode(md5(n::text), 'hex')`,
  date: `'2026-01-01'::date + n`,
  'timestamp with time zone': `'2026-01-01T12:00:00Z'::timestamptz + n * interval '1 hour'`,
}

/**
 * Fills a table past its triggers and references, for tests of query plans. The constraints of the table itself hold.
 *
 * @param count rows; their ids are 1, 2, 3 … where the table has an id
 */
export async function manyRows(database: Database, table: string, count: number, said: ColumnsSql): Promise<void> {
  const needed = await rowsAs<Column>(
    database,
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = :table AND is_nullable = 'NO' AND is_generated = 'NEVER'
       AND (column_name = 'id' OR column_default IS NULL AND is_identity = 'NO')`,
    { table },
  )
  const columns = new Map([
    ...needed.map(({ name, type }) => [name, fillers[type] ?? 'NULL'] as const),
    ...Object.entries(said),
  ])
  await database.transaction(async (tx) => {
    await tx.query('SET LOCAL ROLE NONE')
    await tx.query('SET LOCAL session_replication_role = replica')
    await tx.query(
      `INSERT INTO ${table} (${[...columns.keys()].join(', ')}) OVERRIDING SYSTEM VALUE
       SELECT ${[...columns.values()].join(', ')} FROM generate_series(1, ${count}) n`,
    )
    await tx.query(`ANALYZE ${table}`)
  })
}
