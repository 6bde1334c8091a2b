import { formatMoney } from '#lib/money.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import type { PictureWords, Told, ToldBet } from './told.ts'

/** What a picture says around its round. */
interface Around {
  /** Where it was played. */
  readonly place?: string | undefined
  /** A remark on its end. */
  readonly note?: string | undefined
}

/** The figure of a past round: what was chosen, the result, each decision, and each bet. */
export function pastFigure(told: Told, { place, note: end }: Around, words: PictureWords): Markup {
  const { t } = words
  const { choice, steps = [], drawing, note, result, bets = [] } = told
  return h(
    'figure',
    { class: 'past' },
    h('figcaption', {}, t('past')),
    place !== undefined && h('p', { class: 'past__choice' }, place),
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
    end !== undefined && h('p', { class: 'past-note' }, end),
    bets.length > 0 && h('dl', { class: 'past-bets' }, ...bets.map((bet) => betRow(bet, words))),
  )
}

function betRow(
  { name, note, stake, win, isReturned = false }: ToldBet,
  { t, currency, locale }: PictureWords,
): Markup {
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  return h(
    'div',
    { class: win > 0n && !isReturned ? 'past-bets__won' : undefined },
    h('dt', {}, name, note !== undefined && h('span', { class: 'past-bets__note' }, note)),
    h('dd', {}, t('past.stake', { amount: money(stake) })),
    h('dd', {}, t(isReturned ? 'past.returned' : 'past.win', { amount: money(win) })),
  )
}
