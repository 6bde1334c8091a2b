import { bigint, coerce, integer, refine } from 'superstruct'
import { minorDigits } from '#lib/money.ts'

/** Decimal digits of an amount of the dialect, whatever the currency: 100000 is one unit. */
export const dialectDigits = 5

/** Units of the dialect in one minor unit: 1,000 for a currency with cents. */
export const dialectUnits = (currency: string): bigint => 10n ** BigInt(dialectDigits - minorDigits(currency))

/** Most minor units that an amount of ours may have: 18 digits. */
const most = 10n ** 18n

/** A whole number that was not rounded when it was read; larger ones come as bigints (exact-json.ts). */
const Exact = refine(integer(), 'exact', (amount) => Number.isSafeInteger(amount))

/** A number that is an amount of the dialect: whole, and not negative. */
export const DialectAmount = refine(
  coerce(bigint(), Exact, (amount) => BigInt(amount)),
  'dialect amount',
  (amount) => amount >= 0n,
)

/** @returns undefined if the amount is no whole number of minor units, or more than an amount can be: it is never rounded */
export function toMinor(amount: bigint, currency: string): bigint | undefined {
  const units = dialectUnits(currency)
  const minor = amount / units
  return amount % units === 0n && minor < most ? minor : undefined
}

export const fromMinor = (minor: bigint, currency: string): bigint => minor * dialectUnits(currency)
