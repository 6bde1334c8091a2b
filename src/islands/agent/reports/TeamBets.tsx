import './reports.css'
import { useState } from 'react'
import type { getTeamBets, TeamBet } from '#contract/agent/get-team-bets.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { gameTypes } from '#contract/entities/game.ts'
import { teamLevels } from '#contract/entities/line-report.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useLongList } from '#islands/use-long-list.ts'
import { useWords } from '#islands/Words.tsx'
import { numberFormat } from '#lib/formats.ts'
import { daysAsked } from '#stores/agent-centre/report-range.ts'
import { betsFilter, teamBets } from '#stores/agent-centre/reports.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import type { Column } from '#ui/table-column.ts'
import { AccountSearch } from './AccountSearch.tsx'
import { AsOf } from './AsOf.tsx'
import { BetDays } from './BetDays.tsx'
import { Chips } from './Chips.tsx'
import { Files } from './Files.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { amountColumns, placeColumn } from './place-columns.tsx'
import { byNameWords, type ReportAreas } from './report-words.ts'

const amounts = ['stake', 'validBet', 'win', 'net'] as const

/** The bets of the line's accounts, by account and category. */
export function TeamBets({ language, locale }: ScreenProps) {
  const t = useWords<ReportAreas>()
  const [answers] = useState(() => teamBets(language))
  const state = useLongList(answers)
  const filter = useStore(betsFilter.$filter)
  const show = (changed: Partial<typeof filter>) => betsFilter.show({ ...filter, cursor: undefined, ...changed })
  return (
    <section className="report" aria-labelledby="report-title">
      <h1 id="report-title">{t('reports.bets.title')}</h1>
      <PeriodChoice value={filter} onChange={show} />
      <Chips
        legend={t('reports.category')}
        options={[undefined, ...gameTypes]}
        value={filter.gameType}
        name={(type) => (type ? t(`category.${type}`) : t('reports.category.all'))}
        onChange={(gameType) => show({ gameType })}
      />
      <Chips
        legend={t('reports.level')}
        options={teamLevels}
        value={filter.level ?? 'all'}
        name={(level) => t(`reports.level.${level}`)}
        onChange={(level) => show({ level: level === 'all' ? undefined : level })}
      />
      <AccountSearch value={filter.prefix} onChange={(prefix) => show({ prefix })} />
      <Resource state={state} words={resourceWords(t, t('reports.loading'))} onRetry={answers.refresh}>
        {(answer) => <Answer answer={answer} language={language} locale={locale} />}
      </Resource>
    </section>
  )
}

interface AnswerProps extends Pick<ScreenProps, 'language' | 'locale'> {
  answer: ResponseOf<typeof getTeamBets>
}

function Answer({ answer: { list, next, previous, currency, asOf, sums }, language, locale }: AnswerProps) {
  const t = useWords<ReportAreas>()
  const filter = useStore(betsFilter.$filter)
  if (list.length === 0)
    return (
      <>
        <AsOf at={asOf} locale={locale} />
        <Empty title={t('reports.bets.empty')} text={t('reports.empty.text')} />
      </>
    )
  const columns: readonly Column<TeamBet>[] = [
    placeColumn<TeamBet>(t),
    { key: 'category', title: t('reports.category'), text: ({ gameType }) => t(`category.${gameType}`) },
    {
      key: 'bets',
      title: t('reports.bets'),
      text: ({ bets }) => numberFormat(locale).format(bets),
      align: 'end',
      total: numberFormat(locale).format(sums.bets),
    },
    ...amountColumns<(typeof amounts)[number], TeamBet>(amounts, (name) => t(`reports.${name}`), sums, {
      currency,
      locale,
    }),
  ]
  return (
    <>
      <AsOf at={asOf} locale={locale} />
      <Files asked={{ ...filter, report: 'bets', days: () => daysAsked(filter, language) }} language={language} />
      <div className="report__wide">
        <DataTable
          caption={t('reports.bets.title')}
          columns={columns}
          rows={list}
          rowKey={({ account, gameType }) => `${account} ${gameType}`}
          locale={locale}
          words={byNameWords(t)}
          details={(bet) => <BetDays bet={bet} language={language} locale={locale} />}
          pager={{
            next,
            previous,
            href: (cursor) => betsFilter.address({ ...filter, cursor }),
            onPage: (cursor) => betsFilter.show({ ...filter, cursor }),
          }}
        />
      </div>
      <p className="report__note">{t('reports.sums.text')}</p>
    </>
  )
}
