import { flooredBasisPoints, isMore, type Rational } from '#games/slots/rational.ts'
import { instants } from './all.ts'
import type { BetFacts } from './instant.ts'
import { type InstantName, instantNames } from './names.ts'

/** What is said about a game before a bet, over all its kinds of bets. Shares are hundredths of a percent, rounded down. */
export interface InstantReturns {
  readonly leastReturn: number
  readonly greatestReturn: number
  /** The chance that more than the stake comes back; left out if any bet of the game states none. */
  readonly hitFrequency?: { readonly least: number; readonly greatest: number }
  /** The most that one unit of a stake can become. */
  readonly largest: Rational
}

const known = new Map<InstantName, InstantReturns>()

/** What is said about a game; computed once. */
export function returnsOf(name: InstantName): InstantReturns {
  const returns = known.get(name) ?? returnsFrom(instants[name].facts())
  known.set(name, returns)
  return returns
}

function returnsFrom(facts: readonly BetFacts[]): InstantReturns {
  const returns = facts.map(({ rtp }) => flooredBasisPoints(rtp))
  const hits = facts.flatMap(({ hitFrequency }) => (hitFrequency ? [flooredBasisPoints(hitFrequency)] : []))
  return {
    leastReturn: Math.min(...returns),
    greatestReturn: Math.max(...returns),
    ...(hits.length === facts.length && {
      hitFrequency: { least: Math.min(...hits), greatest: Math.max(...hits) },
    }),
    largest: facts.map(({ largest }) => largest).reduce((most, next) => (isMore(next, most) ? next : most)),
  }
}

/** A bet that pays back less in the long run than the law of the market asks for. */
export interface BetBelow {
  readonly game: InstantName
  readonly bet: string
  /** Hundredths of a percent, rounded down. */
  readonly rtp: number
}

/**
 * All bets that pay back less than a floor. A game with such a bet may not be offered.
 *
 * @param leastReturn hundredths of a percent
 */
export const belowFloor = (leastReturn: number): BetBelow[] =>
  instantNames.flatMap((game) =>
    instants[game]
      .facts()
      .map(({ bet, rtp }) => ({ game, bet, rtp: flooredBasisPoints(rtp) }))
      .filter(({ rtp }) => rtp < leastReturn),
  )
