import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { closeDeposit, confirmDeposit } from '#stores/money/deposits/deposit.ts'
import { isBonusRefusal } from '#stores/money/deposits/deposit-offers.ts'
import { Notice } from '#ui/Notice.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { RenewButton } from './RenewButton.tsx'

interface Props {
  locale: string
  deposit: Deposit
}

/**
 * An expired charge. One button makes a new one of the same amount; another one is for people who paid just in time.
 */
export function DepositExpired({ locale, deposit }: Props) {
  const t = useWords<'deposits' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [isMissing, setIsMissing] = useState(false)
  const amount = formatMoney(deposit.amount, deposit.currency, locale)
  return (
    <>
      <StepTitle id="deposit-step">{t('deposit.step.expired', { amount })}</StepTitle>
      <Notice kind="error">{t('error.deposit_expired')}</Notice>
      <RenewButton method={deposit.method} busy={busy} run={run} />
      {fault && <Notice kind="error">{isBonusRefusal(fault) ? t('deposit.bonus.gone') : faultText(t, fault)}</Notice>}
      {isMissing && <Notice kind="info">{t('deposit.notYet')}</Notice>}
      <div className="deposit__acts">
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => run?.(async () => setIsMissing(!(await confirmDeposit())))}
        >
          {t('deposit.confirm')}
        </button>
        <button type="button" className="button button--line" onClick={closeDeposit}>
          {t('deposit.change')}
        </button>
      </div>
    </>
  )
}
