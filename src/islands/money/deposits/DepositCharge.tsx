import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { payeeOf } from '#lib/pix-code.ts'
import { closeDeposit } from '#stores/money/deposits/deposit.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Facts } from '#ui/Facts.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { ChargeWait } from './ChargeWait.tsx'
import { Countdown } from './Countdown.tsx'
import { DepositSums } from './DepositSums.tsx'
import { useCharge } from './use-charge.ts'

interface Props {
  locale: string
  deposit: Deposit
  sandbox: boolean
}

/** An unpaid PIX charge: the button that copies its code, payee and remaining time, and the QR code for another device. */
export function DepositCharge({ locale, deposit, sandbox }: Props) {
  const t = useWords<'deposits' | 'errors' | 'centre'>()
  const charge = useCharge(3000)
  const amount = formatMoney(deposit.amount, deposit.currency, locale)
  const payee = payeeOf(deposit.payload)
  return (
    <>
      <StepTitle id="deposit-step">{t('deposit.step.pix', { amount })}</StepTitle>
      <div className="deposit__charge">
        <div className="deposit__side">
          <CopyButton
            text={deposit.payload}
            label={t('deposit.copy')}
            done={{ title: t('deposit.copied'), text: t('deposit.copied.text'), confirm: t('deposit.copied.ok') }}
            failed={t('deposit.copyFailed')}
            main
          />
          <Facts
            entries={[
              payee ? [t('deposit.payee'), payee] : false,
              [t('deposit.left'), <Countdown key="left" until={deposit.expiresAt} onEnd={charge.check} />],
            ]}
          />
          {deposit.fee > 0n && <DepositSums {...{ ...deposit, locale }} />}
          <p>{t('deposit.how')}</p>
          <ChargeWait {...{ charge, sandbox, deposit, locale }} />
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
          <button type="button" className="button button--line" onClick={closeDeposit}>
            {t('deposit.change')}
          </button>
        </div>
      </div>
    </>
  )
}
