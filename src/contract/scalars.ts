import {
  bigint,
  boolean,
  coerce,
  define,
  enums,
  integer,
  min,
  nonempty,
  pattern,
  refine,
  size,
  string,
} from 'superstruct'

/** An amount in minor units: a digit string on the wire, a bigint in code. May be negative (a loss, a debit). */
export const MinorUnits = coerce(bigint(), pattern(string(), /^-?(0|[1-9]\d{0,17})$/), (text) => BigInt(text))

/** An amount that a person asks to move: more than zero. */
export const PositiveMinorUnits = refine(MinorUnits, 'positive', (amount) => amount > 0n)

/** ISO 4217 code, or FUN for play money. */
export const CurrencyCode = pattern(string(), /^[A-Z]{3}$/)

/** A moment, as ISO 8601 in UTC with milliseconds. */
export const Instant = define<string>('instant', (value) => typeof value === 'string' && instant.test(value))
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A non-negative integer that arrives as text in a query string. */
export const Count = coerce(min(integer(), 0), string(), (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text))

/** Yes or no; text in a query string. */
export const Flag = coerce(boolean(), enums(['true', 'false']), (text) => text === 'true')

/** A page number, from 1. */
export const PageNo = refine(Count, 'page', (page) => page >= 1 && page <= 100_000)

/** Entries on a page, 1 to 999 (product rule 16.5). */
export const PageSize = refine(Count, 'page size', (entries) => entries >= 1 && entries <= 999)

/** A short text that must not be empty. */
export const Text = size(nonempty(string()), 1, 255)

/** Language for the texts of the answer. */
export const Language = pattern(string(), /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)
