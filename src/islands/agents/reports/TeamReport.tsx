import './reports.css'
import { type ReactNode, useState } from 'react'
import { teamLevels } from '#contract/agents/reports/line-report.ts'
import { type GameType, gameTypes } from '#contract/play/games/game.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { AddressFilter } from '#stores/address-filter.ts'
import { type ReportDays, requestedDays } from '#stores/agents/reports/report-range.ts'
import type { Page } from '#stores/paged.ts'
import type { ResourceStore } from '#stores/resource.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable, type TableWords } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import type { FigureEntry } from '#ui/Figures.tsx'
import type { Parts } from '#ui/parts.ts'
import { Resource } from '#ui/Resource.tsx'
import type { Column } from '#ui/table-column.ts'
import { AccountSearch } from './AccountSearch.tsx'
import { AsOf } from './AsOf.tsx'
import { Chips } from './Chips.tsx'
import { Files } from './Files.tsx'
import { MainFigures } from './MainFigures.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import type { ReportAreas } from './report-words.ts'

interface ReportFilter extends ReportDays {
  /** Left out in a report that is no list of accounts. */
  readonly prefix?: string | undefined
  /** What the rows are, and what they are part of: `views` show it at any time. */
  readonly by?: string | undefined
  readonly vassalage?: string | undefined
  readonly cursor: string | undefined
}

interface ReportPage<Row> extends Page<Row> {
  readonly asOf: string | null
}

interface TableProps<Filter, Row, Answer> extends Pick<ScreenProps, 'language' | 'locale'> {
  report: 'bets' | 'games' | 'losses' | 'movements'
  /** The filter in the address. */
  address: AddressFilter<Filter>
  columns: (answer: Answer) => readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** The details of an opened row. */
  details?: (row: Row, answer: Answer) => ReactNode
  words: TableWords
  /** The totals that matter first, and the others. */
  totals?: (answer: Answer) => { readonly main: readonly FigureEntry[]; readonly rest: readonly FigureEntry[] }
  /** Sentences below the table. */
  notes?: readonly string[]
}

interface Props<Filter, Row, Answer> extends TableProps<Filter, Row, Answer> {
  load: (language: string) => ResourceStore<Answer>
  /** Choices between the days and the search. */
  choices: (filter: Filter, show: (changed: Partial<Filter>) => void) => Parts
  /** What the rows are about, if that is a choice too; it is always seen. */
  views?: (filter: Filter, show: (changed: Partial<Filter>) => void) => Parts
}

/** A report about the line: the days, other choices, a search by account name, files, and the pages of a table. */
export function TeamReport<Filter extends ReportFilter, Row, Answer extends ReportPage<Row>>({
  load,
  choices,
  views,
  ...table
}: Props<Filter, Row, Answer>) {
  const t = useWords<ReportAreas>()
  const { report, address, language } = table
  const [answers] = useState(() => load(language))
  const state = useAnswer(answers.$state)
  const filter = useStore(address.$filter)
  const show = (changed: Partial<Filter>) => address.show({ ...filter, cursor: undefined, ...changed })
  return (
    <section className="report" aria-labelledby="report-title">
      <h1 id="report-title">{t(`reports.${report}.title`)}</h1>
      <PeriodChoice
        value={filter}
        onChange={(days) => address.show({ ...filter, cursor: undefined, ...days })}
        isFiltered={isFiltered(filter)}
      >
        {choices(filter, show)}
        {'prefix' in filter && (
          <AccountSearch
            value={filter.prefix}
            onChange={(prefix) => address.show({ ...filter, cursor: undefined, prefix })}
          />
        )}
      </PeriodChoice>
      {views?.(filter, show)}
      <Resource state={state} words={resourceWords(t, t('reports.loading'))} onRetry={answers.refresh}>
        {(answer) => <ReportTable {...table} answer={answer} />}
      </Resource>
    </section>
  )
}

/** Whether an address asks for some accounts or kinds only, by choices that are not always seen. */
const isFiltered = ({
  period: _,
  from: _from,
  to: _to,
  cursor: _cursor,
  by: _by,
  vassalage: _vassalage,
  ...others
}: ReportFilter): boolean => Object.values(others).some((value) => value !== undefined)

function ReportTable<Filter extends ReportFilter, Row, Answer extends ReportPage<Row>>({
  answer,
  report,
  address,
  columns,
  totals,
  details,
  notes = [],
  language,
  locale,
  ...table
}: TableProps<Filter, Row, Answer> & { answer: Answer }) {
  const t = useWords<ReportAreas>()
  const filter = useStore(address.$filter)
  const { list, next, previous, asOf } = answer
  if (list.length === 0)
    return (
      <>
        <AsOf at={asOf} locale={locale} />
        <Empty title={t(`reports.${report}.empty`)} text={t('reports.empty.text')} />
      </>
    )
  return (
    <>
      <AsOf at={asOf} locale={locale} />
      {totals && <MainFigures {...totals(answer)} />}
      <Files asked={{ ...filter, report, days: () => requestedDays(filter, language) }} language={language} />
      <DataTable
        {...table}
        caption={t(`reports.${report}.title`)}
        columns={columns(answer)}
        rows={list}
        details={details && ((row) => details(row, answer))}
        locale={locale}
        pager={{
          next,
          previous,
          href: (cursor) => address.address({ ...filter, cursor }),
          onPage: (cursor) => address.show({ ...filter, cursor }),
        }}
      />
      {notes.map((note) => (
        <p key={note} className="report__note">
          {note}
        </p>
      ))}
    </>
  )
}

type Level = (typeof teamLevels)[number]

interface LevelProps {
  value: Level | undefined
  onChange: (level: Level | undefined) => void
}

/** The accounts of the whole line, or only those directly below the agent. */
export function LevelChips({ value, onChange }: LevelProps) {
  const t = useWords<ReportAreas>()
  return (
    <Chips
      legend={t('reports.level')}
      options={teamLevels}
      value={value ?? 'all'}
      name={(level) => t(`reports.level.${level}`)}
      onChange={(level) => onChange(level === 'all' ? undefined : level)}
    />
  )
}

interface CategoryProps {
  value: GameType | undefined
  onChange: (gameType: GameType | undefined) => void
}

/** The choice of a category of games, or of all. */
export function CategoryChips({ value, onChange }: CategoryProps) {
  const t = useWords<ReportAreas>()
  return (
    <Chips
      legend={t('reports.category')}
      options={[undefined, ...gameTypes]}
      value={value}
      name={(type) => (type ? t(`category.${type}`) : t('reports.category.all'))}
      onChange={onChange}
    />
  )
}
