import type { LimitKind, LimitPeriod } from './limit-key.ts'

/** What a registration calls the field of a limit, in its failures too. */
export type LimitField = `limit.${LimitKind}.${LimitPeriod}`

export const limitField = ({ kind, period }: { kind: LimitKind; period: LimitPeriod }): LimitField =>
  `limit.${kind}.${period}`
