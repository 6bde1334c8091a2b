import { useMemo, useState } from 'react'
import { reportFigures } from '#contract/agents/reports/figures.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { type Overview, overviewFilter, type Team, teamAgents } from '#stores/agents/reports/reports.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Resource } from '#ui/Resource.tsx'
import type { Column } from '#ui/table-column.ts'
import { FilterLink } from './FilterLink.tsx'
import { figureColumns } from './figure-columns.ts'
import { byNameWords, type ReportAreas, type ReportWords } from './report-words.ts'
import { TeamFigures } from './TeamFigures.tsx'

function columnsOf(t: ReportWords, currency: string, locale: string, whole: Overview['figures']): Column<Team>[] {
  const text = ({ account }: Team) => account || t('reports.own')
  return [
    {
      key: 'account',
      title: t('reports.team'),
      text,
      value: (team) => (team.account ? <AgentLink account={team.account} /> : <strong>{text(team)}</strong>),
    },
    ...figureColumns(reportFigures.teams, { t, currency, locale, totals: whole }),
  ]
}

/** An agent of the line, whose overview opens in place of this one, for the same days. */
export function AgentLink({ account }: { account: string | undefined }) {
  const t = useWords<ReportAreas>()
  const filter = useStore(overviewFilter.$filter)
  return (
    <FilterLink address={overviewFilter} filter={{ ...filter, downline: account, cursor: undefined }}>
      {account ?? t('reports.me')}
    </FilterLink>
  )
}

interface Props {
  overview: Overview
  language: string
  locale: string
}

/** The teams of the agents directly below, and the accounts directly below that are in no such team. */
export function TeamAgents({ overview, language, locale }: Props) {
  const t = useWords<ReportAreas>()
  const [agents] = useState(() => teamAgents(language))
  const state = useAnswer(agents.$state)
  const filter = useStore(overviewFilter.$filter)
  const { currency, figures, own } = overview
  const columns = useMemo(() => columnsOf(t, currency, locale, figures), [t, currency, locale, figures])
  return (
    <section className="report__part" aria-labelledby="report-teams">
      <h2 id="report-teams">{t('reports.teams')}</h2>
      <p className="report__note">{t('reports.teams.text')}</p>
      <Resource state={state} words={resourceWords(t, t('reports.loading'))} onRetry={agents.refresh}>
        {({ list, next, previous }) => (
          <DataTable
            caption={t('reports.teams')}
            columns={columns}
            rows={previous === null ? [{ account: '', ...own }, ...list] : list}
            rowKey={({ account }) => account}
            locale={locale}
            words={byNameWords(t)}
            details={(team) => <TeamFigures figures={team} currency={currency} locale={locale} />}
            pager={{
              next,
              previous,
              href: (cursor) => overviewFilter.address({ ...filter, cursor }),
              onPage: (cursor) => overviewFilter.show({ ...filter, cursor }),
            }}
          />
        )}
      </Resource>
    </section>
  )
}
