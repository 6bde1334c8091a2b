import { rankOf, suitOf } from '#games/cards.ts'
import type { CardWords } from '#games/kit/cards/PlayingCard.tsx'
import type { Translate } from '#lib/messages.ts'

/** Ranks that have a name; the others are called by their number. */
const named = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as const
const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const

const hasName = (rank: number): rank is keyof typeof named => rank in named

/** What cards are called, such as "queen of hearts". */
export const cardWordsOf = (t: Translate<'instants'>): CardWords => ({
  card: (card) => {
    const rank = rankOf(card)
    return t('instants.card', {
      rank: hasName(rank) ? t(`instants.card.${named[rank]}`) : rank,
      suit: t(`instants.card.${suits[suitOf(card)] ?? 'spades'}`),
    })
  },
  hidden: t('instants.card.hidden'),
})
