import { useState } from 'react'
import { reportFigures } from '#contract/agents/reports/figures.ts'
import type { TeamBet } from '#contract/agents/reports/get-team-bets.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { teamBetDays } from '#stores/agents/reports/reports.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Resource } from '#ui/Resource.tsx'
import { figureColumns } from './figure-columns.ts'
import { byNameWords, type ReportAreas } from './report-words.ts'

interface Props {
  bet: TeamBet
  language: string
  locale: string
}

/** The bets of an account in a category, by day. */
export function BetDays({ bet, language, locale }: Props) {
  const t = useWords<ReportAreas>()
  const [days] = useState(() => teamBetDays(bet, language))
  const state = useAnswer(days.$state)
  const dayFormat = dateFormat(locale, 'day', 'UTC')
  return (
    <Resource state={state} words={resourceWords(t, t('reports.loading'))} onRetry={days.refresh}>
      {({ list, currency }) => (
        <DataTable
          caption={t('reports.bets.days', { account: bet.account })}
          columns={[
            { key: 'day', title: t('reports.day'), text: ({ day }) => dayFormat.format(Date.parse(day)) },
            ...figureColumns(reportFigures.bets, { t, currency, locale }),
          ]}
          rows={list}
          rowKey={({ day }) => day}
          locale={locale}
          words={byNameWords(t)}
        />
      )}
    </Resource>
  )
}
