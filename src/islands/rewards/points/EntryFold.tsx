import type { PointEntry } from '#contract/rewards/points/point.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Computed } from '#ui/Computed.tsx'
import type { Fact } from '#ui/Facts.tsx'
import { digits, pointText } from './point-text.ts'

/** One movement of points in a line, which opens to its computation. */
export function EntryFold({ entry, locale }: { entry: PointEntry; locale: string }) {
  const t = useWords<'points' | 'lobby-search' | 'centre'>()
  const { kind, points, at, gameType, reward, amount, currency } = entry
  const money = (sum: bigint) => formatMoney(sum, currency ?? '', locale)
  const facts: Fact[] = []
  if (entry.units !== null && entry.turnover !== null) {
    const values = { units: digits(entry.units, locale), turnover: money(entry.turnover) }
    facts.push([t('entry.sum'), t('entry.sum.text', { ...values, points: pointText(t, points, locale) })])
    if (entry.residue !== null) facts.push([t('entry.residue'), money(entry.residue)])
    facts.push([t('computed.version'), String(entry.version ?? '')])
  }
  if (reward !== null) facts.push([t('entry.reward'), reward])
  if (amount !== null) facts.push([t('entry.amount'), money(amount)])
  facts.push([t('entry.after'), digits(entry.balanceAfter, locale)], [t('computed.transaction'), entry.transactionId])
  return (
    <Computed
      className="panel fold"
      summary={
        <>
          <span className={points > 0n ? 'paged__sum points__more' : 'paged__sum'}>
            {`${points > 0n ? '+' : ''}${digits(points, locale)}`}
          </span>
          <span>{t(`entry.${kind}`)}</span>
          <span>{gameType === null ? (reward ?? '') : t(`category.${gameType}`)}</span>
          <time dateTime={at}>{momentText(at, locale)}</time>
        </>
      }
      facts={facts}
    />
  )
}
