import { integer, min, nullable, type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { Digits } from '#gateway/operator-values.ts'
import { defineSetting, readSettings } from '#gateway/system/settings.ts'

/** The rules for settling periods and for approving statements before they are paid (product rule 33.6). */
export const agentPaySetting = defineSetting(
  'agentPay',
  type({
    /** Seconds after the end of a period before it is settled. */
    graceSeconds: min(integer(), 0),
    /** Statements above this amount wait for the operator's approval; minor units of their currency, null for never. */
    holdAbove: nullable(Digits),
  }),
  { graceSeconds: 120, holdAbove: null },
)

export interface PayRules {
  readonly graceSeconds: number
  /** Minor units. */
  readonly holdAbove: bigint | null
}

export async function readPayRules(on: Executor): Promise<PayRules> {
  const { written } = await readSettings(on, { written: agentPaySetting })
  const { graceSeconds, holdAbove } = written
  return { graceSeconds, holdAbove: holdAbove === null ? null : BigInt(holdAbove) }
}
