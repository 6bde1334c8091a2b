import type { RandomInt } from '#games/rng.ts'

/** Cards of a French deck without jokers. */
export const deckSize = 52

/** Ranks of a suit, from the ace (1) to the king (13). */
export const ranks = 13

/** A card: 0 to 51, suit by suit, from the ace to the king of each. */
export type Card = number

/** 1 the ace, 11 the jack, 12 the queen, 13 the king. */
export const rankOf = (card: Card): number => (card % ranks) + 1

/** 0 to 3: spades, hearts, diamonds, clubs. */
export const suitOf = (card: Card): number => Math.floor(card / ranks)

export const cardOf = (rank: number, suit = 0): Card => suit * ranks + rank - 1

export const isCard = (value: unknown): value is Card =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < deckSize

/** The next card of an infinite deck: each of the 52 is equally likely, whatever was dealt before. */
export const drawCard = (random: RandomInt): Card => random(deckSize)
