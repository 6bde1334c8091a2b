import { type Card, deckSize, drawCard } from '#games/cards.ts'
import { drawnFrom } from '#games/fairness/shuffle.ts'
import type { RandomInt } from '#games/rng.ts'

/** Where the cards of a round come from: eight decks that are shuffled before each round, or an infinite deck. */
export const shoes = ['eight-decks', 'infinite'] as const

export type Shoe = (typeof shoes)[number]

/** How many cards of each kind a shoe has to choose from, and how many of them a dealt card takes away. */
export const stockOf = (shoe: Shoe): { readonly copies: number; readonly taken: number } =>
  shoe === 'infinite' ? { copies: 1, taken: 0 } : { copies: 8, taken: 1 }

/** Deals the first cards of a shoe, in order. */
export function dealFrom(shoe: Shoe, count: number, random: RandomInt): Card[] {
  if (shoe === 'infinite') return Array.from({ length: count }, () => drawCard(random))
  return drawnFrom(deckSize * stockOf(shoe).copies, count, random).map((place) => place % deckSize)
}

/**
 * In how many ways some cards of a kind, and no other, can be dealt one after the other.
 *
 * @param ofEachDeck how many such cards a deck of 52 has
 * @param before how many of them, or of all cards if the kind is all, have been dealt already
 */
export function waysToDeal(shoe: Shoe, ofEachDeck: number, some: number, before = 0): bigint {
  const { copies, taken } = stockOf(shoe)
  let ways = 1n
  for (let dealt = before; dealt < before + some; dealt++) ways *= BigInt(ofEachDeck * copies - dealt * taken)
  return ways
}
