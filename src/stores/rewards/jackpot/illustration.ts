/** Bounds of the illustrative jackpot in minor units: 11 to 18 million (product rule 6.12). */
const range = { least: 1_100_000_000, most: 1_800_000_000 }

/** Bounds of one increase in minor units: 100 to 500. */
const step = { least: 10_000, most: 50_000 }

const day = 86_400_000

/**
 * Increases come in groups of three, after 3, 4 and 5 seconds in some order, 900 in total. This makes the amount a
 * function of the time only.
 */
const orders = [
  [3, 4],
  [3, 5],
  [4, 3],
  [4, 5],
  [5, 3],
  [5, 4],
] as const
const three = { ms: 12_000, grows: 90_000 }
const perDay = (day / three.ms) * three.grows

export interface Moment {
  /** Minor units. */
  readonly amount: bigint
  /** Milliseconds until the next increase. */
  readonly next: number
}

/**
 * The illustrative jackpot at a moment. It is the same for everybody, survives reloads, and starts again each day
 * (UTC).
 *
 * @param now milliseconds since 1970
 */
export function jackpotAt(now: number): Moment {
  const date = Math.floor(now / day)
  const at = Math.floor((now - date * day) / three.ms)
  const passed = (now - date * day) % three.ms
  const chance = chances(date, at)
  const [first, second] = orders[Math.floor(chance(0) * orders.length)] ?? orders[0]
  const one = between(step.least, step.most, chance(1))
  // The rest for the third increase must be within the bounds too.
  const two = between(
    Math.max(step.least, three.grows - one - step.most),
    Math.min(step.most, three.grows - one - step.least),
    chance(2),
  )
  const times = [first * 1000, (first + second) * 1000, three.ms]
  const grown = passed < first * 1000 ? 0 : passed < (first + second) * 1000 ? one : one + two
  const start = between(range.least, range.most - perDay, chances(date, -1)(0))
  return {
    amount: BigInt(start + at * three.grows + grown),
    next: (times.find((time) => time > passed) ?? three.ms) - passed,
  }
}

/** A whole number from `least` to `most`. */
function between(least: number, most: number, chance: number): number {
  return least + Math.floor(chance * (most - least + 1))
}

/**
 * Numbers from 0 to below 1, derived from the day and the position. They decide nothing, so they need not be secret.
 */
function chances(date: number, at: number): (which: number) => number {
  return (which) => scatter(scatter(scatter(date) + at) + which) / 2 ** 32
}

/** Hashes a whole number to 32 bits (the finaliser of MurmurHash3). */
function scatter(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * Writes an amount in the format of another amount with as many digits. The page contains a formatted amount, and
 * creating the browser's number format would cost a phone a tenth of a second. The illustration keeps its number of
 * digits.
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
