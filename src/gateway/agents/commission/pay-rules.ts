import { boolean, integer, min, nullable, optional, type } from 'superstruct'
import { Digits } from '#gateway/operator-values.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'

/** The rules for settling periods and for approving statements before they are paid (product rule 33.6). */
export const agentPaySetting = defineSetting(
  'agentPay',
  type({
    /** Seconds after the end of a period before it is settled. */
    graceSeconds: min(integer(), 0),
    /** Statements above this amount wait for the operator's approval; minor units of their currency, null for never. */
    holdAbove: nullable(Digits),
    /** Whether statements of agents with a flag wait for the operator's approval (product rule 33.12). */
    holdFlagged: optional(boolean()),
  }),
  { graceSeconds: 120, holdAbove: null },
)

export interface PayRules {
  readonly graceSeconds: number
  /** Minor units. */
  readonly holdAbove: bigint | null
  readonly holdFlagged: boolean
}

export async function readPayRules(on: Executor): Promise<PayRules> {
  const { written } = await readSettings(on, { written: agentPaySetting })
  const { graceSeconds, holdAbove, holdFlagged = false } = written
  return { graceSeconds, holdAbove: holdAbove === null ? null : BigInt(holdAbove), holdFlagged }
}
