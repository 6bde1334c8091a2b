import { type Card, rankOf } from '#games/cards.ts'

/** What a hand counts. It is soft while an ace counts 11. */
export interface Total {
  readonly total: number
  readonly soft: boolean
}

export const empty: Total = { total: 0, soft: false }

/** What a card counts: an ace 1, a picture 10. Sums count one ace 11 where that does not bust. */
export const pointsOf = (card: Card): number => Math.min(rankOf(card), 10)

/** A total with one card more. */
export function withValue({ total, soft }: Total, value: number): Total {
  const raised = total + value
  if (value === 1 && raised + 10 <= 21) return { total: raised + 10, soft: true }
  return soft && raised > 21 ? { total: raised - 10, soft: false } : { total: raised, soft }
}

export const totalOf = (cards: readonly Card[]): Total =>
  cards.reduce((total, card) => withValue(total, pointsOf(card)), empty)

export const isBust = ({ total }: Total): boolean => total > 21

/** Blackjack: 21 with the first two cards. A hand that was split has none; whoever asks knows. */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21

/** Two cards of the same value, which may be split: a king and a ten are a pair. */
export const isPair = ([one, other, ...more]: readonly Card[]): boolean =>
  one !== undefined && other !== undefined && more.length === 0 && pointsOf(one) === pointsOf(other)

/** Whether the dealer takes another card: up to 16, and on a soft 17 under the other rule only (H17). */
export const dealerTakes = ({ total, soft }: Total, hitsSoft17 = false): boolean =>
  total < 17 || (hitsSoft17 && soft && total === 17)

/** A hand at a seat. */
export interface Hand {
  readonly cards: readonly Card[]
  /** Whether its stake was doubled. */
  readonly doubled: boolean
  /** Whether nothing can be decided for it any more: it stood, doubled, has 21 or more, or is one of two split aces. */
  readonly done: boolean
}

/** A hand as it stands after a card; 21 and more end it. */
export const handOf = (cards: readonly Card[], ends: { doubled?: boolean; done?: boolean } = {}): Hand => ({
  cards,
  doubled: ends.doubled ?? false,
  done: ends.done || totalOf(cards).total >= 21,
})
