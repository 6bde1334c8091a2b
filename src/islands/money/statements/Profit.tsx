import '#islands/statement.css'
import './profit.css'
import '#islands/history.css'
import { useState } from 'react'
import { HistoryDays } from '#islands/HistoryDays.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { rangeWords, resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { type Profit as ProfitState, profit, profitFilter } from '#stores/money/statements/statement.ts'
import { $zone, periodOf, rangeOf, todayIn } from '#stores/period.ts'
import { historyBounds } from '#stores/play/history/history.ts'
import { useStore } from '#stores/use-store.ts'
import { DateRange } from '#ui/DateRange.tsx'
import { Figures, resultEntry } from '#ui/Figures.tsx'
import { Resource } from '#ui/Resource.tsx'
import { ProfitCategories } from './ProfitCategories.tsx'
import { ProfitMoney } from './ProfitMoney.tsx'

/** A member's bets and money movements in a period, and all deposits so far. */
export function Profit({ language, locale }: ScreenProps) {
  const t = useWords<'statements' | 'history' | 'lobby-search' | 'tables' | 'errors' | 'centre'>()
  const [answers] = useState(() => profit(language))
  const state = useAnswer(answers.$state)
  const filter = useStore(profitFilter.$filter)
  const today = todayIn(useStore($zone))
  const range = rangeOf(filter, historyBounds(today))
  return (
    <section className="history" aria-labelledby="profit-title">
      <h1 id="profit-title">{t('profit.title')}</h1>
      <DateRange
        value={range}
        bounds={historyBounds(today)}
        words={rangeWords(t)}
        onChange={(next) => profitFilter.show(periodOf(next, today))}
      />
      <Resource state={state} words={resourceWords(t, t('statement.loading'))} onRetry={answers.refresh}>
        {(value) => <Answer value={value} locale={locale} file={`${range.from}-${range.to}`} />}
      </Resource>
    </section>
  )
}

function Answer({ value, locale, file }: { value: ProfitState; locale: string; file: string }) {
  const t = useWords<'statements' | 'history' | 'lobby-search' | 'tables' | 'errors' | 'centre'>()
  const { currency, upTo, sums, categories, money: moved, lifetime } = value.figures
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const moment = momentText(upTo, locale)
  return (
    <>
      <p className="facts__note">{t('profit.upTo', { when: moment })}</p>
      <Figures
        entries={[
          { label: t('history.stake'), value: money(sums.stake) },
          { label: t('profit.validBet'), value: money(sums.validBet) },
          { label: t('history.win'), value: money(sums.win) },
          resultEntry(t('history.net'), sums.net, money),
        ]}
      />
      <HistoryDays
        locale={locale}
        state={{ phase: 'ready', value: value.days }}
        file={`${t('history.days.file')}-${file}`}
      />
      {categories.length > 0 && (
        <ProfitCategories
          categories={categories}
          sums={sums}
          currency={currency}
          locale={locale}
          file={`${t('profit.categories.file')}-${file}`}
        />
      )}
      <ProfitMoney moved={moved} played={sums.net} lifetime={lifetime} money={money} locale={locale} />
    </>
  )
}
