import type { JackpotPot, JackpotWin } from '#contract/rewards/jackpot/jackpot.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { h, type Markup } from '#ui/markup/markup.ts'

export interface JackpotWords {
  readonly t: Translate<'jackpot'>
  readonly locale: string
  /** Names of the categories. */
  readonly titles: Readonly<Record<string, string | undefined>>
}

/** The names of what takes part: its categories, then single games, three at most. */
function namesOf({ gameTypes, games }: JackpotPot, { t, titles }: JackpotWords): string {
  const names = [...gameTypes.map((type) => titles[type] ?? type), ...games.map(({ gameName }) => gameName)]
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? t('games.more', { games: shown }) : shown
}

/** When a pot falls, and what lets it grow, in one sentence each. */
export function growthText(pot: JackpotPot, words: JackpotWords): string {
  const { t, locale } = words
  const ceiling = formatMoney(pot.ceiling, pot.currency, locale)
  return t('grows', { ceiling, share: rateText(pot.share, locale), games: namesOf(pot, words) })
}

/** Who won last. */
export function lastWinText(win: JackpotWin | null, { t, locale }: JackpotWords): string {
  if (!win) return t('last.none')
  return t('last', { amount: formatMoney(win.amount, win.currency, locale), name: win.customerName })
}

type Terms = Pick<JackpotWin, 'start' | 'ceiling' | 'share' | 'currency' | 'seedHash' | 'openedAt'>

const fact = (label: string, value: string): Markup => h('div', {}, h('dt', {}, label), h('dd', {}, value))
/** A seed or a hash. */
const code = (label: string, value: string): Markup =>
  h('div', {}, h('dt', {}, label), h('dd', { 'data-code': true }, value))

/** The terms of a pot, with the hash of its seed. */
export function termFacts(terms: Terms, { t, locale }: JackpotWords): Markup[] {
  const money = (amount: bigint) => formatMoney(amount, terms.currency, locale)
  return [
    fact(t('fact.openedAt'), momentText(terms.openedAt, locale)),
    fact(t('fact.start'), money(terms.start)),
    fact(t('fact.ceiling'), money(terms.ceiling)),
    fact(t('fact.share'), rateText(terms.share, locale)),
    code(t('fact.seedHash'), terms.seedHash),
  ]
}

/** A jackpot that was won: who, where and when; and folded what it can be checked with. */
export function winItem(win: JackpotWin, words: JackpotWords, onCheck?: () => void): Markup {
  const { t, locale } = words
  const money = (amount: bigint) => formatMoney(amount, win.currency, locale)
  return h(
    'li',
    { class: 'jackpot-win', 'data-pot': win.potId },
    h(
      'p',
      { class: 'jackpot-win__head' },
      h('strong', {}, money(win.amount)),
      h('span', {}, `${win.customerName} · ${win.gameName}`),
      h('time', { datetime: win.wonAt }, momentText(win.wonAt, locale)),
    ),
    h(
      'details',
      {},
      h('summary', {}, t('check.open')),
      h(
        'dl',
        { class: 'jackpot-facts' },
        code(t('fact.seed'), win.seed),
        ...termFacts(win, words),
        fact(t('fact.fallsAt'), money(win.fallsAt)),
        fact(t('fact.counted'), money(win.counted)),
        fact(t('fact.bet'), t('fact.bet.value', { number: win.betId, amount: money(win.bet) })),
      ),
      h('button', { class: 'button button--line', type: 'button', onclick: onCheck }, t('check')),
      h('p', { role: 'status' }),
    ),
  )
}
