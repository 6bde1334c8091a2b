import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { payouts, showPayouts } from '#stores/agents/commission/commission.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Moment } from '#ui/Moment.tsx'
import { Resource } from '#ui/Resource.tsx'

const looks = { requested: 'status--open', paid: 'status--won', rejected: 'status--bad' } as const

/** The payouts that an agent has requested, newest first, each with its state and the reason of a rejection. */
export function Payouts({ locale }: { locale: string }) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(payouts.$state)
  return (
    <section className="panel column__panel" aria-labelledby="payouts-title">
      <h2 id="payouts-title">{t('payouts.title')}</h2>
      <Resource state={state} words={resourceWords(t, t('payouts.loading'))} onRetry={payouts.refresh}>
        {({ list, next, previous }) =>
          list.length === 0 ? (
            <p className="facts__note">{t('payouts.empty')}</p>
          ) : (
            <>
              <ul className="statements__notes">
                {list.map(({ reference, amount, currency, state: what, requestedAt, reason }) => (
                  <li key={reference}>
                    <b>{`${formatMoney(amount, currency, locale)} `}</b>
                    <Moment at={requestedAt} locale={locale} />
                    <span> </span>
                    <span className={`status ${looks[what]}`}>{t(`payouts.${what}`)}</span>
                    {reason !== null && <p className="income__state">{reason}</p>}
                  </li>
                ))}
              </ul>
              <CursorPager next={next} previous={previous} onPage={showPayouts} labels={tableWords(t).pager} />
            </>
          )
        }
      </Resource>
    </section>
  )
}
