import { enums, integer, literal, max, min, object, type Struct, union } from 'superstruct'
import type { InstantBet, InstantGame } from '#games/instants/instant.ts'
import { NoChoice } from '#games/instants/no-choice.ts'
import { paid } from '#games/paid.ts'
import { rational, times } from '#games/slots/rational.ts'
import {
  beginHiLo,
  canStepHiLo,
  endHiLo,
  guessChance,
  type HiLoDecision,
  type HiLoMove,
  type HiLoState,
  hiLoLargest,
  hiLoMultiplier,
  hiLoReturn,
  hiLoWin,
  mostCards,
  multiplierAfter,
  offeredMoves,
  ranks,
  shownHiLo,
  stepHiLo,
} from './rules.ts'

const Decision: Struct<HiLoDecision, unknown> = union([
  literal('cash-out'),
  object({ at: max(min(integer(), 0), mostCards - 2), move: enums(['higher', 'lower', 'skip'] as const) }),
])

interface Round {
  readonly bet: InstantBet<null>
  readonly state: HiLoState
}

/** The card in the middle, on which the better guess is less likely to be right than on any other card. */
const middle = (ranks - 1) / 2
const { numerator, denominator } = guessChance('higher', middle)
/** What the first guess on any card pays at least, if it is right: no round begins without a guess that is offered. */
const firstGuess = times(hiLoReturn, rational(denominator, numerator))

/** The likeliest guess, on an ace or a king, raises the win least. */
const likeliest = guessChance('higher', 0)
const leastRaise = rational(likeliest.denominator, likeliest.numerator)

/** The moves that are offered on the present card: no guess that could pay more than the limit of the table. */
function movesOf({ bet, state }: Round): HiLoMove[] {
  const fits = (move: HiLoMove) => move === 'skip' || paid(bet.stake, multiplierAfter(state, move)) <= bet.mostWin
  return offeredMoves(state).filter(fits)
}

/** Whether some card could still come on which a guess is offered. */
function mayGoOn({ bet, state }: Round): boolean {
  if (movesOf({ bet, state }).some((move) => move !== 'skip')) return true
  const after = times(hiLoMultiplier(state), leastRaise)
  return offeredMoves(state).includes('skip') && paid(bet.stake, after) <= bet.mostWin
}

/**
 * Hi-lo as the house plays it. A guess that could pay more than the limit of the table is not offered, and the round pays by itself when
 * no card could come on which one would be.
 */
export const hiLoInstant: InstantGame<null, HiLoDecision, Round> = {
  name: 'hilo',
  choice: NoChoice,
  decision: Decision,
  offers: ({ stake, mostWin }) => paid(stake, firstGuess) <= mostWin,
  begin: (bet, random) => ({ bet, state: beginHiLo(random) }),
  may: ({ bet, state }, decision) =>
    state.phase === 'open' &&
    canStepHiLo(state, decision) &&
    (decision === 'cash-out' ||
      (decision.at === state.moves.length && movesOf({ bet, state }).includes(decision.move))),
  raise: () => 0n,
  step: ({ bet, state }, decision) => {
    const next = stepHiLo(state, decision)
    const isFull = next.phase === 'open' && !mayGoOn({ bet, state: next })
    return { bet, state: isFull ? stepHiLo(next, 'cash-out') : next }
  },
  isOver: ({ state }) => state.phase !== 'open',
  interrupted: ({ bet, state }) => ({ bet, state: endHiLo(state) }),
  isVoid: ({ state }) => state.phase === 'void',
  wins: ({ bet, state }) => [hiLoWin(bet.stake, state)],
  shown: (round) => ({ ...shownHiLo(round.state), offered: movesOf(round) }),
  largest: ({ stake, mostWin }) => {
    const most = paid(stake, hiLoLargest)
    return most < mostWin ? most : mostWin
  },
  facts: () => [{ bet: 'any', rtp: hiLoReturn, largest: hiLoLargest }],
}
