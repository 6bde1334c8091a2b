import { fairDraw } from '#games/fairness/stream.ts'
import type { RandomInt } from '#games/rng.ts'
import { isMore, plus, type Rational, rational, times } from '#games/slots/rational.ts'
import type { Choice, Play } from './play.ts'

/** Bets on one play of a draw that cover no more than this are not measured. */
const lookedAt = rational(7n, 10n)

/** Draws of the sample. */
const sampleSize = 1_000

/** Its seed. Another one would count bets differently, and so needs a new version of the rule of valid bets. */
const sampleSeed = 'outcomes of a lottery, version 1'

/** The same draws of a type of lottery for everybody and for ever, made when they are first needed. */
export function sampleOf<Drawn>(type: string, draw: (random: RandomInt) => Drawn): () => readonly Drawn[] {
  let made: readonly Drawn[] | undefined
  return () => {
    const random = fairDraw({ serverSeed: sampleSeed, clientSeed: type, nonce: 0 })
    made ??= Array.from({ length: sampleSize }, () => draw(random))
    return made
  }
}

/** A bet by what decides whether it wins. */
export interface ChosenPlay<Drawn> {
  readonly play: Pick<Play<Drawn>, 'lines' | 'wins' | 'tiers'>
  readonly choice: Choice
}

/**
 * The share of outcomes in which any of some bets wins, in per cent. The sum of the chances of all their lines is never less than it: where
 * that is 70 % or less, nothing is measured. Otherwise it is the share of a fixed sample of 1,000 draws.
 *
 * @returns undefined if it is 70 % or less for sure
 */
export function coveredPercent<Drawn>(
  bets: readonly ChosenPlay<Drawn>[],
  sample: () => readonly Drawn[],
): number | undefined {
  const different = [...new Map(bets.map((bet) => [JSON.stringify(bet.choice), bet])).values()]
  const most = different.reduce((sum, bet) => plus(sum, chancesOf(bet)), rational(0n))
  if (!isMore(most, lookedAt)) return undefined
  const won = sample().filter((drawn) =>
    different.some(({ play, choice }) => Object.values(play.wins(choice, drawn)).some((count) => count > 0)),
  )
  return (100 * won.length) / sampleSize
}

/** How many prizes the lines of a bet win in a draw, on average. */
function chancesOf({ play, choice }: ChosenPlay<never>): Rational {
  const lines = play.lines(choice)
  return Object.values(play.tiers).reduce(
    (sum, { kind, expected }) => plus(sum, times(expected, rational(BigInt(lines[kind] ?? 0)))),
    rational(0n),
  )
}
