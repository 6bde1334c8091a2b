import type { PastPeriod } from '#contract/agents/contracts/past-period.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { momentsText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Fold } from '#ui/Fold.tsx'

interface Props {
  locale: string
  currency: string
  periods: readonly PastPeriod[]
  /** Whether the reader gives or receives. */
  reader: 'upline' | 'downline'
}

/**
 * The payments of terms in past periods, beside those of the agreed terms, worded for the giver or the receiver: together, and each
 * period in which something happened.
 */
export function PastPeriods({ locale, currency, periods, reader }: Props) {
  const t = useWords<'contracts'>()
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const shown = periods.filter(({ validBet, won, carriedIn }) => validBet !== 0n || won !== 0n || carriedIn !== 0n)
  const [newest, oldest] = [periods.at(0), periods.at(-1)]
  if (shown.length === 0 || !newest || !oldest) return <p className="column__lead">{t('past.none')}</p>
  const changed = (name: string, before: bigint, after: bigint) => (
    <span>
      <span>{`${name} `}</span>
      <b>{money(after)}</b>
      <small>{` ${t('past.before')}: ${money(before)}`}</small>
    </span>
  )
  const entry = (period: PastPeriod) => {
    const { from, to, validBet, won, carriedIn, before, after, paidBefore, paidAfter, keptBefore, keptAfter } = period
    return (
      <li key={from}>
        <strong>{spanText(from, to, locale)}</strong>
        <span>
          <span>{`${t('past.bets')} ${money(validBet)} · ${t('past.won')} ${money(won)}`}</span>
          {carriedIn !== 0n && <span>{` · ${t('past.carried')} ${money(carriedIn)}`}</span>}
        </span>
        {reader === 'upline' && changed(t('past.given'), before, after)}
        {changed(t(reader === 'upline' ? 'past.paid' : 'past.mine'), paidBefore, paidAfter)}
        {keptBefore !== null && keptAfter !== null && changed(t('past.kept'), keptBefore, keptAfter)}
      </li>
    )
  }
  return (
    <div className="past">
      <h4>{t('past.title')}</h4>
      <ul>{entry(together(periods, { from: oldest.from, to: newest.to }))}</ul>
      <Fold className="contract__past" summary={t('past.each', { count: shown.length })} open={shown.length <= few}>
        <ul>{shown.map(entry)}</ul>
      </Fold>
    </div>
  )
}

/** So many periods are shown without being asked for. */
const few = 3

/** The sums of all periods. A loss that was carried within them is no sum. */
function together(periods: readonly PastPeriod[], span: Pick<PastPeriod, 'from' | 'to'>): PastPeriod {
  const sum = (name: 'validBet' | 'won' | 'before' | 'after' | 'paidBefore' | 'paidAfter') =>
    periods.reduce((all, period) => all + period[name], 0n)
  const kept = (name: 'keptBefore' | 'keptAfter') =>
    periods.some((period) => period[name] === null)
      ? null
      : periods.reduce((all, period) => all + (period[name] ?? 0n), 0n)
  return {
    ...span,
    ...{ validBet: sum('validBet'), won: sum('won'), active: 0, carriedIn: 0n, before: sum('before') },
    ...{ after: sum('after'), paidBefore: sum('paidBefore'), paidAfter: sum('paidAfter') },
    ...{ keptBefore: kept('keptBefore'), keptAfter: kept('keptAfter') },
  }
}

/** The text of a period: days without the time, hours with it. */
function spanText(from: string, to: string, locale: string): string {
  const [start, end] = [new Date(from), new Date(to)]
  const isShort = end.getTime() - start.getTime() <= 3_600_000
  // The last moment of the period, not the first moment of the next one.
  const last = new Date(end.getTime() - 1)
  return isShort ? momentsText(from, last.toISOString(), locale) : dateFormat(locale, 'day').formatRange(start, last)
}
