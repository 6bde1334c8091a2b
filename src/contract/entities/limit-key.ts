import { enums } from 'superstruct'

// Every registration form fetches this file with its rules, so it holds no more than a name needs.

export const limitKinds = ['deposit', 'wager', 'loss', 'time'] as const
export const limitPeriods = ['session', 'day', 'week', 'month'] as const
export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]

/** The fields that name a limit. */
export const limitKey = { kind: enums(limitKinds), period: enums(limitPeriods) } as const
