import { type Card, rankOf, suitOf } from '#games/cards.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import type { PictureWords } from './told.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♠', '♥', '♦', '♣']

/** A small playing card. @param isDim whether it stands behind the others */
export function cardPicture(card: Card, { t }: PictureWords, isDim = false): Markup {
  const [rank = '', suit] = [ranks[rankOf(card) - 1], suitOf(card) as 0 | 1 | 2 | 3]
  const isRed = suit === 1 || suit === 2
  return h(
    'span',
    { class: `past-card${isRed ? ' past-card--red' : ''}${isDim ? ' past-card--dim' : ''}` },
    h('span', { 'aria-hidden': 'true' }, rank),
    h('span', { 'aria-hidden': 'true' }, suits[suit]),
    h('span', { class: 'unseen' }, t('card', { rank, suit: t(`card.suit.${suit}`) })),
  )
}

interface Hand {
  readonly label: string
  readonly cards: readonly Card[]
  /** What it counts. */
  readonly points?: string
  /** Cards that were given away, by their place. */
  readonly isDim?: (place: number) => boolean
}

/** Cards side by side below the name of their hand. */
export const handPicture = ({ label, cards, points, isDim }: Hand, words: PictureWords): Markup =>
  h(
    'div',
    { class: 'past-hand' },
    h('p', {}, h('span', {}, label), points !== undefined && h('strong', {}, points)),
    h(
      'ul',
      { 'aria-label': label },
      ...cards.map((card, place) => h('li', {}, cardPicture(card, words, isDim?.(place)))),
    ),
  )

export const handsPicture = (...hands: readonly Markup[]): Markup => h('div', { class: 'past-hands' }, ...hands)
