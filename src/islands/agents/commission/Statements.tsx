import './statements.css'
import '#islands/history.css'
import { useMemo, useState } from 'react'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { Files } from '#islands/agents/reports/Files.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { rangeWords, resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import {
  type Statements as Answered,
  commissionDays,
  statements,
  statementsFilter,
} from '#stores/agents/commission/commission.ts'
import { $zone, periodOf, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { useStore } from '#stores/use-store.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { DateRange } from '#ui/DateRange.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Figures, resultEntry } from '#ui/Figures.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { StatementDetails } from './StatementDetails.tsx'
import { statementColumns } from './statement-columns.tsx'

/** The statements of a kind of contract, period by period, each with its calculation. */
function Statements({ contract, language, locale }: ScreenProps & { contract: ContractType }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const [answers] = useState(() => statements(contract, language))
  const state = useAnswer(answers.$state)
  const filter = useStore(statementsFilter.$filter)
  const today = todayIn(useStore($zone))
  return (
    <section className="history" aria-labelledby="statements-title">
      <h1 id="statements-title">{t(`${contract}.title`)}</h1>
      <p className="facts__note">{t(`${contract}.lead`)}</p>
      <DateRange
        value={rangeOf(filter, historyBounds(today))}
        bounds={historyBounds(today)}
        words={rangeWords(t)}
        onChange={(next) => statementsFilter.show({ ...filter, ...periodOf(next, today), cursor: undefined })}
      />
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={answers.refresh}>
        {(answer) => <Answer answer={answer} contract={contract} language={language} locale={locale} />}
      </Resource>
    </section>
  )
}

interface AnswerProps extends Pick<ScreenProps, 'language' | 'locale'> {
  answer: Answered
  contract: ContractType
}

function Answer({ answer, contract, language, locale }: AnswerProps) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const filter = useStore(statementsFilter.$filter)
  const timeZone = useStore($zone)
  const { list, next, previous, currency, paid, open, settledTo, waitsFor } = answer
  const columns = useMemo(
    () => statementColumns(t, { contract, locale, currency, timeZone }),
    [t, contract, locale, currency, timeZone],
  )
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  return (
    <>
      <Figures entries={[resultEntry(t('paid'), paid, money), { label: t('open'), value: money(open) }]} />
      {waitsFor !== null && <Notice kind="info">{t(`waitsFor.${waitsFor}`)}</Notice>}
      {settledTo !== null && (
        <p className="facts__note">{t('settledTo', { when: momentText(settledTo, locale, timeZone) })}</p>
      )}
      {list.length === 0 ? (
        <Empty title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <Files
            asked={{ report: 'statements', contract, days: () => commissionDays(filter, language) }}
            language={language}
          />
          <DataTable
            caption={t(`${contract}.title`)}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            locale={locale}
            words={tableWords(t)}
            details={(row) => <StatementDetails id={row.id} locale={locale} />}
            pager={{
              next,
              previous,
              href: (cursor) => statementsFilter.address({ ...filter, cursor }),
              onPage: (cursor) => statementsFilter.show({ ...filter, cursor }),
            }}
          />
        </>
      )}
    </>
  )
}

export const Dividends = (props: ScreenProps) => <Statements {...props} contract="dividend" />
export const DailySalary = (props: ScreenProps) => <Statements {...props} contract="dailySalary" />
export const HourlySalary = (props: ScreenProps) => <Statements {...props} contract="hourlySalary" />
export const RealtimeSalary = (props: ScreenProps) => <Statements {...props} contract="realtimeSalary" />
