import '#ui/status.css'
import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import { PagedList } from '#islands/PagedList.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { confirmWithdrawal, withdrawalPage, withdrawals } from '#stores/money/withdrawals/withdrawal.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { NotReceivedForm } from './NotReceivedForm.tsx'
import { quoteText } from './quote-text.ts'
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx'

const tones: Readonly<Record<Withdrawal['state'], string>> = {
  requested: 'status--open',
  review: 'status--open',
  approved: 'status--open',
  submitted: 'status--open',
  unknown: 'status--open',
  paid: 'status--won',
  rejected: 'status--bad',
  failed: 'status--bad',
  returned: 'status--bad',
}

/** The member's withdrawals, newest first; each opens to its timeline. */
export function WithdrawalList({ locale }: { locale: string }) {
  const t = useWords<'withdrawals'>()
  return (
    <PagedList
      title={t('list.title')}
      pages={withdrawals}
      filter={withdrawalPage}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      rowKey={({ withdrawalId }) => withdrawalId}
    >
      {(withdrawal) => <Entry withdrawal={withdrawal} locale={locale} />}
    </PagedList>
  )
}

function Entry({ withdrawal, locale }: { withdrawal: Withdrawal; locale: string }) {
  const t = useWords<'withdrawals' | 'errors' | 'centre'>()
  const {
    amount,
    fee,
    payout,
    received,
    remaining,
    currency,
    state,
    account,
    quote,
    requestedAt,
    expectedAt,
    timeline,
  } = withdrawal
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const isUnderWay = tones[state] === 'status--open'
  const isAsked = state === 'paid' && withdrawal.confirmBy !== null
  // What waits for somebody is open. It stays open when that is over, so that the answer is seen.
  const waits = isUnderWay || isAsked
  const [waited, setWaited] = useState(waits)
  if (waits && !waited) setWaited(true)
  return (
    <Fold
      className="panel fold withdraw__entry"
      open={waited}
      summary={
        <>
          <span className="paged__sum">{money(amount)}</span>
          <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
          <time dateTime={requestedAt}>{momentText(requestedAt, locale)}</time>
        </>
      }
    >
      <div className="withdraw__inside">
        <Facts
          entries={[
            [
              t('list.account'),
              <>
                <span>{`${t(`payoutKind.${account.kind}`)} `}</span>
                <span translate="no">{account.label}</span>
              </>,
            ],
            [t('form.fee'), money(fee)],
            [t('form.payout'), money(payout)],
            [t('list.arrived'), money(received)],
            remaining > 0n && [t('list.toCome'), money(remaining)],
            quote !== null && [t('coins'), quoteText(t, 'coins.paid', quote, currency, locale)],
            isUnderWay && [t('list.expected'), momentText(expectedAt, locale)],
          ]}
        />
        <WithdrawalTimeline timeline={timeline} locale={locale} />
        <Confirmation withdrawal={withdrawal} locale={locale} />
        <p className="column__lead">{t('list.id', { id: withdrawal.withdrawalId })}</p>
      </div>
    </Fold>
  )
}

const answers = ['received', 'not_received', 'fully_paid'] as const

/** Asks once whether the money has arrived, and shows the answer. */
function Confirmation({ withdrawal, locale }: { withdrawal: Withdrawal; locale: string }) {
  const t = useWords<'withdrawals' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [missing, setMissing] = useState(false)
  const { withdrawalId, confirmation, confirmedByTime, confirmBy, case: found } = withdrawal
  if (found?.outcome) {
    return (
      <>
        <p>{t(`confirm.found.${found.outcome}`)}</p>
        {found.note !== null && <p>{t('confirm.found.note', { note: found.note })}</p>}
      </>
    )
  }
  if (confirmation) return <p>{t(confirmedByTime ? 'confirm.byTime' : `confirm.${confirmation}.said`)}</p>
  if (!confirmBy) return null
  if (missing) return <NotReceivedForm withdrawalId={withdrawalId} onBack={() => setMissing(false)} />
  return (
    <fieldset className="withdraw__confirm">
      <legend>{t('confirm.title')}</legend>
      <p>{t('confirm.text', { when: momentText(confirmBy, locale) })}</p>
      <div className="withdraw__acts">
        {answers.map((answer) => (
          <button
            key={answer}
            type="button"
            className="button button--line"
            aria-disabled={busy}
            onClick={() =>
              answer === 'not_received' ? setMissing(true) : void run?.(() => confirmWithdrawal(withdrawalId, answer))
            }
          >
            {t(`confirm.${answer}`)}
          </button>
        ))}
      </div>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </fieldset>
  )
}
