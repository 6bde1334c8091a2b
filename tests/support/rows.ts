import type { Executor, SqlParameters } from '#gateway/platform/db/client.ts'

/** The rows of a statement, as the test says they are. The gateway checks its rows instead (`rowsOf`). */
export async function rowsAs<Row>(on: Executor, text: string, parameters: SqlParameters = {}): Promise<Row[]> {
  return [...(await on.query(text, parameters))] as Row[]
}
