import { countByIntl } from './count-text.ts'
import { formatMoney, minorDigits } from './money.ts'
import { between, type NumberExamples, numberWriter, plainDecimal } from './number-pattern.ts'
import { rateByIntl } from './rate-text.ts'

/** All ten digits, the same below zero, and the smallest number that may have a group of thousands; in units of the last digit. */
const shown = (digits: number) => [1234567890n, -1234567890n, BigInt(`1234${'0'.repeat(digits)}`)]

const tried = [0n, 5n, -5n, 99_999n, 100_000n, 999_999n, -1_234_567n, 98_765_432_109_876n]

/**
 * The examples that {@link numberWriter} reads.
 *
 * @param digits decimal digits
 * @param format writes a number of units of the last digit, with that many decimal digits left out at its end
 * @param most decimal digits that are ever left out
 * @returns undefined if numbers of this language cannot be written by examples
 */
export function numberExamples(
  digits: number,
  format: (number: bigint, without: number) => string,
  most = 0,
): NumberExamples | undefined {
  const examples = shown(digits)
    .map((number) => format(number, 0))
    .join(between)
  const write = numberWriter(digits, examples)
  for (let without = 0; without <= most; without++)
    for (const one of tried) {
      const number = one * 10n ** BigInt(without)
      if (write?.(number, without) !== format(number, without)) return undefined
    }
  return examples
}

/** What `<html data-money>` of a page holds: its currency, and how amounts of it are written in the page's language. */
export function moneyOfPage(currency: string, locale: string): string | undefined {
  const examples = numberExamples(minorDigits(currency), (amount) => formatMoney(amount, currency, locale))
  return examples && `${currency} ${examples}`
}

/** What `<html data-numerals>` holds: how numbers are written in the page's language, in tenths. */
export function countOfPage(locale: string): string | undefined {
  const write = (tenths: bigint, without: number) =>
    countByIntl(locale, 1 - without).format(plainDecimal(tenths, 1) as Intl.StringNumericLiteral)
  return numberExamples(1, write, 1)
}

/** What `<html data-rate>` holds: how rates are written in the page's language, in hundredths of a per cent. */
export function rateOfPage(locale: string): string | undefined {
  const write = (rate: bigint, without: number) =>
    rateByIntl(locale, 2 - without).format(plainDecimal(rate, 4) as Intl.StringNumericLiteral)
  return numberExamples(2, write, 2)
}
