import '#ui/figures.css'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getMissionSummary } from '#contract/mission/get-mission-summary.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'

interface Props {
  summary: ResponseOf<typeof getMissionSummary>
  locale: string
}

/** The season, and how many missions are done, under way and to be claimed. */
export function MissionSums({ summary: { season, done, running, toClaim }, locale }: Props) {
  const t = useWords<'mission'>()
  const count = new Intl.NumberFormat(locale)
  const figures = [
    [t('sums.toClaim'), toClaim],
    [t('sums.running'), running],
    [t('sums.done'), done],
  ] as const
  return (
    <section className="missions__sums" aria-labelledby="season">
      <h2 id="season">{season?.title ?? t('season.over')}</h2>
      {season?.until && <p className="column__lead">{t('season.until', { when: momentText(season.until, locale) })}</p>}
      <dl className="figures">
        {figures.map(([term, value]) => (
          <div key={term} className="figure">
            <dt>{term}</dt>
            <dd>{count.format(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
