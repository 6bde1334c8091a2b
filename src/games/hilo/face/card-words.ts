import { type Card, cardOf, rankOf as kitRankOf, suitOf } from '#games/cards.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import type { CardWords } from '#games/kit/cards/PlayingCard.tsx'
import { rankMarks } from '#games/kit/cards/suits.ts'
import { rankOf } from '../rules.ts'

/** A card of the round as the kit draws it: the rules count rank by rank, the kit suit by suit. */
export const drawnCard = (card: number): Card => cardOf(rankOf(card) + 1, card % 4)

const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const
const pictures = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as const

/** Names of cards. */
export function useCardWords(): CardWords {
  const t = useInstantWords<'instants-hilo'>()
  const rankName = (rank: number) =>
    rank in pictures ? t(`hilo.rank.${pictures[rank as keyof typeof pictures]}`) : (rankMarks[rank - 1] ?? '')
  return {
    card: (card) =>
      t('hilo.card', { rank: rankName(kitRankOf(card)), suit: t(`hilo.suit.${suits[suitOf(card)] ?? 'spades'}`) }),
    hidden: t('hilo.hidden'),
  }
}
