import type { PastPeriod } from '#contract/entities/past-period.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { momentsText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'

interface Props {
  locale: string
  currency: string
  periods: readonly PastPeriod[]
  /** Whether the reader gives or receives. */
  reader: 'upline' | 'downline'
}

/**
 * The payments of terms in the last periods, beside those of the agreed terms, worded for the giver or the receiver.
 */
export function PastPeriods({ locale, currency, periods, reader }: Props) {
  const t = useWords<'contracts'>()
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const hasPlay = periods.some(({ validBet, won }) => validBet !== 0n || won !== 0n)
  if (periods.length === 0) return null
  if (!hasPlay) return <p className="column__lead">{t('past.none')}</p>
  const changed = (name: string, before: bigint, after: bigint) => (
    <span>
      {name} <b>{money(after)}</b> <small>{`${t('past.before')}: ${money(before)}`}</small>
    </span>
  )
  return (
    <div className="past">
      <h4>{t('past.title')}</h4>
      <ul>
        {periods.map(({ from, to, validBet, won, before, after, paidBefore, paidAfter, keptBefore, keptAfter }) => (
          <li key={from}>
            <strong>{spanText(from, to, locale)}</strong>
            <span>
              {t('past.bets')} {money(validBet)} · {t('past.won')} {money(won)}
            </span>
            {reader === 'upline' && changed(t('past.given'), before, after)}
            {changed(t(reader === 'upline' ? 'past.paid' : 'past.mine'), paidBefore, paidAfter)}
            {keptBefore !== null && keptAfter !== null && changed(t('past.kept'), keptBefore, keptAfter)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The text of a period: days without the time, hours with it. */
function spanText(from: string, to: string, locale: string): string {
  const [start, end] = [new Date(from), new Date(to)]
  const isShort = end.getTime() - start.getTime() <= 3_600_000
  // The last moment of the period, not the first moment of the next one.
  const last = new Date(end.getTime() - 1)
  return isShort ? momentsText(from, last.toISOString(), locale) : dateFormat(locale, 'day').formatRange(start, last)
}
