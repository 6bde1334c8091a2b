import './withdraw.css'
import { useEffect } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { followWithdrawals } from '#stores/withdrawal.ts'
import { options } from '#stores/withdrawal-options.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { FirstWithdrawPassword } from './FirstWithdrawPassword.tsx'
import { PayoutAccounts } from './PayoutAccounts.tsx'
import { PayoutTimes } from './PayoutTimes.tsx'
import { TurnoverTable } from './TurnoverTable.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalList } from './WithdrawalList.tsx'

/**
 * A withdrawal in the order of its steps: the withdraw password, an account, the missing turnover, the amount; below
 * them the earlier withdrawals.
 */
export function Withdraw({ language, locale }: ScreenProps) {
  const t = useWords<'withdraw' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(options.$state)
  useEffect(followWithdrawals, [])
  return (
    <div className="column withdraw">
      <h1>{t('withdraw.title')}</h1>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={options.refresh}>
        {(now) => (
          <>
            <PayoutTimes locale={locale} options={now} />
            {now.hasWithdrawPassword ? (
              <>
                {now.needsMobile && <MobileNeeded language={language} />}
                {now.leftToPlay > 0n && <TurnoverTable locale={locale} options={now} />}
                {now.accounts.length > 0 && <WithdrawalForm language={language} locale={locale} options={now} />}
                <PayoutAccounts language={language} locale={locale} accounts={now.accounts} kinds={now.kinds} />
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
  const t = useWords<'withdraw'>()
  return (
    <Notice kind="info">
      {t('error.mobile_required')}{' '}
      <a className="link" href={localPath(language, screenRoute('member', 'securityCenter'))}>
        {t('mobile.open')}
      </a>
    </Notice>
  )
}
