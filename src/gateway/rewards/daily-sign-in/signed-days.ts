import { bigint, enums, type Infer, integer, string, type } from 'superstruct'
import { type SignedDay, signInRewardKinds } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { keysetPage, seekByNegatedId } from '#gateway/platform/http/keyset.ts'

const SignedRow = type({
  id: bigint(),
  day: string(),
  days: integer(),
  version: integer(),
  kind: enums(signInRewardKinds),
  currency: string(),
  amount: bigint(),
  at: Instant,
  transfer_id: bigint(),
})
export type SignedRow = Infer<typeof SignedRow>

const columns = `id, to_char(day, 'YYYY-MM-DD') AS day, days, version, kind, currency, amount, at, transfer_id`

/** The last days that a member signed in, the newest first. */
export function lastDays(on: Executor, memberId: bigint, count: number): Promise<SignedRow[]> {
  const text = `SELECT ${columns} FROM sign_in WHERE member_id = :memberId ORDER BY sign_in.day DESC LIMIT :limit`
  return rowsOf(on, SignedRow, text, { memberId, limit: count })
}

interface Page {
  readonly cursor?: string | undefined
  readonly pageSize: number
}

/** A page of the days that a member signed in, the newest first. */
export async function signedDays({ database }: GatewayDeps, memberId: bigint, { cursor, pageSize }: Page) {
  const asked = { list: `getSignedDays ${memberId}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
    rows: await selectDays(database, memberId, limit, place),
  }))
  return { list: rows.map(wireDay), next, previous }
}

function selectDays(on: Executor, memberId: bigint, limit: number, place: Place | undefined): Promise<SignedRow[]> {
  const { where, order, parameters } = seekByNegatedId(place, 'id', { memberId, limit })
  const text = `SELECT ${columns} FROM (SELECT * FROM sign_in WHERE member_id = :memberId ${where}
    ORDER BY ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, SignedRow, text, parameters)
}

const wireDay = (row: SignedRow): SignedDay => ({
  signInId: row.id.toString(),
  day: row.day,
  at: row.at.toISOString(),
  inRow: row.days,
  version: row.version,
  kind: row.kind,
  amount: row.amount,
  currency: row.kind === 'money' ? row.currency : null,
  transactionId: row.transfer_id.toString(),
})
