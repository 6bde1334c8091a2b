import type { Hold, SpinProfile } from '#games/reels/profile.ts'
import { minus, plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { addSums, noSums } from '#games/slots/sums.ts'
import { coinChances } from './coin-chances.ts'
import type { Figures } from './figures.ts'
import { spinSums } from './spin-sums.ts'

/**
 * Exact figures of a game with hold and respin. What the reels pay and what the coins pay depend on each other only by the
 * number n of coins in the window: E(x + y) and E((x + y)²) are sums over n, in each of which both are independent.
 */
export function holdFigures(profile: SpinProfile, hold: Hold): Figures {
  const counted = spinSums(profile)
  const all = counted.reduce(addSums, noSums)
  const cells = profile.strips.length * profile.rows
  let mean = rational(all.paid)
  let square = rational(all.squared)
  let { hits, most } = counted.slice(0, hold.coins).reduce(addSums, noSums)
  for (const [coins, { windows, paid, most: best }] of counted.entries()) {
    if (coins < hold.coins || windows === 0n) continue
    const held = coinMoments(hold, coins, cells)
    mean = plus(mean, times(rational(windows), held.mean))
    square = plus(square, plus(times(rational(2n * paid), held.mean), times(rational(windows), held.square)))
    hits += windows
    const full = best + mostOfCoins(hold, cells)
    if (full > most) most = full
  }
  const perRound = rational(1n, all.windows * BigInt(profile.units))
  const perSquare = rational(1n, all.windows * BigInt(profile.units) ** 2n)
  const rtp = times(mean, perRound)
  const variance = minus(times(square, perSquare), times(rtp, rtp))
  return { rtp, hitFrequency: rational(hits, all.windows), variance, most }
}

/**
 * Mean and mean square of what the coins pay, given how many there are at first. N coins with independent values of mean m
 * and variance v pay Nm + f in the mean, and (Nm + f)² + Nv in the mean square, where f is what a full window adds.
 */
function coinMoments(hold: Hold, coins: number, cells: number): { readonly mean: Rational; readonly square: Rational } {
  const weights = rational(1n, BigInt(hold.values.reduce((sum, { weight }) => sum + weight, 0)))
  const sum = (power: number) => hold.values.reduce((all, { pay, weight }) => all + weight * pay ** power, 0)
  const mean = times(rational(BigInt(sum(1))), weights)
  const variance = minus(times(rational(BigInt(sum(2))), weights), times(mean, mean))
  let first = rational(0n)
  let second = rational(0n)
  for (const [count, chance] of coinChances(hold, coins, cells).entries()) {
    const full = count === cells ? rational(BigInt(hold.full)) : rational(0n)
    const paid = plus(times(rational(BigInt(count)), mean), full)
    first = plus(first, times(chance, paid))
    second = plus(second, times(chance, plus(times(paid, paid), times(rational(BigInt(count)), variance))))
  }
  return { mean: first, square: second }
}

/** A full window of the best coins. Every free cell can draw a coin, so it follows every window that starts respins. */
function mostOfCoins(hold: Hold, cells: number): bigint {
  return BigInt(cells * Math.max(...hold.values.map(({ pay }) => pay)) + hold.full)
}
