import { useCallback, useEffect, useState } from 'react'
import { faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { Deposit } from '#contract/entities/deposit.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { payeeOf } from '#lib/pix-code.ts'
import { askWhileShown } from '#lib/polling.ts'
import { $deposit, checkDeposit, confirmDeposit, payInSandbox } from '#stores/deposit.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { Countdown } from './Countdown.tsx'

interface Props {
  locale: string
  deposit: Deposit
  sandbox: boolean
}

/** Milliseconds between two checks whether the charge is paid. */
const interval = 3000

/** An unpaid charge: amount, payee and remaining time, the code to copy, and the QR code for another device. */
export function DepositCharge({ locale, deposit, sandbox }: Props) {
  const t = useWords<'wallet' | 'errors' | 'centre'>()
  const { busy, fault, run, setFault } = useAction()
  /** The person confirmed the payment before it arrived. */
  const [isMissing, setIsMissing] = useState(false)
  const amount = formatMoney(deposit.amount, deposit.currency, locale)
  const payee = payeeOf(deposit.payload)

  const check = useCallback(
    () =>
      checkDeposit().then(
        () => setFault(undefined),
        (error: unknown) => setFault(faultOf(error)),
      ),
    [setFault],
  )
  // Also checks at once when the page becomes visible again, such as after a visit to the banking app.
  useEffect(() => askWhileShown(check, interval), [check])

  const confirm = () => run?.(async () => setIsMissing(!(await confirmDeposit())))
  return (
    <div className="deposit__charge">
      <div className="deposit__side">
        <dl className="facts">
          <div>
            <dt>{t('deposit.sum')}</dt>
            <dd className="deposit__sum">{amount}</dd>
          </div>
          {payee && (
            <div>
              <dt>{t('deposit.payee')}</dt>
              <dd>{payee}</dd>
            </div>
          )}
          <div>
            <dt>{t('deposit.left')}</dt>
            <dd>
              <Countdown until={deposit.expiresAt} onEnd={check} />
            </dd>
          </div>
        </dl>
        <CopyButton
          text={deposit.payload}
          label={t('deposit.copy')}
          done={{ title: t('deposit.copied'), text: t('deposit.copied.text'), confirm: t('deposit.copied.ok') }}
          failed={t('deposit.copyFailed')}
          main
        />
        <p>{t('deposit.how')}</p>
        <button type="button" className="button button--wide" aria-disabled={busy} onClick={confirm}>
          {busy && <span className="busy" aria-hidden="true" />}
          {t('deposit.confirm')}
        </button>
        {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
        <p className="deposit__wait" role="status">
          {!isMissing && <span className="busy" aria-hidden="true" />}
          {t(isMissing ? 'deposit.notYet' : 'deposit.waiting')}
        </p>
        {sandbox && (
          <div className="deposit__sandbox">
            <p>{t('deposit.sandbox')}</p>
            <button type="button" className="button" aria-disabled={busy} onClick={() => run?.(payInSandbox)}>
              {t('deposit.sandboxPay')}
            </button>
          </div>
        )}
      </div>
      <div className="deposit__picture">
        <p>{t('deposit.scan')}</p>
        <QrCode text={deposit.payload} label={t('deposit.qr', { amount })} />
      </div>
      <div className="deposit__side deposit__rest">
        <label className="field">
          <span className="field__label">{t('deposit.code')}</span>
          <textarea className="input deposit__code" readOnly rows={3} value={deposit.payload} />
        </label>
        <button type="button" className="button button--line" onClick={() => $deposit.set(undefined)}>
          {t('deposit.change')}
        </button>
      </div>
    </div>
  )
}
