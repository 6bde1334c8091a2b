import { type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { Digits } from '#gateway/operator-values.ts'
import { defineSetting, readSettings } from '#gateway/system/settings.ts'

/** When commissions are moved to the main wallet (product rule 33.8). Minor units as digits. */
export const commissionPayoutSetting = defineSetting(
  'commissionPayout',
  type({ minimum: Digits, /** Up to this nobody has to look. */ automatic: Digits }),
  { minimum: '1000', automatic: '500000' },
)

export async function readPayoutRules(on: Executor): Promise<{ readonly minimum: bigint; readonly automatic: bigint }> {
  const { written } = await readSettings(on, { written: commissionPayoutSetting })
  return { minimum: BigInt(written.minimum), automatic: BigInt(written.automatic) }
}
