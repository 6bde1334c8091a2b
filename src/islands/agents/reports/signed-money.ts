import { formatMoney } from '#lib/money.ts'

/** A result of the house as all screens of agents write it: `+` if the house won from the line, `−` if the line won. */
export const signedMoney = (amount: bigint, currency: string, locale: string): string =>
  (amount > 0n ? '+' : '') + formatMoney(amount, currency, locale)
