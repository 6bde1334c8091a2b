import { bigint, enums, type Infer, nullable, type } from 'superstruct'
import { type LimitKind, limitKinds, limitPeriods } from '#contract/account/protection/limit-key.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'

const UseRow = type({
  kind: enums(limitKinds),
  period: enums(limitPeriods),
  amount: bigint(),
  /** Below zero for a loss limit after a net win. */
  used: bigint(),
  resets_at: nullable(Instant),
})
export type LimitUse = Infer<typeof UseRow>

interface Owner {
  readonly memberId: bigint
  readonly currency: string
}

/** The limits of a member in force, with their used amounts (`limit_use` in db/functions/protection.sql). */
export function limitUse(
  on: Executor,
  { memberId, currency }: Owner,
  kinds: readonly LimitKind[],
  now: Date,
): Promise<LimitUse[]> {
  return rowsOf(
    on,
    UseRow,
    `SELECT * FROM limit_use(:memberId, :currency, ARRAY(SELECT jsonb_array_elements_text(:kinds::jsonb)), :now)`,
    { memberId, currency, kinds: JSON.stringify(kinds), now },
  )
}
