import { type Card, deckSize, rankOf, ranks, suitOf } from '#games/cards.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { rankCategory, straights, suitedCategory } from './evaluate.ts'
import { type Category, categories, payTable } from './pay-table.ts'

/** Cards of a hand. */
export const handSize = 5

/** Which of the five cards are held: bit 0 for the first. 31 holds all, 0 none. */
export type Hold = number
export const holdAll: Hold = 2 ** handSize - 1

export const isHold = (value: unknown): value is Hold =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= holdAll

export const isHeld = (hold: Hold, place: number): boolean => (hold & (1 << place)) !== 0

/** In how many draws each paying hand comes about. */
export type Ways = Record<Category, number>

/** C(n, k) for small numbers. */
export function combinations(n: number, k: number): number {
  let result = 1
  for (let taken = 0; taken < k; taken++) result = (result * (n - taken)) / (taken + 1)
  return n < k ? 0 : result
}

/** What a hold may become. */
export interface HoldWorth {
  readonly hold: Hold
  readonly ways: Ways
  /** All draws, equally likely. */
  readonly draws: number
  /** What one unit of the stake becomes on average. */
  readonly value: Rational
}

/**
 * The exact worth of a hold over all draws from the 47 other cards. Draws are not dealt one by one but counted: by how often each rank
 * is drawn, and then what is of one suit is moved from straights and nothing to flushes.
 */
export function worthOf(hand: readonly Card[], hold: Hold): HoldWorth {
  const held = hand.filter((_, place) => isHeld(hold, place))
  const ways: Ways = Object.fromEntries(categories.map((category) => [category, 0])) as Ways
  const drawn = handSize - held.length
  countRanks(hand, held, drawn, ways)
  for (let suit = 0; suit < 4; suit++)
    if (held.every((card) => suitOf(card) === suit)) countSuit(hand, held, drawn, suit, ways)
  const draws = combinations(deckSize - handSize, drawn)
  const sum = categories.reduce((total, category) => total + payTable[category] * ways[category], 0)
  return { hold, ways, draws, value: rational(BigInt(sum), BigInt(draws)) }
}

/** C(n, k) for the cards of a rank. */
const ofRank = Array.from({ length: 5 }, (_, left) => Array.from({ length: 5 }, (_, more) => combinations(left, more)))

function countRanks(hand: readonly Card[], held: readonly Card[], drawn: number, ways: Ways): void {
  const left = countsOf(hand).map((dealt) => 4 - dealt)
  /** Draws the missing cards from this rank upwards; the bits are the ranks so far, by how often there are. */
  const from = (
    rank: number,
    missing: number,
    product: number,
    once: number,
    twice: number,
    thrice: number,
    four: number,
  ) => {
    if (missing === 0) {
      const category = rankCategory(once, twice, thrice, four)
      if (category) ways[category] += product
    } else if (rank < ranks) {
      from(rank + 1, missing, product, once, twice, thrice, four)
      const there = left[rank] ?? 0
      const bit = 1 << rank
      let [one, two, three, all] = [once, twice, thrice, four]
      for (let more = 1; more <= missing && more <= there; more++) {
        all |= three & bit
        three |= two & bit
        two |= one & bit
        one |= bit
        from(rank + 1, missing - more, product * (ofRank[there]?.[more] ?? 0), one, two, three, all)
      }
    }
  }
  const own = countsOf(held)
  const heldAtLeast = (count: number) => own.reduce((bits, of, rank) => (of >= count ? bits | (1 << rank) : bits), 0)
  from(0, drawn, 1, heldAtLeast(1), heldAtLeast(2), heldAtLeast(3), heldAtLeast(4))
}

/** Moves the draws that complete a flush of this suit. */
function countSuit(hand: readonly Card[], held: readonly Card[], drawn: number, suit: number, ways: Ways): void {
  const own = bitsOf(held)
  const dealt = bitsOf(hand.filter((card) => suitOf(card) === suit))
  const gone = dealt & ~own
  const inRow = straights.filter((row) => (row & own) === own && (row & gone) === 0)
  for (const row of inRow) ways[suitedCategory(row)]++
  ways.straight -= inRow.length
  const inSuit = ranks - hand.filter((card) => suitOf(card) === suit).length
  ways.flush += combinations(inSuit, drawn) - inRow.length
}

const bitsOf = (cards: readonly Card[]): number => cards.reduce((bits, card) => bits | (1 << (rankOf(card) - 1)), 0)

function countsOf(cards: readonly Card[]): number[] {
  const counts = new Array<number>(ranks).fill(0)
  for (const card of cards) counts[rankOf(card) - 1] = (counts[rankOf(card) - 1] ?? 0) + 1
  return counts
}
