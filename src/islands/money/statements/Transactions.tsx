import '#islands/statement.css'
import '#islands/history.css'
import '#ui/data-table.css'
import { useRef, useState } from 'react'
import type { ResponseOf } from '#contract/define-call.ts'
import { fileMovements, type getTransactions, transactionFilters } from '#contract/money/statements/get-transactions.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { rangeWords, resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { statement, statementFilter, wholeStatement } from '#stores/money/statements/statement.ts'
import { $zone, periodOf, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { useStore } from '#stores/use-store.ts'
import { CsvButton } from '#ui/CsvButton.tsx'
import { CursorPager } from '#ui/CursorPager.tsx'
import { DateRange } from '#ui/DateRange.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Figures } from '#ui/Figures.tsx'
import { Resource } from '#ui/Resource.tsx'
import { usePageTurn } from '#ui/use-page-turn.ts'
import { StatementDays } from './StatementDays.tsx'
import { transactionColumns } from './transaction-columns.ts'

const choices = [undefined, ...transactionFilters] as const

/** All movements of the wallet, newest first, between the balances before and after them. */
export function Transactions({ language, locale }: ScreenProps) {
  const t = useWords<'statements' | 'tables' | 'errors' | 'centre'>()
  const [answers] = useState(() => statement(language))
  const state = useAnswer(answers.$state)
  const filter = useStore(statementFilter.$filter)
  const today = todayIn(useStore($zone))
  const range = rangeOf(filter, historyBounds(today))
  const show = (changed: Partial<typeof filter>) => statementFilter.show({ ...filter, cursor: undefined, ...changed })
  return (
    <section className="history" aria-labelledby="statement-title">
      <h1 id="statement-title">{t('statement.title')}</h1>
      <DateRange
        value={range}
        bounds={historyBounds(today)}
        words={rangeWords(t)}
        onChange={(next) => show(periodOf(next, today))}
      />
      <fieldset className="chips">
        <legend className="unseen">{t('statement.show')}</legend>
        {choices.map((choice) => (
          <label key={choice ?? 'all'} className="chip">
            <input
              type="radio"
              name="statement-show"
              checked={filter.show === choice}
              onChange={() => show({ show: choice })}
            />
            {/* Fixed: its choice is the key. */}
            {t(`statement.show.${choice ?? 'all'}`)}
          </label>
        ))}
      </fieldset>
      <Resource state={state} words={resourceWords(t, t('statement.loading'))} onRetry={answers.refresh}>
        {(answer) => <Answer answer={answer} language={language} locale={locale} />}
      </Resource>
    </section>
  )
}

interface AnswerProps extends Pick<ScreenProps, 'language' | 'locale'> {
  answer: ResponseOf<typeof getTransactions>
}

function Answer({ answer, language, locale }: AnswerProps) {
  const t = useWords<'statements' | 'tables' | 'errors' | 'centre'>()
  const filter = useStore(statementFilter.$filter)
  const range = rangeOf(filter, historyBounds(todayIn(useStore($zone))))
  const { list, next, previous, currency, page, period, now } = answer
  const top = useRef<HTMLDivElement>(null)
  const turn = usePageTurn(top, list)
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  return (
    <>
      <Figures entries={balances(period)} />
      {now.held > 0n && (
        <p className="facts__note">
          {t('statement.held', {
            total: money(now.total),
            held: money(now.held),
            balance: money(now.total - now.held),
          })}
        </p>
      )}
      {list.length === 0 ? (
        <Empty
          title={t(filter.show === undefined ? 'statement.empty.title' : 'statement.empty.filtered')}
          text={t('statement.empty.text')}
        />
      ) : (
        <div className="data" ref={top} tabIndex={-1}>
          <StatementDays list={list} currency={currency} locale={locale} />
          <CursorPager
            next={next}
            previous={previous}
            labels={tableWords(t).pager}
            href={(cursor) => statementFilter.address({ ...filter, cursor })}
            onPage={(cursor) => {
              turn()
              statementFilter.show({ ...filter, cursor })
            }}
          />
          <CsvButton
            columns={transactionColumns(t, currency)}
            locale={locale}
            words={tableWords(t)}
            file={`${t('statement.file')}-${range.from}-${range.to}`}
            rows={(report) => wholeStatement(filter, language, report)}
            hint={
              answer.exceedsFile ? t('statement.file.limit', { count: countText(fileMovements, locale) }) : undefined
            }
          />
        </div>
      )}
      {page && (next ?? previous) !== null && (
        <section className="statement__page" aria-label={t('statement.page')}>
          <h2>{t('statement.page')}</h2>
          <Figures entries={balances(page)} />
        </section>
      )}
    </>
  )

  /** The balance before, the money in and out, and the balance after. */
  function balances({ opening, credited, debited, hidden, closing }: typeof period) {
    const rest = { label: t('statement.hidden'), value: (hidden > 0n ? '+' : '') + money(hidden) }
    return [
      { label: t('statement.opening'), value: money(opening) },
      { label: t('statement.credited'), value: (credited > 0n ? '+' : '') + money(credited) },
      { label: t('statement.debited'), value: money(-debited) },
      ...(hidden === 0n ? [] : [rest]),
      { label: t('statement.closing'), value: money(closing) },
    ]
  }
}
