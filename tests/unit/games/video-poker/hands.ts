import { cardOf } from '#games/cards.ts'

const rankOfLetter: Record<string, number> = { A: 1, T: 10, J: 11, Q: 12, K: 13 }

/** Cards of a text such as `As Td 9c`: rank, then suit (s, h, d, c). */
export const cards = (text: string): number[] =>
  text.split(' ').map(([rank = '', suit = '']) => cardOf(rankOfLetter[rank] ?? Number(rank), 'shdc'.indexOf(suit)))
