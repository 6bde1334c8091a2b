import '#ui/figures.css'
import type { ResponseOf } from '#contract/define-call.ts'
import type { getMissionSummary } from '#contract/mission/get-mission-summary.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { Figures } from '#ui/Figures.tsx'

interface Props {
  summary: ResponseOf<typeof getMissionSummary>
  locale: string
}

/** The season, and how many missions are done, under way and to be claimed. */
export function MissionSums({ summary: { season, done, running, toClaim }, locale }: Props) {
  const t = useWords<'mission'>()
  const count = new Intl.NumberFormat(locale)
  const figures = [
    { label: t('sums.toClaim'), value: count.format(toClaim) },
    { label: t('sums.running'), value: count.format(running) },
    { label: t('sums.done'), value: count.format(done) },
  ]
  return (
    <section className="missions__sums" aria-labelledby="season">
      <h2 id="season">{season?.title ?? t('season.over')}</h2>
      {season?.until && <p className="column__lead">{t('season.until', { when: momentText(season.until, locale) })}</p>}
      <Figures entries={figures} />
    </section>
  )
}
