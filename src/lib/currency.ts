/** Play money of trial sessions. Ledger transfers cannot mix it with a real currency. */
export const trialCurrency = 'FUN'

const digitsByCurrency: Readonly<Record<string, number>> = { BRL: 2, USD: 2, EUR: 2, VND: 0, JPY: 0, FUN: 2 }

/** Decimal digits of a currency's minor unit (ISO 4217; 2 if it is not listed). */
export function minorDigits(currency: string): number {
  return digitsByCurrency[currency] ?? 2
}
