import { type Card, rankOf } from '#games/cards.ts'
import type { Category } from '../pay-table.ts'

/** The cards that make a hand: all five of a straight or flush, otherwise those of which there are several. */
export function payingPlaces(hand: readonly Card[], category: Category): number[] {
  const places = hand.map((_, place) => place)
  if (category.includes('straight') || category.includes('flush')) return places
  const ranks = hand.map(rankOf)
  return places.filter((place) => ranks.filter((rank) => rank === ranks[place]).length > 1)
}
