import { rowLength, type SignIn, type SignInDay } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { addDays, dayIn, startOf } from '#lib/civil-days.ts'
import { type Plan, planAt, rewardAt } from './plans.ts'
import { placeOf, type Row, rowOn } from './row.ts'
import { lastDays, type SignedRow } from './signed-days.ts'

/** The civil day of a moment in the operator's time zone, and when the next one begins. */
export async function civilDay(on: Executor, at: Date) {
  const timeZone = await brandTimeZone(on)
  const day = dayIn(timeZone, at.getTime())
  return { day, next: new Date(startOf(addDays(day, 1), timeZone)) }
}

/** A member's sign-in state at a moment: the row, and its seven days with today. */
export async function calendarOf(on: Executor, { memberId, currency }: Session, at: Date): Promise<SignIn> {
  const { day, next } = await civilDay(on, at)
  const [last, plan] = await Promise.all([lastDays(on, memberId, rowLength), planAt(on, currency, at)])
  const row = rowOn(day, last[0])
  return {
    isOn: plan !== undefined,
    today: day,
    nextDayAt: next.toISOString(),
    ...row,
    days: plan ? daysOf(plan, row, last) : [],
  }
}

/** The seven days of the current row: signed days with their reward, the others with the reward that they would give now. */
function daysOf(plan: Plan, { inRow, isDone }: Row, last: readonly SignedRow[]): SignInDay[] {
  // If the row was full yesterday, today begins the next one.
  const place = placeOf(isDone ? inRow : inRow + 1)
  const done = isDone ? place : place - 1
  return Array.from({ length: rowLength }, (_, at): SignInDay => {
    const signed = at < done ? last[done - 1 - at] : undefined
    if (signed) {
      const { kind, amount, currency } = signed
      return { place: at + 1, state: 'done', kind, amount, currency: kind === 'money' ? currency : null }
    }
    const state = at === done && !isDone ? 'today' : 'coming'
    return { place: at + 1, state, ...rewardAt(plan, at + 1) }
  })
}
