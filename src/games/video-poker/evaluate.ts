import { type Card, rankOf, suitOf } from '#games/cards.ts'
import type { Category } from './pay-table.ts'

/** Ranks as bits: 1 the ace, 2 the deuce, up to 2¹² the king. */
const bitOf = (rank: number) => 1 << (rank - 1)
const broadway = bitOf(1) | bitOf(10) | bitOf(11) | bitOf(12) | bitOf(13)
const wheel = 0b11111

/** Five ranks in a row, as bits: the wheel (ace to five) up to the broadway (ten to ace). */
export const straights: readonly number[] = [...Array.from({ length: 9 }, (_, lowest) => wheel << lowest), broadway]
const straightSet = new Set(straights)
const high = bitOf(1) | bitOf(11) | bitOf(12) | bitOf(13)

/**
 * What five ranks make, whatever their suits.
 *
 * @param ranks bits of the ranks that there are at least once, twice, three and four times
 */
export function rankCategory(once: number, twice: number, thrice: number, four: number): Category | undefined {
  if (four) return 'four-of-a-kind'
  if (thrice) return twice === thrice ? 'three-of-a-kind' : 'full-house'
  if (twice & (twice - 1)) return 'two-pair'
  if (twice) return twice & high ? 'jacks-or-better' : undefined
  return straightSet.has(once) ? 'straight' : undefined
}

/** What five cards of one suit with these ranks make. */
export function suitedCategory(ranks: number): Category {
  if (ranks === broadway) return 'royal-flush'
  return straightSet.has(ranks) ? 'straight-flush' : 'flush'
}

/** What five cards of one deck make; undefined if nothing that pays. Their order does not matter. */
export function categoryOf(cards: readonly Card[]): Category | undefined {
  let [once, twice, thrice, four, suits] = [0, 0, 0, 0, 0]
  for (const card of cards) {
    const bit = bitOf(rankOf(card))
    four |= thrice & bit
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
    suits |= 1 << suitOf(card)
  }
  return suits & (suits - 1) ? rankCategory(once, twice, thrice, four) : suitedCategory(once)
}
