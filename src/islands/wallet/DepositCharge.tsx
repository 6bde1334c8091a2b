import { useEffect, useState } from 'react'
import { CallError, type CallFault, faultOf } from '#api/errors.ts'
import type { Deposit } from '#contract/entities/deposit.ts'
import type { Translate } from '#i18n/messages.ts'
import { faultText } from '#islands/fault-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $deposit, checkDeposit, payInSandbox } from '#stores/deposit.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { QrCode } from '#ui/QrCode.tsx'

interface Props {
  t: Translate
  locale: string
  deposit: Deposit
  sandbox: boolean
}

/** Milliseconds between two questions whether the charge has been paid. */
const interval = 3000

export function DepositCharge({ t, locale, deposit, sandbox }: Props) {
  const [fault, setFault] = useState<CallFault>()
  const [busy, setBusy] = useState(false)
  const pending = deposit.status === 'pending'
  const amount = formatMoney(deposit.amount, deposit.currency, locale)

  useEffect(() => {
    if (!pending) return
    const timer = setInterval(() => {
      checkDeposit().then(
        () => setFault(undefined),
        (error: unknown) => setFault(faultOf(error)),
      )
    }, interval)
    return () => clearInterval(timer)
  }, [pending])

  const pay = async () => {
    setBusy(true)
    try {
      await payInSandbox()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.fault)
    } finally {
      setBusy(false)
    }
  }

  const again = (
    <button type="button" className="button" onClick={() => $deposit.set(undefined)}>
      {t('deposit.again')}
    </button>
  )

  if (deposit.status === 'paid')
    return (
      <div className="deposit__done" role="status">
        <Icon name="check" />
        <h2>{t('deposit.paid', { amount })}</h2>
        <p>{t('deposit.paid.text')}</p>
        {again}
      </div>
    )
  if (deposit.status === 'expired')
    return (
      <>
        <Notice kind="error">{t('error.deposit_expired')}</Notice>
        {again}
      </>
    )
  return (
    <div className="deposit__charge">
      <QrCode text={deposit.payload} label={t('deposit.qr', { amount })} />
      <div className="deposit__side">
        <p className="deposit__sum">{amount}</p>
        <p>{t('deposit.how')}</p>
        <p className="field__hint">
          {t('deposit.until', { time: new Date(deposit.expiresAt).toLocaleTimeString(locale, { timeStyle: 'short' }) })}
        </p>
        <label className="field">
          <span className="field__label">{t('deposit.code')}</span>
          <textarea className="input deposit__code" readOnly rows={3} value={deposit.payload} />
        </label>
        <div className="deposit__acts">
          <CopyButton
            text={deposit.payload}
            label={t('deposit.copy')}
            done={t('deposit.copied')}
            failed={t('deposit.copyFailed')}
          />
          <button type="button" className="button" onClick={() => $deposit.set(undefined)}>
            {t('deposit.change')}
          </button>
        </div>
        {sandbox && (
          <div className="deposit__sandbox">
            <p>{t('deposit.sandbox')}</p>
            <button
              type="button"
              className="button button--main"
              aria-disabled={busy}
              onClick={busy ? undefined : () => void pay()}
            >
              {t('deposit.sandboxPay')}
            </button>
          </div>
        )}
        {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
        <p className="deposit__wait" role="status">
          <span className="busy" aria-hidden="true" />
          {t('deposit.waiting')}
        </p>
      </div>
    </div>
  )
}
