import { bigint, type } from 'superstruct'
import { rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'

const IdRow = type({ id: bigint() })

/** Logs accounts that share their mobile number with another account, because people may ask which one is theirs. */
export async function logSharedNumbers({ database, log }: GatewayDeps): Promise<void> {
  const rows = await rowsOf(
    database,
    IdRow,
    `SELECT id FROM member WHERE account_key LIKE '+%#%' AND disabled_at IS NULL ORDER BY account_key`,
  )
  if (rows.length === 0) return
  const members = rows.map(({ id }) => id.toString())
  log.warn({ members }, 'these accounts share their mobile number with another')
}
