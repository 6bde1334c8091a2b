import type { Executor } from '#gateway/platform/db/client.ts'
import type { Coin } from '#lib/payout-kinds.ts'
import { readPayoutSetting } from './payout-setting.ts'

/** The port to the source of exchange rates of coins. */
export interface RateSource {
  /**
   * @returns units of the currency for one coin, as a decimal with at most eight places: `5.43`
   * @throws if there is no rate now
   */
  rateOf(coin: Coin, currency: string): Promise<string>
}

/** The rates of the setting `payout`, which never move by themselves. @param currency the operator's; for others there are none */
export const sandboxRates = (on: Executor, currency: string): RateSource => ({
  rateOf: async (coin, asked) => {
    const rate = asked === currency ? (await readPayoutSetting(on)).sandboxRates[coin] : null
    if (rate === null) throw new Error(`The sandbox has no rate of ${coin} in ${asked}`)
    return rate
  },
})
