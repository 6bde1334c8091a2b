import { integer, type Struct, type } from 'superstruct'
import type { Executor, SqlParameters } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'

// What an operator puts in is a version with a time of validity. Earlier versions stay for what they have decided.

/** Who puts in a version, and when it is valid. */
export interface PutIn {
  readonly by: string
  readonly validFrom: Date
  readonly validUntil: Date | null
  readonly now: Date
}

const VersionRow = type({ version: integer() })

/** Runs an `INSERT` that returns the number of the new version. */
export async function insertVersion(on: Executor, text: string, parameters: SqlParameters): Promise<number> {
  const row = await rowOf(on, VersionRow, text, parameters)
  if (!row) throw new Error('The version was not written')
  return row.version
}

/** A table with versions under names, and the columns that are read. */
interface Versions<Row, Schema> {
  readonly table: string
  readonly columns: string
  readonly shape: Struct<Row, Schema>
}

/** Every version under every name, the newest of each first. */
export function listVersions<Row, Schema>(
  on: Executor,
  { table, columns, shape }: Versions<Row, Schema>,
): Promise<Row[]> {
  return rowsOf(on, shape, `SELECT ${columns} FROM ${table} ORDER BY name, version DESC`)
}

/** The newest version under a name that is valid at a moment. */
export function versionAt<Row, Schema>(
  on: Executor,
  { table, columns, shape }: Versions<Row, Schema>,
  name: string,
  at: Date,
): Promise<Row | undefined> {
  return rowOf(
    on,
    shape,
    `SELECT ${columns} FROM ${table} WHERE name = :name AND valid_from <= :at AND (valid_until IS NULL OR valid_until > :at)
     ORDER BY version DESC LIMIT 1`,
    { name, at },
  )
}
