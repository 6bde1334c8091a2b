import { isCard, rankOf, suitOf } from '#games/cards.ts'
import type { VerifyWords } from '#games/fairness/explain.ts'
import type { Json } from '#games/instants/instant.ts'
import { colourOf, isPocket } from '#games/roulette/wheel.ts'
import { formatMoney } from '#lib/money.ts'
import { h, type Markup } from '#ui/markup/markup.ts'

/** Games whose results have cards, and the names under which they have them. */
const cardGames: ReadonlySet<string> = new Set(['baccarat', 'blackjack', 'dragon-tiger', 'hilo', 'video-poker'])
const cards = /^(cards|dealer|dealerShows|player|banker|dragon|tiger|dealt|hand)$/
/** Games whose results have pockets of the wheel, under these names. */
const wheelGames: ReadonlySet<string> = new Set(['roulette', 'lightning-roulette'])
const pocket = /^(pocket|number)$/
/** Names under which results have amounts of minor units. */
const amounts = /^(stake|win)$/

interface About extends VerifyWords {
  readonly game: string
  readonly currency: string
}

/** A result as names and values, with cards and pockets drawn. @param currency of its amounts */
export const namesAndValues = (outcome: Json, game: string, currency: string, words: VerifyWords): Markup =>
  shownValue('', outcome, { ...words, game, currency })

type Named = { readonly [name: string]: Json }
const isNamed = (value: Json): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value)

function shownValue(name: string, value: Json, about: About): Markup {
  if (Array.isArray(value)) return listOf(name, value, about)
  if (isNamed(value)) return fractionOf(value) ?? groupOf(value, about)
  if (typeof value === 'number') return numberOf(name, value, about)
  if (typeof value === 'string' && amounts.test(name) && /^\d{1,18}$/.test(value))
    return h('span', {}, formatMoney(BigInt(value), about.currency, about.locale))
  return h('span', {}, value === null ? '–' : String(value))
}

/** What is within a name stands below it, so that it has room on a phone. */
const groupOf = (value: Named, about: About): Markup =>
  h(
    'dl',
    { class: 'fair-shown' },
    ...Object.entries(value).map(([name, entry]) =>
      h(
        'div',
        { class: isNested(entry) ? 'fair-shown__group' : undefined },
        h('dt', {}, readable(name)),
        h('dd', {}, shownValue(name, entry, about)),
      ),
    ),
  )

const isNested = (value: Json): boolean =>
  Array.isArray(value) ? value.some(isNested) : isNamed(value) && fractionOf(value) === undefined

/** An exact fraction, as the rules of games have them. */
function fractionOf({ numerator, denominator, ...rest }: Named): Markup | undefined {
  if (numerator === undefined || denominator === undefined || Object.keys(rest).length > 0) return undefined
  return h('span', {}, `${String(numerator)} ÷ ${String(denominator)}`)
}

function listOf(name: string, list: readonly Json[], about: About): Markup {
  const isDeep = list.some((entry) => typeof entry === 'object' && entry !== null)
  return h(
    'ul',
    { class: isDeep ? 'fair-shown fair-shown--parts' : 'fair-shown__list' },
    ...list.map((entry) => h('li', {}, shownValue(name, entry, about))),
  )
}

function numberOf(name: string, value: number, { game, t }: About): Markup {
  // In blackjack `hand` alone is the number of a hand.
  const isOfHand = game === 'blackjack' && name === 'hand'
  if (cardGames.has(game) && cards.test(name) && !isOfHand && isCard(value)) return cardOf(value, t)
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
