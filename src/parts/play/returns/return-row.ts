import { countText } from '#lib/count-text.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { type GameReturn, placeOnBar, verdictOf } from '#stores/play/returns/returns.ts'
import { h, type Markup } from '#ui/markup/markup.ts'

export interface ReturnWords {
  readonly t: Translate<'returns'>
  readonly locale: string
}

interface Shown {
  readonly currency: string
  /** Rounds from which on a game has an interval. */
  readonly leastRounds: number
}

/** The columns of figures, in their order. */
export const returnFigures = ['rounds', 'stake', 'win', 'rate', 'rtp'] as const

/** A game with what it returned: a row of a table, which is a card where the columns do not fit. */
export function returnRow(row: GameReturn, { currency, leastRounds }: Shown, words: ReturnWords): Markup {
  const { t, locale } = words
  const rate = (value: number | null) => (value === null ? '–' : rateText(value, locale))
  const texts = {
    rounds: countText(row.rounds, locale),
    stake: formatMoney(row.stake, currency, locale),
    win: formatMoney(row.win, currency, locale),
    rate: rate(row.rate),
    rtp: rate(row.rtp),
  }
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, row.displayName, h('small', {}, row.vendorName)),
    ...returnFigures.map((name) => h('td', { 'data-label': t(`figure.${name}`), 'data-figure': name }, texts[name])),
    h('td', { class: 'returns__interval' }, ...interval(row, leastRounds, words)),
  )
}

/** A range with the computed return as a tick. Its picture and figures are for the eye; a sentence says the same. */
function interval(row: GameReturn, leastRounds: number, { t, locale }: ReturnWords): Markup[] {
  const { interval, rtp, isWithin } = row
  const place = placeOnBar(row)
  const verdict = verdictOf(row, leastRounds)
  if (!interval || !place) return [h('small', {}, t(`verdict.${verdict}`, { count: countText(leastRounds, locale) }))]
  const [low, high] = [rateText(interval.low, locale), rateText(interval.high, locale)]
  const sentence =
    rtp === null
      ? t('sentence.undeclared', { low, high })
      : t(isWithin ? 'sentence.within' : 'sentence.outside', { low, high, rtp: rateText(rtp, locale) })
  return [
    h(
      'svg',
      { class: 'returns__bar', 'aria-hidden': 'true', 'data-verdict': verdict },
      h('rect', { width: '100%', y: 6, height: 4, rx: 2 }),
      h('rect', { x: `${place.from}%`, width: `${place.to - place.from}%`, y: 4, height: 8, rx: 4 }),
      rtp !== null && h('line', { x1: '50%', x2: '50%', y1: 0, y2: 16 }),
    ),
    h('span', { 'aria-hidden': 'true' }, t('bounds', { low, high })),
    h('small', { 'aria-hidden': 'true', 'data-verdict': verdict }, t(`verdict.${verdict}`, { count: '' })),
    h('span', { class: 'unseen' }, sentence),
  ]
}
