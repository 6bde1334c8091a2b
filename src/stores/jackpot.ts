/** Where the illustrative jackpot begins, minor units: 11 to 18 million (specification §9). */
const from = 1_100_000_000
const to = 1_800_000_000

/** By how much it grows at a time, minor units: 100 to 500. */
const step = { least: 10_000, most: 50_000 }

/** After how long, milliseconds. */
const pauses = [3000, 4000, 5000] as const

/** A number from 0 up to 1. */
export type Random = () => number

/** Where the ticker begins, minor units. It illustrates, so that it needs no better chance than this. */
export function firstAmount(random: Random): bigint {
  return BigInt(from + Math.floor(random() * (to - from + 1)))
}

/** The amount after the next step, minor units. */
export function grown(amount: bigint, random: Random): bigint {
  return amount + BigInt(step.least + Math.floor(random() * (step.most - step.least + 1)))
}

/** Milliseconds until the next step. */
export function pauseBefore(random: Random): number {
  return pauses[Math.floor(random() * pauses.length)] ?? pauses[0]
}

/**
 * An amount written as another one of as many digits is: the page carries one, and the browser's own formats cost a phone
 * a tenth of a second when they are first used. The ticker stays within its digits, from 11 to 99 million.
 *
 * @param amount minor units
 */
export function inDigitsOf(written: string, amount: bigint): string {
  const digits = amount.toString()
  const places = written.match(/\d/g)?.length ?? 0
  if (places !== digits.length) return written
  let next = 0
  return written.replace(/\d/g, () => digits[next++] ?? '')
}
