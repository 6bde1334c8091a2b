import { type Hand, isPair, pointsOf, totalOf } from './hand.ts'
import { houseRules } from './returns.ts'
import { type Against, against, first, type Play, type Worth } from './solver.ts'
import type { Decision, Shown } from './table.ts'

/** The optimal decision for a hand against an open card. */
export interface Cell {
  readonly play: Play
  /** Instead of a double or split, once the hand has more cards; none for pairs, whose total has a row of its own. */
  readonly otherwise?: 'hit' | 'stand'
}

export interface Row {
  readonly kind: 'hard' | 'soft' | 'pair'
  /** The hand's total; the points of one card for a pair, 1 for aces. */
  readonly value: number
  /** In the order of {@link openCards}. */
  readonly cells: readonly Cell[]
}

/** Points of the dealer's open card in the order of the usual table: 2 to 10, then the ace. */
export const openCards: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

/** Optimal play against each open card under the rules of the house; solved once, on first use, in some hundredths of a second. */
const solved = new Map<number, Against>()
function solution(open: number): Against {
  const known = solved.get(open) ?? against(open, houseRules)
  solved.set(open, known)
  return known
}

/** The basic strategy: hard totals from 4, soft totals from 13 (an ace and a 2), pairs from aces to tens. */
export function strategy(): Row[] {
  const row = (kind: Row['kind'], value: number, cell: (best: Against) => Cell): Row => ({
    kind,
    value,
    cells: openCards.map((open) => cell(solution(open))),
  })
  const totals = (kind: 'hard' | 'soft', from: number) =>
    Array.from({ length: 21 - from }, (_, index) =>
      row(kind, from + index, ({ plays }) => {
        const total = { total: from + index, soft: kind === 'soft' }
        const { play } = first(plays(total, 'two'))
        const { play: later } = first(plays(total, 'more'))
        return play === 'double' && (later === 'hit' || later === 'stand') ? { play, otherwise: later } : { play }
      }),
    )
  const pair = (value: number) => row('pair', value, ({ pairs }) => ({ play: first(pairs(value)).play }))
  return [...totals('hard', 4), ...totals('soft', 13), ...Array.from({ length: 10 }, (_, index) => pair(index + 1))]
}

/**
 * What may be done with a hand, with its exact worth, best first.
 *
 * @param open points of the dealer's open card
 * @param maySplit whether it is the seat's only hand
 */
export function playsOf({ cards }: Pick<Hand, 'cards'>, open: number, maySplit: boolean): readonly Worth[] {
  const { plays, pairs } = solution(open)
  if (maySplit && isPair(cards) && cards[0] !== undefined) return pairs(pointsOf(cards[0]))
  return plays(totalOf(cards), cards.length === 2 ? 'two' : 'more')
}

/** The optimal decision for the hand whose turn it is, from what is shown. Insurance costs more than it brings, so it is declined. */
export function advised({ phase, seats, dealerShows: [open], turn }: Shown): Decision | undefined {
  if (phase === 'insurance') return 'decline'
  const hands = seats.find(({ place }) => place === turn?.place)?.hands ?? []
  const hand = hands[turn?.hand ?? 0]
  if (!hand || open === undefined) return undefined
  return first(playsOf(hand, pointsOf(open), hands.length === 1)).play
}
