import { enums } from 'superstruct'
import type { InstantGame } from '#games/instants/instant.ts'
import { NoChoice } from '#games/instants/no-choice.ts'
import { paid } from '#games/paid.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { offered, raiseOf } from './offers.ts'
import { blackjackReturn, chanceOfNatural, insuranceReturn } from './returns.ts'
import { begin, interrupted, largestWin, ownPlace, step } from './rules.ts'
import { pays, settled, type Wager, wagersOf } from './settlement.ts'
import { type Decision, decisions, type Seat, seatAt, shown, type Table, turnOf } from './table.ts'
import { shownToWire } from './wire.ts'

type Raise = Pick<Wager, 'kind' | 'hand'>

interface Round {
  readonly table: Table
  /** The bets that decisions added, in their order. */
  readonly raises: readonly Raise[]
}

/** The chance that a round wins under optimal play. Constant, as the solver takes half a second; a test holds it against that. */
export const chanceToWin: Rational = rational(
  2491641872978965480985001753448063230n,
  5756130429098929077956071497934208653n,
)

function seatOf(table: Table): Seat {
  const seat = seatAt(table, ownPlace)
  if (!seat) throw new RangeError('a table without its player')
  return seat
}

/** The bet that a decision adds, if it adds one. */
function raiseBy(table: Table, decision: Decision): readonly Raise[] {
  if (decision === 'insure') return [{ kind: 'insurance', hand: 0 }]
  if (decision === 'split') return [{ kind: 'split', hand: 1 }]
  return decision === 'double' ? [{ kind: 'double', hand: turnOf(table)?.hand ?? 0 }] : []
}

/** All bets of a round in the order in which they were made, each with its win; zero while it is undecided. */
function betsOf({ table, raises }: Round): readonly (Wager & { readonly win: bigint })[] {
  const made =
    table.phase === 'settled'
      ? settled(table, ownPlace)
      : wagersOf(seatOf(table)).map((wager) => ({ ...wager, win: 0n }))
  return [{ kind: 'main', hand: 0 }, ...raises].map((raise) => {
    const bet = made.find(({ kind, hand }) => kind === raise.kind && hand === raise.hand)
    if (!bet) throw new RangeError(`no ${raise.kind} on hand ${raise.hand}`)
    return bet
  })
}

/** Blackjack as the house plays it alone with a player. The stake of a round must leave room for a split with two doubles. */
export const blackjackInstant: InstantGame<null, Decision, Round> = {
  name: 'blackjack',
  choice: NoChoice,
  decision: enums(decisions),
  offers: ({ stake, mostWin }) => paid(stake, largestWin) <= mostWin,
  begin: ({ stake }, random) => ({ table: begin(stake, random), raises: [] }),
  may: ({ table }, decision) => offered(table, ownPlace).includes(decision),
  raise: ({ table }, decision) => raiseOf(seatOf(table), decision),
  step: ({ table, raises }, decision, stream) => ({
    table: step(table, decision, stream()),
    raises: [...raises, ...raiseBy(table, decision)],
  }),
  isOver: ({ table }) => table.phase === 'settled',
  interrupted: ({ table, raises }, stream) => ({ table: interrupted(table, stream), raises }),
  isVoid: () => false,
  wins: (round) => betsOf(round).map(({ win }) => win),
  shown: (round) => ({
    ...shownToWire(shown(round.table)),
    bets: betsOf(round).map(({ kind, hand, stake, win }) => ({ kind, hand, stake: `${stake}`, win: `${win}` })),
  }),
  largest: ({ stake }) => paid(stake, largestWin),
  facts: () => [
    { bet: 'main', rtp: blackjackReturn(), largest: largestWin, hitFrequency: chanceToWin },
    { bet: 'insurance', rtp: insuranceReturn, largest: pays.insurance, hitFrequency: chanceOfNatural(1) },
  ],
}
