import type { LimitKind, LimitPeriod } from './limit-key.ts'

/** The name of a limit's field in a registration and its failures. */
export type LimitField = `limit.${LimitKind}.${LimitPeriod}`

export const limitField = ({ kind, period }: { kind: LimitKind; period: LimitPeriod }): LimitField =>
  `limit.${kind}.${period}`
