import { isCard, rankOf, suitOf } from '#games/cards.ts'
import type { VerifyWords } from '#games/fairness/explain.ts'
import type { Json } from '#games/instants/instant.ts'
import { colourOf, isPocket } from '#games/roulette/wheel.ts'
import { h, type Markup } from '#ui/markup/markup.ts'

/** Games whose results have cards, and the names under which they have them. */
const cardGames: ReadonlySet<string> = new Set(['baccarat', 'blackjack', 'dragon-tiger', 'hilo', 'video-poker'])
const cards = /^(cards|dealer|dealerShows|player|banker|dragon|tiger|dealt|hand|final)$/
/** Games whose results have pockets of the wheel, under these names. */
const wheelGames: ReadonlySet<string> = new Set(['roulette', 'lightning-roulette'])
const pocket = /^(pocket|number)$/

interface About extends VerifyWords {
  readonly game: string
}

/** A result as names and values, with cards and pockets drawn. */
export const namesAndValues = (outcome: Json, game: string, words: VerifyWords): Markup =>
  shownValue('', outcome, { ...words, game })

function shownValue(name: string, value: Json, about: About): Markup {
  if (Array.isArray(value)) return listOf(name, value, about)
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as { readonly [name: string]: Json })
    return h(
      'dl',
      { class: 'fair-shown' },
      ...entries.map(([key, entry]) =>
        h('div', {}, h('dt', {}, readable(key)), h('dd', {}, shownValue(key, entry, about))),
      ),
    )
  }
  if (typeof value === 'number') return numberOf(name, value, about)
  return h('span', {}, value === null ? '–' : String(value))
}

function listOf(name: string, list: readonly Json[], about: About): Markup {
  const isNested = list.some((entry) => typeof entry === 'object' && entry !== null)
  return h(
    'ul',
    { class: isNested ? 'fair-shown' : 'fair-shown__list' },
    ...list.map((entry) => h('li', {}, shownValue(name, entry, about))),
  )
}

function numberOf(name: string, value: number, { game, t }: About): Markup {
  if (cardGames.has(game) && cards.test(name) && isCard(value)) return cardOf(value, t)
  if (wheelGames.has(game) && pocket.test(name) && isPocket(value)) {
    const colour = colourOf(value)
    return h(
      'span',
      { class: `fair-pocket fair-pocket--${colour}` },
      value,
      h('span', { class: 'unseen' }, ` ${t(`picture.${colour}`)}`),
    )
  }
  return h('span', {}, value)
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♠', '♥', '♦', '♣']

function cardOf(card: number, t: VerifyWords['t']): Markup {
  const [rank = '', suit] = [ranks[rankOf(card) - 1], suitOf(card) as 0 | 1 | 2 | 3]
  return h(
    'span',
    { class: `fair-card${suit === 1 || suit === 2 ? ' fair-card--red' : ''}` },
    h('span', { 'aria-hidden': 'true' }, `${rank}${suits[suit]}`),
    h('span', { class: 'unseen' }, t('picture.card', { rank, suit: t(`picture.suit.${suit}`) })),
  )
}

/** `mostPicks` is `most picks`. */
const readable = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
