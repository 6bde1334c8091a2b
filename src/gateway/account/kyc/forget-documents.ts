import { string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import type { FileStore } from '#gateway/platform/uploads/file-store.ts'
import { deleteUpload } from '#gateway/platform/uploads/uploads.ts'
import { monthsFrom } from '#lib/civil-time.ts'
import { readIdentityRules } from './identity-rules.ts'

const NameRow = type({ reference: string() })

/** Deletes the documents of accounts that were closed long enough ago. The decisions about them stay. */
export async function forgetDocuments(
  { database, config, now }: Pick<GatewayDeps, 'database' | 'config' | 'now'>,
  store: FileStore,
): Promise<void> {
  const { keepMonths } = await readIdentityRules(database, config.jurisdiction)
  const timeZone = await brandTimeZone(database)
  const rows = await rowsOf(
    database,
    NameRow,
    `SELECT u.reference FROM upload u JOIN member m ON m.id = u.member_id
     WHERE u.purpose = 'identity' AND m.closed_at < :before LIMIT 500`,
    { before: new Date(monthsFrom(timeZone, now().getTime(), -keepMonths)) },
  )
  for (const { reference } of rows) await deleteUpload(database, store, reference)
}
