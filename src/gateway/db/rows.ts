import { coerce, create, date, type Struct, string } from 'superstruct'
import type { Executor, Parameter } from './client.ts'

/** An instant, which statements return as text. Superstruct has its own words for bigint and JSON. */
export const Instant = coerce(date(), string(), (text) => new Date(text))

/**
 * Runs one statement and validates each row, so that a statement and the code that reads it cannot drift apart
 * unnoticed.
 *
 * @throws {StructError} if a row has another shape
 */
export async function rowsOf<Row, Schema>(
  on: Executor,
  shape: Struct<Row, Schema>,
  text: string,
  parameters: readonly Parameter[] = [],
): Promise<Row[]> {
  return (await on.query(text, parameters)).map((row) => create(row, shape))
}
