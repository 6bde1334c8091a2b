import { bigint, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { type Period, periodAt, periodBefore } from '#lib/periods.ts'
import { promotionAt } from './promotions.ts'

/** Periods that are looked back for, if no job ran for a while. */
const lookedBack = 8

/** Milliseconds after the end of a period in which every transaction of its bets has ended. */
const graceMs = 5 * 60_000

const NameRow = type({ name: string() })
const PeriodName = type({ period: string() })

/**
 * Stores the finished periods of every cash back promotion (product rule 28.13). The version at a period's start counts
 * for it, so a newer version begins with the next period.
 */
export async function notePeriods(on: Executor, timeZone: string, now: Date): Promise<void> {
  const text = `SELECT DISTINCT name FROM promotion WHERE kind = 'cash_back' AND valid_from <= :now`
  for (const { name } of await rowsOf(on, NameRow, text, { now })) {
    const known = await rowsOf(on, PeriodName, 'SELECT period FROM cash_back_period WHERE name = :name', { name })
    const names = new Set(known.map(({ period }) => period))
    for (const period of lastPeriods(timeZone, now)) if (!names.has(period.id)) await note(on, name, period)
  }
}

/** The days and weeks that were over a while ago, newest first. */
function lastPeriods(timeZone: string, now: Date): Period[] {
  return (['day', 'week'] as const).flatMap((kind) => {
    const periods: Period[] = []
    let period = periodAt(kind, timeZone, new Date(now.getTime() - graceMs))
    while (periods.length < lookedBack) {
      period = periodBefore(period, timeZone)
      periods.push(period)
    }
    return periods
  })
}

async function note(on: Executor, name: string, { id, kind, from, to }: Period): Promise<void> {
  const valid = await promotionAt(on, name, from)
  if (valid?.rules.cashBack?.period !== kind) return
  await on.query(
    `INSERT INTO cash_back_period (name, period, promotion_id, starts_at, ends_at) VALUES (:name, :period, :promotionId, :from, :to)
     ON CONFLICT (name, period) DO NOTHING`,
    { name, period: id, promotionId: valid.promotion_id, from, to },
  )
}

const OpenPeriod = type({
  name: string(),
  period: string(),
  promotion_id: bigint(),
  starts_at: Instant,
  ends_at: Instant,
})

/** Periods with members whose part is not calculated yet. */
export function openPeriods(on: Executor) {
  const text = `SELECT name, period, promotion_id, starts_at, ends_at FROM cash_back_period WHERE closed_at IS NULL ORDER BY ends_at`
  return rowsOf(on, OpenPeriod, text)
}
