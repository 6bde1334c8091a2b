import { useWords } from '#islands/Words.tsx'
import { formatMoney, partOf } from '#lib/money.ts'
import type { PointBalance } from '#stores/rewards/points/points.ts'
import { digits } from './point-text.ts'

/** The stakes of each category since its last point, and the missing stakes to the next one. */
export function NextPoints({ categories, locale }: Pick<PointBalance, 'categories'> & { locale: string }) {
  const t = useWords<'points' | 'lobby-search'>()
  if (categories.length === 0) return null
  return (
    <section className="panel column__panel" aria-labelledby="points-next">
      <h2 id="points-next">{t('next')}</h2>
      <ul className="points__next">
        {categories.map(({ gameType, currency, residue, missing, turnover, earned }) => {
          const money = (sum: bigint) => formatMoney(sum, currency, locale)
          const category = t(`category.${gameType}`)
          return (
            <li key={gameType}>
              <strong>{category}</strong>
              <span>{t('next.missing', { missing: money(missing) })}</span>
              <progress
                className="progress"
                value={partOf(residue, turnover)}
                max={1}
                aria-label={t('next.progress', { category, residue: money(residue), turnover: money(turnover) })}
              />
              <span>{t('next.earned', { count: Number(earned), points: digits(earned, locale) })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
