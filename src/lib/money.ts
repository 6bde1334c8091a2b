import { plainDecimal, writerOfPage } from './number-pattern.ts'

const digitsByCurrency: Readonly<Record<string, number>> = { BRL: 2, USD: 2, EUR: 2, VND: 0, JPY: 0, FUN: 2, PTS: 0 }

/** Decimal digits of a currency's minor unit (ISO 4217; 2 if it is not listed). */
export function minorDigits(currency: string): number {
  return digitsByCurrency[currency] ?? 2
}

/**
 * Formats an amount for people: `formatMoney(128450n, 'BRL', 'pt-BR')` is `R$ 1.284,50`. The amount never becomes a
 * float, because Intl accepts a decimal string.
 *
 * @param amount minor units (cents)
 */
export function formatMoney(amount: bigint, currency: string, locale: string): string {
  const write = writerOfPage('money', locale, minorDigits(currency), `${currency} `)
  return write?.(amount) ?? formatter(currency, locale).format(decimal(amount, currency) as Intl.StringNumericLiteral)
}

/** The amount as a plain decimal string with the currency's digits: `128450n` in BRL is `1284.50`. */
export const decimal = (amount: bigint, currency: string): string => plainDecimal(amount, minorDigits(currency))

/**
 * Decimal with the separator of the locale, for an input field: `50,00` in Portuguese, `50.00` in English. A locale with another
 * sign than point or comma gets the point, which `parseAmount` reads.
 */
export function localDecimal(amount: bigint, currency: string, locale: string): string {
  const half = writerOfPage('numerals', locale, 1)?.(5n) ?? new Intl.NumberFormat(locale).format(0.5)
  const plain = decimal(amount, currency)
  return half.includes(',') ? plain.replace('.', ',') : plain
}

/**
 * Reads the text of an amount field, in the notation of either language (`1.284,50`, `1,284.50`, `1284`). The last
 * separator is the decimal one if one or two digits follow it. All separators before it must be alike and group by
 * three digits. `1.284,000` is refused because the two languages read it differently.
 *
 * @returns minor units; undefined if the text is not an amount (empty, negative, too many decimals)
 */
export function parseAmount(text: string, currency: string): bigint | undefined {
  const digits = minorDigits(currency)
  const pattern = /^(?<whole>\d{1,3}(?<group>[.,\s])\d{3}(?:\k<group>\d{3})*|\d+)(?:(?<point>[.,])(?<fraction>\d+))?$/
  // Signs of the usual width, no invisible marks: visitors who only read amounts do not load `lib/pasted.ts`. Raised cents (`19⁹⁰`)
  // are no digits: to read them as such would make a hundred times the amount.
  const plain = text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Default_Ignorable_Code_Point}\x85]/gu, '')
    .trim()
  const parts = pattern.exec(plain.replace(/^R\$\s*/, ''))?.groups
  if (!parts || (parts.point !== undefined && parts.point === parts.group)) return undefined
  const whole = (parts.whole ?? '').replace(/[.,\s]/g, '')
  const fraction = parts.fraction ?? ''
  if (fraction.length > digits || whole.length > 15) return undefined
  return BigInt(whole + fraction.padEnd(digits, '0'))
}

/**
 * An amount with the part of a minor unit that rounding dropped, in all its digits: 80 cents and 2,425 ten-thousandths are
 * `R$ 0.802425`.
 *
 * @param dropped ten-thousandths of a minor unit
 */
export function formatExact(amount: bigint, dropped: bigint, currency: string, locale: string): string {
  const [whole = '0', fraction = ''] = decimal(amount, currency).split('.')
  const all = `${whole}.${fraction}${dropped.toString().padStart(4, '0')}`
  const { style, currencyDisplay } = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const
  const most = minorDigits(currency) + 4
  const options = {
    style,
    currency,
    currencyDisplay,
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: most,
  }
  return new Intl.NumberFormat(locale, options).format(all as Intl.StringNumericLiteral)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const digits = minorDigits(currency)
  // FUN is not an ISO code; Intl then shows the code itself: "FUN 10.00".
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}

/** A part of an amount from 0 to 1, to a thousandth. */
export function partOf(part: bigint, whole: bigint): number {
  if (part <= 0n || whole <= 0n) return 0
  return part >= whole ? 1 : Number((part * 1_000n) / whole) / 1_000
}
