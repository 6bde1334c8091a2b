import { pattern, string } from 'superstruct'

// Values that operators write into files and settings. Amounts are minor units as digits, since JSON has no bigint.

/** An amount, or a number of things, above zero. */
export const PositiveDigits = pattern(string(), /^[1-9]\d{0,14}$/)

/** An amount that may be zero. */
export const Digits = pattern(string(), /^(0|[1-9]\d{0,17})$/)

/** A name that rows are found by again. */
export const ShortName = pattern(string(), /^[a-z0-9-]{1,40}$/)
