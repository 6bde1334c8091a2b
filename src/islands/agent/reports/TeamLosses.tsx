import './reports.css'
import { useState } from 'react'
import { type getTeamLosses, lossOrders, type TeamLoss } from '#contract/agent/get-team-losses.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { teamLevels } from '#contract/entities/line-report.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useLongList } from '#islands/use-long-list.ts'
import { useWords } from '#islands/Words.tsx'
import { daysAsked } from '#stores/agent-centre/report-range.ts'
import { lossesFilter, teamLosses } from '#stores/agent-centre/reports.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import type { Column } from '#ui/table-column.ts'
import { AccountSearch } from './AccountSearch.tsx'
import { AsOf } from './AsOf.tsx'
import { Chips } from './Chips.tsx'
import { Files } from './Files.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { amountColumns, placeColumn } from './place-columns.tsx'
import { byNameWords, type ReportAreas } from './report-words.ts'

const amounts = ['deposited', 'withdrawn', 'bonuses', 'rebates', 'stake', 'win', 'loss'] as const

/** Deposits, withdrawals, benefits and losses of the line's accounts. */
export function TeamLosses({ language, locale }: ScreenProps) {
  const t = useWords<ReportAreas>()
  const [answers] = useState(() => teamLosses(language))
  const state = useLongList(answers)
  const filter = useStore(lossesFilter.$filter)
  const show = (changed: Partial<typeof filter>) => lossesFilter.show({ ...filter, cursor: undefined, ...changed })
  return (
    <section className="report" aria-labelledby="report-title">
      <h1 id="report-title">{t('reports.losses.title')}</h1>
      <PeriodChoice value={filter} onChange={show} />
      <div className="report__filters">
        <Chips
          legend={t('reports.level')}
          options={teamLevels}
          value={filter.level ?? 'all'}
          name={(level) => t(`reports.level.${level}`)}
          onChange={(level) => show({ level: level === 'all' ? undefined : level })}
        />
        <Chips
          legend={t('reports.order')}
          options={lossOrders}
          value={filter.order ?? 'account'}
          name={(order) => t(`reports.order.${order}`)}
          onChange={(order) => show({ order: order === 'account' ? undefined : order })}
        />
      </div>
      <AccountSearch value={filter.prefix} onChange={(prefix) => show({ prefix })} />
      <Resource state={state} words={resourceWords(t, t('reports.loading'))} onRetry={answers.refresh}>
        {(answer) => <Answer answer={answer} language={language} locale={locale} />}
      </Resource>
    </section>
  )
}

interface AnswerProps extends Pick<ScreenProps, 'language' | 'locale'> {
  answer: ResponseOf<typeof getTeamLosses>
}

function Answer({ answer: { list, next, previous, currency, asOf, sums }, language, locale }: AnswerProps) {
  const t = useWords<ReportAreas>()
  const filter = useStore(lossesFilter.$filter)
  if (list.length === 0)
    return (
      <>
        <AsOf at={asOf} locale={locale} />
        <Empty title={t('reports.losses.empty')} text={t('reports.empty.text')} />
      </>
    )
  const columns: readonly Column<TeamLoss>[] = [
    placeColumn<TeamLoss>(t),
    ...amountColumns<(typeof amounts)[number], TeamLoss>(amounts, (name) => t(`reports.${name}`), sums, {
      currency,
      locale,
    }),
  ]
  return (
    <>
      <AsOf at={asOf} locale={locale} />
      <Files asked={{ ...filter, report: 'losses', days: () => daysAsked(filter, language) }} language={language} />
      <div className="report__wide">
        <DataTable
          caption={t('reports.losses.title')}
          columns={columns}
          rows={list}
          rowKey={({ account }) => account}
          locale={locale}
          words={byNameWords(t)}
          pager={{
            next,
            previous,
            href: (cursor) => lossesFilter.address({ ...filter, cursor }),
            onPage: (cursor) => lossesFilter.show({ ...filter, cursor }),
          }}
        />
      </div>
      <p className="report__note">{t('reports.loss.text')}</p>
      <p className="report__note">{t('reports.sums.text')}</p>
    </>
  )
}
