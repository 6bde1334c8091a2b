import { integer, min, type } from 'superstruct'
import { Digits } from '#gateway/operator-values.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'

/** The operator's limits of money along the agent line (product rule 19.4). */
export const lineTransferSetting = defineSetting(
  'lineTransfer',
  type({
    minimum: Digits,
    maximum: Digits,
    /** Transfers of a sender in one civil day, and their sum. */
    dayCount: min(integer(), 0),
    daySum: Digits,
  }),
  { minimum: '1000', maximum: '500000', dayCount: 10, daySum: '1000000' },
)

/** Amounts are minor units. */
export interface TransferRules {
  readonly minimum: bigint
  readonly maximum: bigint
  readonly dayCount: number
  readonly daySum: bigint
}

export async function readTransferRules(on: Executor): Promise<TransferRules> {
  const { written } = await readSettings(on, { written: lineTransferSetting })
  const { minimum, maximum, dayCount, daySum } = written
  return { minimum: BigInt(minimum), maximum: BigInt(maximum), dayCount, daySum: BigInt(daySum) }
}
