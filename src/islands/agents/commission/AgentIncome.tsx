import './statements.css'
import '#islands/history.css'
import { useState } from 'react'
import { Files } from '#islands/agents/reports/Files.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { rangeWords, resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'
import { commissionDays, type Income, income, incomeFilter } from '#stores/agents/commission/commission.ts'
import { $zone, periodOf, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { useStore } from '#stores/use-store.ts'
import { Chart } from '#ui/Chart.tsx'
import { DateRange } from '#ui/DateRange.tsx'
import { Figures } from '#ui/Figures.tsx'
import { Resource } from '#ui/Resource.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { FigureRows } from './FigureRows.tsx'
import { PayoutForm } from './PayoutForm.tsx'
import { Payouts } from './Payouts.tsx'

/** An agent's commissions: their balance, the payments of contracts by day and kind, and the payout into the wallet. */
export function AgentIncome({ language, locale }: ScreenProps) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const [answers] = useState(() => income(language))
  const state = useAnswer(answers.$state)
  const filter = useStore(incomeFilter.$filter)
  const today = todayIn(useStore($zone))
  return (
    <section className="history" aria-labelledby="income-title">
      <StepTitle id="income-title" isFirst>
        {t('income.title')}
      </StepTitle>
      <DateRange
        value={rangeOf(filter, historyBounds(today))}
        bounds={historyBounds(today)}
        words={rangeWords(t)}
        onChange={(next) => incomeFilter.show({ ...filter, ...periodOf(next, today) })}
      />
      <Resource state={state} words={resourceWords(t, t('income.loading'))} onRetry={answers.refresh}>
        {(answer) => (
          <>
            <div className="income__top">
              <PayoutForm answer={answer} locale={locale} onMoved={answers.refresh} />
              <Payouts locale={locale} />
            </div>
            <Sums answer={answer} locale={locale} />
            {answer.days.length > 0 && (
              <Files asked={{ report: 'income', days: () => commissionDays(filter, language) }} language={language} />
            )}
          </>
        )}
      </Resource>
    </section>
  )
}

function Sums({ answer, locale }: { answer: Income; locale: string }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const { currency, balance, held, open, kinds, days } = answer
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const dayText = (day: string) => dateFormat(locale, 'day', 'UTC').format(new Date(day))
  const short = (day: string) => dateFormat(locale, 'dayMonthFigures', 'UTC').format(new Date(day))
  const sum = kinds.reduce((total, { paid }) => total + paid, 0n)
  return (
    <>
      <Figures
        entries={[
          { label: t('income.balance'), value: money(balance) },
          ...(held > 0n ? [{ label: t('income.held'), value: money(held) }] : []),
          { label: t('income.open'), value: money(open) },
          { label: t('income.sum'), value: money(sum) },
          ...kinds.map(({ contract, paid }) => ({ label: t(`${contract}.title`), value: money(paid) })),
        ]}
      />
      {days.length === 0 ? (
        <p className="facts__note">{t('income.none')}</p>
      ) : (
        <Chart
          title={t('income.chart')}
          points={days.map(({ day, paid }) => ({ label: short(day), value: paid }))}
          format={money}
          legend={{ bars: t('income.bars') }}
          tableLabel={t('income.table')}
        >
          <FigureRows
            label={t('income.chart')}
            head={[t('income.day'), t('income.bars')]}
            rows={days.map(({ day, paid }) => ({ key: day, cells: [dayText(day), money(paid)] }))}
          />
        </Chart>
      )}
    </>
  )
}
