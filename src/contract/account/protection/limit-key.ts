import { enums } from 'superstruct'

// Every registration form fetches this file with its rules, so it contains only the names of limits.

export const limitKinds = ['deposit', 'wager', 'loss', 'time'] as const
export const limitPeriods = ['session', 'day', 'week', 'month'] as const
export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]

const minutesOfDay = 24 * 60

/** The highest limit of playing time, in minutes: the length of the period. For a session it is a day. */
export const mostMinutes: Readonly<Record<LimitPeriod, number>> = {
  session: minutesOfDay,
  day: minutesOfDay,
  week: 7 * minutesOfDay,
  month: 31 * minutesOfDay,
}

/** The fields that name a limit. */
export const limitKey = { kind: enums(limitKinds), period: enums(limitPeriods) } as const
