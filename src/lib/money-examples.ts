import { formatMoney, minorDigits } from './money.ts'
import { between, type MoneyExamples, moneyWriter } from './money-pattern.ts'

/** Minor units of the examples: all ten digits, the same below zero, and the smallest amount that may have a group of thousands. */
const amounts = (digits: number) => [1234567890n, -1234567890n, BigInt(`1234${'0'.repeat(digits)}`)]

/**
 * The examples that {@link moneyWriter} reads.
 *
 * @param digits decimal digits of the currency
 * @param format writes an amount of minor units
 * @returns undefined if amounts of this language cannot be written by examples
 */
export function moneyExamples(digits: number, format: (amount: bigint) => string): MoneyExamples | undefined {
  const examples = amounts(digits).map(format).join(between)
  const write = moneyWriter(digits, examples)
  const tried = [0n, 5n, -5n, 99_999n, 100_000n, 999_999n, -1_234_567n, 98_765_432_109_876n]
  return write !== undefined && tried.every((amount) => write(amount) === format(amount)) ? examples : undefined
}

/** What `<html data-money>` of a page holds: its currency, and how amounts of it are written in the page's language. */
export function moneyOfPage(currency: string, locale: string): string | undefined {
  const examples = moneyExamples(minorDigits(currency), (amount) => formatMoney(amount, currency, locale))
  return examples && `${currency} ${examples}`
}
