import { type Infer, object } from 'superstruct'
import type { InstantGame, Json } from '#games/instants/instant.ts'
import { NoChoice } from '#games/instants/no-choice.ts'
import { paid } from '#games/paid.ts'
import { plus, type Rational, rational } from '#games/slots/rational.ts'
import { holdsOf } from './optimal.ts'
import { categories, payTable } from './pay-table.ts'
import { chanceOf, videoPokerReturn } from './returns.ts'
import { begin, draw, interrupted, largestWin, type Round, settled, shown } from './rules.ts'
import { HoldStruct, shownToWire } from './wire.ts'

const Decision = object({ hold: HoldStruct })
type HoldDecision = Infer<typeof Decision>

/** The chance that more than the stake comes back: a pair alone returns just that. */
const chanceToWin: Rational = categories
  .filter((category) => payTable[category] > 1)
  .map(chanceOf)
  .reduce(plus, rational(0n))

const digits = ({ numerator, denominator }: Rational) => ({
  numerator: `${numerator}`,
  denominator: `${denominator}`,
})

/** What came of a round, beside its cards, and what the best hold would have been worth. Takes some milliseconds. */
function outcomeOf(round: Round): { readonly [name: string]: Json } {
  if (round.hold === undefined) return {}
  const { category } = settled(round)
  const holds = holdsOf(shown(round).dealt)
  const own = holds.find(({ hold }) => hold === round.hold)
  const [best] = holds
  if (!own || !best) throw new RangeError('a hold without worth')
  return {
    ...(category && { category }),
    worth: digits(own.value),
    best: { hold: best.hold, worth: digits(best.value) },
  }
}

/** Video poker as the house plays it: one decision, which cards are held. A round without it holds all. */
export const videoPokerInstant: InstantGame<null, HoldDecision, Round> = {
  name: 'video-poker',
  choice: NoChoice,
  decision: Decision,
  offers: ({ stake, mostWin }) => paid(stake, largestWin) <= mostWin,
  begin: ({ stake }, random) => begin(stake, random),
  may: (round) => round.hold === undefined,
  raise: () => 0n,
  step: (round, { hold }) => draw(round, hold),
  isOver: (round) => round.hold !== undefined,
  interrupted,
  isVoid: () => false,
  wins: (round) => [round.hold === undefined ? 0n : settled(round).win],
  shown: (round) => ({ ...shownToWire(shown(round)), ...outcomeOf(round) }),
  largest: ({ stake }) => paid(stake, largestWin),
  facts: () => [{ bet: 'any', rtp: videoPokerReturn, largest: largestWin, hitFrequency: chanceToWin }],
}
