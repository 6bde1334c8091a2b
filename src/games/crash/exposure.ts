import { type CrashBet, crashWin } from './cash-outs.ts'
import { greatestTarget, leastTarget } from './point.ts'

/** What a round costs the house if it gets to a multiplier and whoever is still in cashes out there: all wins less all stakes. */
export const costAt = (bets: readonly CrashBet[], multiplier: number): bigint =>
  bets.reduce(
    (sum, { stake, target, cashedAt }) =>
      sum + crashWin(stake, cashedAt ?? Math.min(multiplier, target ?? multiplier)) - stake,
    0n,
  )

/**
 * Whether a bet may join the others. Otherwise it is refused before it is taken.
 *
 * @param most what a round may cost the house, in minor units
 * @param upTo the multiplier up to which no round is forced to end
 */
export const hasRoom = (bets: readonly CrashBet[], bet: CrashBet, most: bigint, upTo: number): boolean =>
  costAt([...bets, bet], upTo) <= most

/**
 * The multiplier in hundredths at which the house ends a round because it cannot lose more than the most of a round: whoever is still in
 * is paid there, as if it had been their target. It is announced with the bets, before the start, and rises when somebody cashes out;
 * it never depends on the round's point. So it takes nothing off the return, as every target has the same.
 *
 * @param most what a round may cost the house, in minor units
 * @returns nothing if the bets cannot cost that much
 */
export function forcedPoint(bets: readonly CrashBet[], most: bigint): number | undefined {
  if (costAt(bets, greatestTarget) <= most) return undefined
  // The cost never falls as the multiplier rises: the greatest that is affordable lies in a half, in a quarter …
  let [affordable, beyond] = [leastTarget, greatestTarget]
  while (beyond - affordable > 1) {
    const middle = Math.floor((affordable + beyond) / 2)
    if (costAt(bets, middle) <= most) affordable = middle
    else beyond = middle
  }
  return affordable
}
