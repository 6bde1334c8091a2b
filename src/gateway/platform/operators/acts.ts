import { createHash } from 'node:crypto'
import type { Database } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import type { OperationRequest } from './wire.ts'

/** Characters of an argument above which its SHA-256 is recorded instead: files, which are stored where they belong. */
const longest = 1_000

/**
 * Records that an operation begins. The row is written before it, so that one that kills its process is known too.
 *
 * @param secrets names of arguments that are not recorded
 * @returns the number of the act
 */
export async function noteBeginning(
  database: Database,
  { operation, given }: OperationRequest,
  secrets: readonly string[],
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<bigint> {
  const shown = Object.entries(given).map(([name, value]) => [
    name,
    secrets.includes(name) ? '(secret)' : shownOf(value),
  ])
  const row = await rowOf(
    database,
    IdRow,
    `INSERT INTO operator_act (operation, done_by, arguments, began_at)
     VALUES (:operation, :by, :arguments::text::jsonb, :now) RETURNING id`,
    { operation, by, arguments: JSON.stringify(Object.fromEntries(shown)), now },
  )
  if (!row) throw new Error(`The operation ${operation} was not recorded`)
  return row.id
}

/**
 * Records how an operation ended, once.
 *
 * @param said the sentence with which it failed; null if it did not
 */
export async function noteEnd(
  database: Database,
  id: bigint,
  { code, said, now }: { readonly code: number; readonly said: string | null; readonly now: Date },
): Promise<void> {
  await database.query('UPDATE operator_act SET ended_at = :now, code = :code, said = :said WHERE id = :id', {
    id,
    code,
    said,
    now,
  })
}

const shownOf = (value: string | readonly string[]): string | readonly string[] =>
  typeof value === 'string' && value.length > longest
    ? `sha256:${createHash('sha256').update(value).digest('hex')}`
    : value
