import type { Executor } from '#gateway/platform/db/client.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { addDays, dayIn, startOf } from '#lib/civil-days.ts'
import { sentSince } from './transfer-queries.ts'
import type { TransferRules } from './transfer-rules.ts'

/** The rest of a sender's limits of the civil day. */
export async function transferDay(
  on: Executor,
  sender: { readonly memberId: bigint; readonly currency: string },
  { dayCount, daySum }: Pick<TransferRules, 'dayCount' | 'daySum'>,
  now: Date,
) {
  const timeZone = await brandTimeZone(on)
  const today = dayIn(timeZone, now.getTime())
  const { count, sum } = await sentSince(on, sender, new Date(startOf(today, timeZone)))
  return {
    leftCount: Math.max(0, dayCount - count),
    leftSum: daySum > sum ? daySum - sum : 0n,
    resetsAt: new Date(startOf(addDays(today, 1), timeZone)),
  }
}
