import type { CoinQuote } from '#contract/entities/withdrawal.ts'
import { coinText, rateText } from '#lib/coin-amount.ts'
import type { Translate } from '#lib/messages.ts'

/** A payout in coins and what one costs, before it is asked for (about so much) or as it was. */
export function quoteText(
  t: Translate<'withdraw'>,
  key: 'coins.about' | 'coins.paid',
  { coin, coins, rate }: CoinQuote,
  currency: string,
  locale: string,
): string {
  return t(key, { coins: coinText(coins, coin, locale), rate: rateText(rate, currency, locale) })
}
