import { numberFormat } from './formats.ts'
import type { Coin } from './payout-kinds.ts'

/** Decimals of a coin's smallest unit: a millionth of a USDT, a satoshi. */
const decimalsOf: Readonly<Record<Coin, number>> = { USDT: 6, BTC: 8 }

/** Units of the operator's currency for one coin, with at most eight decimals. */
const ratePattern = /^(0|[1-9]\d{0,8})(\.\d{1,8})?$/

/** Whether a text is a rate that can be paid at. */
export const isRate = (text: string): boolean => ratePattern.test(text) && /[1-9]/.test(text)

/** `5.43` as 543 and two decimals, so that nothing becomes a float. */
function whole(text: string): readonly [digits: bigint, decimals: number] {
  const [before = '', after = ''] = text.split('.')
  return [BigInt(before + after), after.length]
}

/**
 * Coins for an amount, in the smallest unit of the coin, rounded down.
 *
 * @param amount units of the currency as a decimal: `67.00`
 * @param rate units of the currency for one coin: `5.43`
 */
export function coinsFor(amount: string, rate: string, coin: Coin): bigint {
  const [paid, paidDecimals] = whole(amount)
  const [price, priceDecimals] = whole(rate)
  const shift = 10n ** BigInt(decimalsOf[coin] + priceDecimals)
  return (paid * shift) / (price * 10n ** BigInt(paidDecimals))
}

/** Smallest units as a decimal: 12338858 of USDT are `12.338858`. */
export function coinDecimal(units: bigint, coin: Coin): string {
  const decimals = decimalsOf[coin]
  const digits = units.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Coins as people write them: `12.338858 USDT`. @param amount a decimal */
export function coinText(amount: string, coin: Coin, locale: string): string {
  const format = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: decimalsOf[coin] })
  return `${format.format(amount as Intl.StringNumericLiteral)} ${coin}`
}

/** A rate as people write it: `R$5.43`. */
export function rateText(rate: string, currency: string, locale: string): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 8,
  })
  return format.format(rate as Intl.StringNumericLiteral)
}
