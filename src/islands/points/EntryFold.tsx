import type { PointEntry } from '#contract/entities/point.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Fold } from '#ui/Fold.tsx'
import { digits, pointText } from './point-text.ts'

/** One movement of points in a line, which opens to what it was computed from. */
export function EntryFold({ entry, locale }: { entry: PointEntry; locale: string }) {
  const t = useWords<'points' | 'search'>()
  const { kind, points, at, gameType, reward, amount, currency } = entry
  const money = (sum: bigint) => formatMoney(sum, currency ?? '', locale)
  const facts: [string, string][] = [
    ...(entry.units !== null && entry.turnover !== null
      ? ([
          [
            t('entry.sum'),
            t('entry.sum.text', {
              units: digits(entry.units, locale),
              turnover: money(entry.turnover),
              points: pointText(t, points, locale),
            }),
          ],
          [t('entry.version'), String(entry.version ?? '')],
        ] as [string, string][])
      : []),
    ...(reward !== null ? ([[t('entry.reward'), reward]] as [string, string][]) : []),
    ...(amount !== null ? ([[t('entry.amount'), money(amount)]] as [string, string][]) : []),
    [t('entry.after'), digits(entry.balanceAfter, locale)],
    [t('entry.transaction'), entry.transactionId],
  ]
  return (
    <Fold
      className="panel fold"
      summary={
        <>
          <span className={points > 0n ? 'paged__sum points__more' : 'paged__sum'}>
            {points > 0n && '+'}
            {digits(points, locale)}
          </span>
          <span>{t(`entry.${kind}`)}</span>
          <span>{gameType === null ? (reward ?? '') : t(`category.${gameType}`)}</span>
          <time dateTime={at}>{momentText(at, locale)}</time>
        </>
      }
    >
      <dl className="facts points__facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
