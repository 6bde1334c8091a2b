import {
  bigint,
  coerce,
  create,
  date,
  define,
  dynamic,
  instance,
  type as rowType,
  type Struct,
  StructError,
  string,
} from 'superstruct'
import type { Executor, SqlParameters } from './client.ts'
import { UnexpectedRow } from './errors.ts'

// Rows are described with `type`, which allows further columns, and not with `object`, which refuses them: while a newer
// gateway starts beside an older one, a function may already return a column that the older one does not know. A
// description is made once, at the top of its module; a check of 18 columns takes about 10 µs, so there is no
// exception for statements that run often.

/** An instant; statements return it as text. Other columns, such as bigint, need no struct of their own. */
export const Instant = coerce(date(), string(), (text) => new Date(text))

/** JSON as the drivers parse it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A JSON column whose content is not checked here. Unlike with `unknown`, the column must exist. */
export const Json = define<Json>('json', (value) => value !== undefined)

/** `bytea`: a Buffer from PostgreSQL, a plain Uint8Array from PGlite. */
export const Bytes = instance(Uint8Array)

/** A row with its id only. */
export const IdRow = rowType({ id: bigint() })

/**
 * Rows of several shapes. Unlike a `union`, which tries all of them twice, it checks only the right one, and its error
 * names the column.
 *
 * @param choose the shape that a row should have, by one of its columns
 */
export function oneOf<Shape extends { readonly TYPE: unknown }>(
  choose: (row: Readonly<Record<string, unknown>>) => Shape,
): Struct<Shape['TYPE'], null> {
  return dynamic((row) => choose(Object(row)) as unknown as Struct<Shape['TYPE']>)
}

/**
 * Runs one statement and validates each row, so that a statement and the code that reads it cannot drift apart
 * unnoticed.
 *
 * @throws {UnexpectedRow} if a row has another shape
 */
export async function rowsOf<Row, Schema>(
  on: Executor,
  shape: Struct<Row, Schema>,
  text: string,
  parameters: SqlParameters = {},
): Promise<Row[]> {
  const rows = await on.query(text, parameters)
  try {
    return rows.map((row) => create(row, shape))
  } catch (thrown) {
    if (thrown instanceof StructError) throw new UnexpectedRow(text, thrown)
    throw thrown
  }
}

/** {@link rowsOf} for a statement with one row at most: the row, or undefined. */
export async function rowOf<Row, Schema>(
  on: Executor,
  shape: Struct<Row, Schema>,
  text: string,
  parameters: SqlParameters = {},
): Promise<Row | undefined> {
  return (await rowsOf(on, shape, text, parameters))[0]
}
