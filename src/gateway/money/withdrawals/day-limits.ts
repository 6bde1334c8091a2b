import { bigint, integer, type } from 'superstruct'
import type { WithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { addDays, dayIn, startOf } from '#lib/civil-days.ts'

const DayRow = type({ count: integer(), sum: bigint() })

/** The rest of the day's limits. A refused withdrawal does not count. */
export async function dayOf(
  on: Executor,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
  { dayCount, daySum }: Pick<WithdrawalRules, 'dayCount' | 'daySum'>,
  now: Date,
) {
  const timeZone = await brandTimeZone(on)
  const today = dayIn(timeZone, now.getTime())
  const row = await rowOf(
    on,
    DayRow,
    `SELECT count(*)::integer AS count, coalesce(sum(amount), 0)::bigint AS sum FROM withdrawal
     WHERE member_id = :memberId AND currency = :currency AND requested_at >= :since AND state NOT IN ('rejected', 'failed')`,
    { memberId, currency, since: new Date(startOf(today, timeZone)) },
  )
  const used = row ?? { count: 0, sum: 0n }
  return {
    leftCount: Math.max(0, dayCount - used.count),
    leftSum: daySum > used.sum ? daySum - used.sum : 0n,
    resetsAt: new Date(startOf(addDays(today, 1), timeZone)),
  }
}
