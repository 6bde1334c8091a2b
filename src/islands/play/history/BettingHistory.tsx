import '#islands/history.css'
import '#ui/status.css'
import { useMemo, useState } from 'react'
import { HistoryDays } from '#islands/HistoryDays.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { rangeWords, resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { $zone, periodOf, rangeOf, todayIn } from '#stores/period.ts'
import {
  allRounds,
  bettingDays,
  bettingHistory,
  fileLimit,
  historyBounds,
  historyFilter,
} from '#stores/play/history/history.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { DateRange } from '#ui/DateRange.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Figures, resultEntry } from '#ui/Figures.tsx'
import { Resource } from '#ui/Resource.tsx'
import { Segments } from '#ui/Segments.tsx'
import { betColumns } from './bet-columns.tsx'
import { RoundDetails } from './RoundDetails.tsx'
import { SessionList } from './SessionList.tsx'

/** What a member played, newest first: by game session, or every round with sums over all rounds of the filter. */
export function BettingHistory({ language, locale }: ScreenProps) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const filter = useStore(historyFilter.$filter)
  const today = todayIn(useStore($zone))
  const range = rangeOf(filter, historyBounds(today))
  return (
    <section className="history" aria-labelledby="history-title">
      <h1 id="history-title">{t('history.title')}</h1>
      <DateRange
        value={range}
        bounds={historyBounds(today)}
        words={rangeWords(t)}
        onChange={(next) => historyFilter.show({ ...filter, ...periodOf(next, today), cursor: undefined })}
      />
      <Segments
        legend={t('sessions.view')}
        value={filter.view}
        options={(['sessions', 'rounds'] as const).map((value) => ({ value, label: t(`sessions.view.${value}`) }))}
        onChange={(view) => historyFilter.show({ ...filter, view, cursor: undefined })}
      />
      {filter.view === 'sessions' ? (
        <SessionList language={language} locale={locale} />
      ) : (
        <AllRounds language={language} locale={locale} />
      )}
    </section>
  )
}

/** Every round of the filter in a table, with sums over all of them. */
function AllRounds({ language, locale }: Pick<ScreenProps, 'language' | 'locale'>) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const [rounds] = useState(() => bettingHistory(language))
  const state = useAnswer(rounds.$state)
  const days = useAnswer(useState(() => bettingDays(language))[0].$state)
  const filter = useStore(historyFilter.$filter)
  const today = todayIn(useStore($zone))
  const range = rangeOf(filter, historyBounds(today))
  const columns = useMemo(() => betColumns(t, locale), [t, locale])
  return (
    <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={rounds.refresh}>
      {({ list, next, previous, total, sums }) => (
        <>
          <HistorySums sums={sums} rounds={total} money={(amount) => formatMoney(amount, sums.currency, locale)} />
          {total > 0 && range.from < range.to && (
            <HistoryDays locale={locale} state={days} file={`${t('history.days.file')}-${range.from}-${range.to}`} />
          )}
          {list.length === 0 ? (
            <Empty title={t('history.empty.title')} text={t('history.empty.text')} />
          ) : (
            <DataTable
              caption={t('history.title')}
              columns={columns}
              rows={list}
              rowKey={({ betId }) => betId}
              locale={locale}
              words={tableWords(t)}
              details={({ roundId }) => <RoundDetails {...{ roundId, language, locale }} />}
              pager={{
                next,
                previous,
                href: (cursor) => historyFilter.address({ ...filter, cursor }),
                onPage: (cursor) => historyFilter.show({ ...filter, cursor }),
              }}
              csv={{
                file: `${t('history.file')}-${range.from}-${range.to}`,
                rows: (report) => allRounds(filter, language, report),
                hint: total > fileLimit ? t('history.file.limit', { count: fileLimit }) : undefined,
              }}
            />
          )}
        </>
      )}
    </Resource>
  )
}

interface HistorySumsProps {
  sums: { stake: bigint; win: bigint; net: bigint }
  rounds: number
  money: (amount: bigint) => string
}

/** Sums over all rounds of the filter. A loss has a minus sign and no alarming colour. */
function HistorySums({ sums, rounds, money }: HistorySumsProps) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  return (
    <Figures
      entries={[
        { label: t('history.rounds'), value: String(rounds) },
        { label: t('history.stake'), value: money(sums.stake) },
        { label: t('history.win'), value: money(sums.win) },
        resultEntry(t('history.net'), sums.net, money),
      ]}
    />
  )
}
