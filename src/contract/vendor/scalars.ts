import { pattern, refine, string } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'

/** An id that one side gives and the other keeps: at most 64 letters, digits, `_` and `-`. */
export const VendorId = pattern(string(), /^[A-Za-z0-9_-]{1,64}$/)

/** A token of the platform, or what a vendor calls a launch: at most 128 letters, digits, `_` and `-`. */
export const VendorToken = pattern(string(), /^[A-Za-z0-9_-]{16,128}$/)

/** A stake or a win: digits, in minor units of its currency. */
export const Amount = refine(MinorUnits, 'amount', (amount) => amount >= 0n)

/** A stake: more than zero. */
export const Stake = refine(MinorUnits, 'stake', (amount) => amount > 0n)

/** A correction: digits with or without a minus sign, and never zero. */
export const Correction = refine(MinorUnits, 'correction', (amount) => amount !== 0n)
