import { array, enums, nullable, refine, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSetting } from '#gateway/platform/settings/settings.ts'
import { isRate } from '#lib/coin-amount.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { type PayoutKind, payoutKinds } from '#lib/payout-kinds.ts'

const Rate = nullable(refine(string(), 'rate', isRate))

/** The kinds of accounts that the operator pays to (product rule 10.39). */
export const payoutSetting = defineSetting(
  'payout',
  type({
    kinds: array(enums(payoutKinds)),
    /** The sandbox's price of a coin: units of the operator's currency, as a decimal; null for no rate. */
    sandboxRates: type({ USDT: Rate, BTC: Rate }),
  }),
  { kinds: ['pix'], sandboxRates: { USDT: '5.43', BTC: '540000' } },
)

export const readPayoutSetting = (on: Executor) =>
  readSetting(on, payoutSetting.name, payoutSetting.shape, payoutSetting.fallback)

/** The kinds that the operator offers and the law of the market allows, in the order of the product. */
export async function offeredKinds(on: Executor, { payoutKinds: allowed }: Jurisdiction): Promise<PayoutKind[]> {
  const { kinds } = await readPayoutSetting(on)
  return payoutKinds.filter((kind) => kinds.includes(kind) && allowed.includes(kind))
}
