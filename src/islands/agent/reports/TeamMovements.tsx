import './reports.css'
import { useState } from 'react'
import { type getTeamMovements, movementKinds, type TeamMovement } from '#contract/agent/get-team-movements.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useLongList } from '#islands/use-long-list.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { daysAsked } from '#stores/agent-centre/report-range.ts'
import { movementsFilter, teamMovements } from '#stores/agent-centre/reports.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Moment } from '#ui/Moment.tsx'
import { Resource } from '#ui/Resource.tsx'
import type { Column } from '#ui/table-column.ts'
import { AccountSearch } from './AccountSearch.tsx'
import { AsOf } from './AsOf.tsx'
import { Chips } from './Chips.tsx'
import { Files } from './Files.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import type { ReportAreas } from './report-words.ts'

/** Money of the accounts of the line as it moved, newest first. */
export function TeamMovements({ language, locale }: ScreenProps) {
  const t = useWords<ReportAreas>()
  const [answers] = useState(() => teamMovements(language))
  const state = useLongList(answers)
  const filter = useStore(movementsFilter.$filter)
  const show = (changed: Partial<typeof filter>) => movementsFilter.show({ ...filter, cursor: undefined, ...changed })
  return (
    <section className="report" aria-labelledby="report-title">
      <h1 id="report-title">{t('reports.movements.title')}</h1>
      <PeriodChoice value={filter} onChange={show} />
      <Chips
        legend={t('reports.kind')}
        options={[undefined, ...movementKinds]}
        value={filter.kind}
        name={(kind) => t(`reports.kind.${kind ?? 'all'}`)}
        onChange={(kind) => show({ kind })}
      />
      <AccountSearch value={filter.prefix} onChange={(prefix) => show({ prefix })} />
      <Resource state={state} words={resourceWords(t, t('reports.loading'))} onRetry={answers.refresh}>
        {(answer) => <Answer answer={answer} language={language} locale={locale} />}
      </Resource>
    </section>
  )
}

interface AnswerProps extends Pick<ScreenProps, 'language' | 'locale'> {
  answer: ResponseOf<typeof getTeamMovements>
}

function Answer({ answer: { list, next, previous, currency, asOf }, language, locale }: AnswerProps) {
  const t = useWords<ReportAreas>()
  const filter = useStore(movementsFilter.$filter)
  if (list.length === 0)
    return (
      <>
        <AsOf at={asOf} locale={locale} />
        <Empty title={t('reports.movements.empty')} text={t('reports.empty.text')} />
      </>
    )
  const columns: readonly Column<TeamMovement>[] = [
    { key: 'account', title: t('reports.account'), text: ({ account }) => account },
    { key: 'kind', title: t('reports.kind'), text: ({ kind }) => t(`reports.kind.${kind}`) },
    {
      key: 'amount',
      title: t('reports.amount'),
      text: ({ amount }) => (amount > 0n ? '+' : '') + formatMoney(amount, currency, locale),
      align: 'end',
    },
    {
      key: 'at',
      title: t('reports.at'),
      text: ({ at }) => new Date(at).toLocaleString(locale),
      value: ({ at }) => <Moment at={at} locale={locale} />,
      card: 'foot',
    },
  ]
  return (
    <>
      <AsOf at={asOf} locale={locale} />
      <Files asked={{ ...filter, report: 'movements', days: () => daysAsked(filter, language) }} language={language} />
      <DataTable
        caption={t('reports.movements.title')}
        columns={columns}
        rows={list}
        rowKey={({ id }) => id}
        locale={locale}
        words={tableWords(t)}
        pager={{
          next,
          previous,
          href: (cursor) => movementsFilter.address({ ...filter, cursor }),
          onPage: (cursor) => movementsFilter.show({ ...filter, cursor }),
        }}
      />
    </>
  )
}
