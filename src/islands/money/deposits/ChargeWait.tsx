import { faultText } from '#api/fault-text.ts'
import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { useWords } from '#islands/Words.tsx'
import { payInSandbox } from '#stores/money/deposits/deposit.ts'
import { Notice } from '#ui/Notice.tsx'
import { bonusText } from './offer-text.ts'
import type { ChargeState } from './use-charge.ts'

interface Props {
  charge: ChargeState
  deposit: Deposit
  locale: string
  /** The awaited event, if it is not the payment. */
  waiting?: string
  sandbox: boolean
}

/** The end of every unpaid charge: the button "I have paid", the bonus that comes with it, and a text about the payment that is waited for. */
export function ChargeWait({ charge, deposit, locale, waiting, sandbox }: Props) {
  const t = useWords<'deposits' | 'errors' | 'centre'>()
  const { busy, fault, run, isMissing, confirm } = charge
  const { bonus, currency } = deposit
  return (
    <>
      <button type="button" className="button button--wide" aria-disabled={busy} onClick={confirm}>
        {busy && <span className="busy" aria-hidden="true" />}
        <span>{t('deposit.confirm')}</span>
      </button>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {bonus && <Notice kind="info">{bonusText(t, bonus, currency, locale)}</Notice>}
      <p className="deposit__wait" role="status">
        {!isMissing && <span className="busy" aria-hidden="true" />}
        <span>{isMissing ? t('deposit.notYet') : (waiting ?? t('deposit.waiting'))}</span>
      </p>
      {sandbox && (
        <div className="deposit__sandbox">
          <p>{t('deposit.sandbox')}</p>
          <button type="button" className="button" aria-disabled={busy} onClick={() => run?.(payInSandbox)}>
            {t('deposit.sandboxPay')}
          </button>
        </div>
      )}
    </>
  )
}
