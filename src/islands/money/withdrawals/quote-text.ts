import type { CoinQuote } from '#contract/money/withdrawals/withdrawal.ts'
import { coinText, rateText } from '#lib/coin-amount.ts'
import type { Translate } from '#lib/messages.ts'

/** A payout in coins and the price of one coin: an estimate before the request, exact afterwards. */
export function quoteText(
  t: Translate<'withdrawals'>,
  key: 'coins.about' | 'coins.paid',
  { coin, coins, rate }: CoinQuote,
  currency: string,
  locale: string,
): string {
  return t(key, { coins: coinText(coins, coin, locale), rate: rateText(rate, currency, locale) })
}
