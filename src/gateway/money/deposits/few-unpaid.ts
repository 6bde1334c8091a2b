import { integer, nullable, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'

/** Charges of a member within 24 hours that may stay unpaid (product rule 10.3). */
const mostUnpaid = 30
const dayMs = 86_400_000

const UnpaidRow = type({ count: integer(), first: nullable(Instant) })

/** @throws {Refusal} `deposits_unpaid` until the first of too many unpaid charges is a day old */
export async function demandFewUnpaid(on: Executor, memberId: bigint, now: Date): Promise<void> {
  const row = await rowOf(
    on,
    UnpaidRow,
    `SELECT count(*)::int AS count, min(created_at) AS first FROM deposit
     WHERE member_id = :memberId AND status <> 'credited' AND created_at > :since`,
    { memberId, since: new Date(now.getTime() - dayMs) },
  )
  if (!row?.first || row.count < mostUnpaid) return
  throw new Refusal('deposits_unpaid', { until: new Date(row.first.getTime() + dayMs).toISOString() })
}
