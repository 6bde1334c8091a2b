import { coerce, create, date, type Struct, string } from 'superstruct'
import type { Executor, Parameter } from './client.ts'

/** An instant: statements answer it as text. `int8` comes as bigint, JSON parsed; superstruct has words for those. */
export const Instant = coerce(date(), string(), (text) => new Date(text))

/**
 * Runs one statement and answers its rows, each checked: a statement and the code that reads it cannot drift apart
 * without an error at once.
 *
 * @throws {StructError} where a row is not of this shape
 */
export async function rowsOf<Row, Schema>(
  on: Executor,
  shape: Struct<Row, Schema>,
  text: string,
  parameters: readonly Parameter[] = [],
): Promise<Row[]> {
  return (await on.query(text, parameters)).map((row) => create(row, shape))
}
