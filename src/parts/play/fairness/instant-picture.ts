import type { InstantName } from '#games/instants/names.ts'
import type { PlayedInstant } from '#games/instants/wire.ts'
import { formatMoney } from '#lib/money.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import { baccarat, blackjack, dragonTiger, hiLo, videoPoker } from './card-games.ts'
import { dice, limbo, plinko, wheel } from './chance-games.ts'
import { bingo, keno, mines, scratch } from './field-games.ts'
import { lightning, moneyWheel, roulette, sicBo } from './table-games.ts'
import type { PictureWords, Teller, Told } from './told.ts'

const tellers: Readonly<Record<InstantName, Teller>> = {
  baccarat,
  bingo,
  blackjack,
  dice,
  'dragon-tiger': dragonTiger,
  hilo: hiLo,
  keno,
  'lightning-roulette': lightning,
  limbo,
  mines,
  'money-wheel': moneyWheel,
  plinko,
  roulette,
  scratch,
  'sic-bo': sicBo,
  'video-poker': videoPoker,
  wheel,
}

/**
 * A past round of a game against the house, shown again: what was chosen, the result, each decision, and each bet.
 *
 * @returns undefined if it was stored in a form that is not known any more
 */
export function instantPicture(played: PlayedInstant, words: PictureWords): Markup | undefined {
  const { t } = words
  const told = tellers[played.game](played, words)
  if (!told) return undefined
  const { choice, steps = [], drawing, note, result, bets = [] } = told
  return h(
    'figure',
    { class: 'past' },
    h('figcaption', {}, t('past')),
    choice !== undefined && h('p', { class: 'past__choice' }, choice),
    drawing,
    h('p', { class: 'past__result' }, result),
    steps.length > 0 &&
      h(
        'ol',
        { class: 'past__steps', 'aria-label': t('past.steps') },
        ...steps.map((step) => h('li', {}, h('span', { class: 'past__step' }, ...step))),
      ),
    note !== undefined && h('p', { class: 'past-note' }, note),
    played.interrupted === true && h('p', { class: 'past-note' }, t('past.interrupted')),
    bets.length > 0 && betList(bets, words),
  )
}

function betList(bets: NonNullable<Told['bets']>, { t, currency, locale }: PictureWords): Markup {
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  return h(
    'dl',
    { class: 'past-bets' },
    ...bets.map(({ name, stake, win }) =>
      h(
        'div',
        { class: win > 0n ? 'past-bets__won' : undefined },
        h('dt', {}, name),
        h('dd', {}, t('past.stake', { amount: money(stake) })),
        h('dd', {}, t('past.win', { amount: money(win) })),
      ),
    ),
  )
}
