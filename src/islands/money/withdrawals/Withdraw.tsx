import './withdraw.css'
import { useEffect, useRef } from 'react'
import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAccountState } from '#islands/use-account-state.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { followWithdrawals } from '#stores/money/withdrawals/withdrawal.ts'
import { options } from '#stores/money/withdrawals/withdrawal-options.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { FirstWithdrawPassword } from './FirstWithdrawPassword.tsx'
import { PayoutAccounts } from './PayoutAccounts.tsx'
import { PayoutTimes } from './PayoutTimes.tsx'
import { TurnoverTable } from './TurnoverTable.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalList } from './WithdrawalList.tsx'
import { WithdrawalSent } from './WithdrawalSent.tsx'

/**
 * A withdrawal in the order of its steps: the withdraw password, an account, the missing turnover, the amount; below
 * them the earlier withdrawals.
 */
export function Withdraw({ language, locale }: ScreenProps) {
  const t = useWords<'withdrawals' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(options.$state)
  const [sent, setSent] = useAccountState<Withdrawal>()
  const began = useRef(false)
  useEffect(followWithdrawals, [])
  if ('value' in state && !state.value.hasWithdrawPassword) began.current = true
  return (
    <div className="column withdraw">
      <StepTitle key={sent ? 'sent' : 'form'} id="withdraw-title" isFirst>
        {t('withdraw.title')}
      </StepTitle>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={options.refresh}>
        {(now) => (
          <>
            <PayoutTimes locale={locale} options={now} />
            {now.hasWithdrawPassword ? (
              <>
                {now.needsMobile && <MobileNeeded language={language} />}
                {sent ? (
                  <WithdrawalSent {...{ language, locale }} made={sent} onAgain={() => setSent(undefined)} />
                ) : (
                  <>
                    {now.leftToPlay > 0n && <TurnoverTable locale={locale} options={now} />}
                    {now.accounts.length > 0 && (
                      <WithdrawalForm {...{ language, locale }} options={now} onSent={setSent} />
                    )}
                  </>
                )}
                <PayoutAccounts
                  {...{ language, locale }}
                  accounts={now.accounts}
                  kinds={now.kinds}
                  isNext={began.current}
                />
              </>
            ) : (
              <FirstWithdrawPassword />
            )}
          </>
        )}
      </Resource>
      {/* This waits for the part above it, which would push it down. */}
      {state.phase !== 'waiting' && <WithdrawalList locale={locale} />}
    </div>
  )
}

/** Says that a mobile number must be proved first, with the way there. */
function MobileNeeded({ language }: { language: SiteLanguage }) {
  const t = useWords<'withdrawals'>()
  return (
    <Notice kind="info">
      <span>{`${t('error.mobile_required')} `}</span>
      <a className="link" href={localPath(language, screenRoute('member', 'securityCenter'))}>
        {t('mobile.open')}
      </a>
    </Notice>
  )
}
