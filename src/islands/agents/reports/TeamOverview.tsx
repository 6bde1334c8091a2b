import './reports.css'
import { useState } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { reportRange } from '#stores/agents/reports/report-range.ts'
import { overviewFilter, teamOverview } from '#stores/agents/reports/reports.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Resource } from '#ui/Resource.tsx'
import { AsOf } from './AsOf.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import type { ReportAreas } from './report-words.ts'
import { AgentLink, TeamAgents } from './TeamAgents.tsx'
import { TeamDays } from './TeamDays.tsx'
import { TeamFigures } from './TeamFigures.tsx'

/** The figures of a team in a period, and the teams below it. Each of them opens in the same screen. */
export function TeamOverview({ language, locale }: ScreenProps) {
  const t = useWords<ReportAreas>()
  const [answers] = useState(() => teamOverview(language))
  const state = useAnswer(answers.$state)
  const filter = useStore(overviewFilter.$filter)
  const range = reportRange(filter, todayIn(useStore($zone)))
  return (
    <section className="report" aria-labelledby="report-title">
      <h1 id="report-title">{t('reports.overview.title')}</h1>
      <PeriodChoice
        value={filter}
        onChange={(days) => overviewFilter.show({ ...filter, ...days, cursor: undefined })}
      />
      <Resource state={state} words={resourceWords(t, t('reports.loading'))} onRetry={answers.refresh}>
        {(overview) => (
          <>
            {overview.path.length > 1 && <Path names={overview.path} />}
            <AsOf at={overview.asOf} locale={locale} isDoubted={overview.isDoubted} />
            <TeamFigures
              figures={overview.figures}
              before={overview.before}
              income={overview.income}
              currency={overview.currency}
              locale={locale}
            />
            <TeamDays overview={overview} range={range} locale={locale} />
            <TeamAgents overview={overview} language={language} locale={locale} />
          </>
        )}
      </Resource>
      {state.phase === 'failed' && filter.downline !== undefined && <Path names={[]} />}
    </section>
  )
}

/** The agents from the caller down to the agent whose team is shown. Agents above the caller are not named. */
function Path({ names }: { names: readonly string[] }) {
  const t = useWords<ReportAreas>()
  return (
    <nav className="report__path" aria-label={t('reports.path')}>
      <ol>
        <li>
          <AgentLink account={undefined} />
        </li>
        {names.slice(1).map((name, place) => (
          <li key={name}>
            {place === names.length - 2 ? <span aria-current="page">{name}</span> : <AgentLink account={name} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
