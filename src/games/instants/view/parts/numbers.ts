import { numberFormat } from '#lib/formats.ts'
import { localDecimal, parseAmount } from '#lib/money.ts'

/** Any currency with two digits: numbers in hundredths are read and written as its cents are. */
const cents = 'USD'

/** Hundredths as a number with two digits: 5000 is "50.00". */
export const hundredthsText = (hundredths: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)

/** The same without marks between thousands, for an input field. */
export const hundredthsToType = (hundredths: number, locale: string): string =>
  localDecimal(BigInt(hundredths), cents, locale)

/** What was typed, in hundredths; undefined if it is no number with up to two digits after the point. */
export function hundredthsTyped(text: string): number | undefined {
  const read = parseAmount(text.replace(/[×x%\s]+$/i, ''), cents)
  return read === undefined ? undefined : Number(read)
}
