import { timesOf } from '#games/reels/mechanisms/cascade.ts'
import type { CascadeProfile } from '#games/reels/profile.ts'
import { minus, plus, rational, times } from '#games/slots/rational.ts'
import { scoreMoments } from './cascade-moments.ts'
import type { Figures } from './figures.ts'

/**
 * Exact figures of a game with falls. Its n symbols are equally likely and pay in proportion to their values v, so a round pays
 * X = Σ v_s Y_s, where the scores Y_s of the symbols can change places. Therefore
 *
 * - E(X) = Σv · E(Y₁)
 * - E(X²) = Σv² · E(Y₁²) + ((Σv)² − Σv²) · E(Y₁Y₂), where E(Y₁Y₂) = (E((ΣY)²) − n E(Y₁²)) / n(n − 1).
 */
export function cascadeFigures(profile: CascadeProfile): Figures {
  const one = scoreMoments(profile, 'one')
  const all = scoreMoments(profile, 'all')
  const symbols = BigInt(profile.values.length)
  const sum = BigInt(profile.values.reduce((total, { value }) => total + value, 0))
  const squares = BigInt(profile.values.reduce((total, { value }) => total + value ** 2, 0))
  const pairs = minus(all.square, times(one.square, rational(symbols)))
  const pair = times(pairs, rational(1n, symbols * (symbols - 1n)))
  const square = plus(times(one.square, rational(squares)), times(pair, rational(sum ** 2n - squares)))
  const perStake = rational(1n, BigInt(profile.units))
  const rtp = times(times(one.mean, rational(sum)), perStake)
  const variance = minus(times(square, times(perStake, perStake)), times(rtp, rtp))
  return { rtp, hitFrequency: all.wins, variance, most: mostOfRound(profile) }
}

/**
 * The best round: the best window at the spin and at every fall. Cells of the best window that win nothing could show a symbol
 * that wins without lowering its pay, so that all cells vanish and every window can follow, the best one too.
 */
function mostOfRound({ values, bands, multipliers, reels, rows }: CascadeProfile): bigint {
  let best: readonly number[] = Array.from({ length: reels * rows + 1 }, () => 0)
  for (const { value } of values) {
    const before = best
    best = before.map((_, cells) =>
      Math.max(...before.slice(0, cells + 1).map((paid, others) => paid + value * timesOf(bands, cells - others))),
    )
  }
  const all = multipliers.reduce((sum, multiplier) => sum + multiplier, 0)
  return BigInt(best[reels * rows] ?? 0) * BigInt(all)
}
