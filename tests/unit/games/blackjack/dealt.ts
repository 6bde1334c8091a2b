import { cardOf } from '#games/cards.ts'
import type { RandomInt } from '#games/rng.ts'

const rankOfLetter: Record<string, number> = { A: 1, T: 10, J: 11, Q: 12, K: 13 }

/** Cards of a text such as `A6K`, suits going round. */
export const cards = (text: string): number[] =>
  [...text].map((letter, index) => cardOf(rankOfLetter[letter] ?? Number(letter), index % 4))

/** A stream from its beginning that deals the cards of a text: player, dealer's open card, player, hole card, then the rest. */
export function dealing(text: string): () => RandomInt {
  return () => {
    const left = cards(text.replaceAll(' ', ''))
    return () => {
      const card = left.shift()
      if (card === undefined) throw new RangeError('no card is left')
      return card
    }
  }
}
