import { string, type } from 'superstruct'
import { rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { FileStore } from '#gateway/uploads/file-store.ts'
import { deleteUpload } from '#gateway/uploads/uploads.ts'
import { readIdentityRules } from './identity-rules.ts'

/** The moment a number of months earlier; the last day of the month if the day does not exist. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return before
}

const NameRow = type({ reference: string() })

/** Deletes the documents of accounts that were closed long enough ago. The decisions about them stay. */
export async function forgetDocuments(
  { database, config, now }: Pick<GatewayDeps, 'database' | 'config' | 'now'>,
  store: FileStore,
): Promise<void> {
  const { keepMonths } = await readIdentityRules(database, config.jurisdiction)
  const rows = await rowsOf(
    database,
    NameRow,
    `SELECT u.reference FROM upload u JOIN member m ON m.id = u.member_id
     WHERE u.purpose = 'identity' AND m.closed_at < $1 LIMIT 500`,
    [monthsBefore(now(), keepMonths)],
  )
  for (const { reference } of rows) await deleteUpload(database, store, reference)
}
