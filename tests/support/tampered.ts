import type { Database, SqlParameters } from '#gateway/platform/db/client.ts'

class Undone extends Error {}

/**
 * How many rows a proof finds while a statement has changed something past all guards. Afterwards the change is undone.
 *
 * @param proof the query of the proof; undefined, as an unknown name reads, is a fault of the test
 */
export async function faultsWhile(
  database: Database,
  proof: string | undefined,
  text: string,
  values: SqlParameters = {},
): Promise<number> {
  if (proof === undefined) throw new Error('There is no such proof.')
  let found = 0
  try {
    await database.transaction(async (tx) => {
      await tx.query('SET LOCAL ROLE NONE')
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query(text, values)
      found = (await tx.query(proof)).length
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return found
}
