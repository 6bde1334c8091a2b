import type { BankDetails, Deposit } from '#contract/money/deposits/deposit.ts'
import type { OfferedMethod } from '#contract/money/deposits/get-deposit-methods.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney, localDecimal } from '#lib/money.ts'
import { closeDeposit } from '#stores/money/deposits/deposit.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { ChargeWait } from './ChargeWait.tsx'
import { DepositSums } from './DepositSums.tsx'
import { arrivalText } from './deposit-words.ts'
import { useCharge } from './use-charge.ts'

interface Props {
  locale: string
  deposit: Deposit
  transfer: BankDetails
  /** Undefined if the operator no longer offers the method. Open transfers can still be paid. */
  method: OfferedMethod | undefined
}

const fields = ['bank', 'branch', 'account', 'holder', 'taxNumber'] as const

/** The data of a bank transfer: the operator's account, and the reference that assigns the money to the member. */
export function DepositTransfer({ locale, deposit, transfer, method }: Props) {
  const t = useWords<'deposits' | 'errors' | 'centre'>()
  // Banks take minutes at least.
  const charge = useCharge(10_000)
  const { amount, currency, payload: reference } = deposit
  const rows = [
    { label: t('deposit.transfer.reference'), value: reference, copied: reference },
    {
      label: t('deposit.sum'),
      value: formatMoney(amount, currency, locale),
      copied: localDecimal(amount, currency, locale),
    },
    ...fields.map((field) => ({
      label: t(`deposit.transfer.${field}`),
      value: transfer[field],
      copied: transfer[field],
    })),
  ]
  return (
    <div className="deposit__transfer">
      <StepTitle id="deposit-step">
        {t('deposit.step.ted', { amount: formatMoney(amount, currency, locale) })}
      </StepTitle>
      <p>{t('deposit.transfer.how')}</p>
      <Notice kind="info">{t('deposit.transfer.warning', { reference })}</Notice>
      <dl className="deposit__details" translate="no">
        {rows.map(({ label, value, copied }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>
              <CopyButton
                text={copied}
                name={t('deposit.transfer.copy', { what: label })}
                label={t('deposit.copy.one')}
                done={{ title: t('deposit.copied.one'), text: `${label}: ${value}`, confirm: t('deposit.copied.ok') }}
                failed={t('deposit.copyFailed.one')}
              />
            </dd>
          </div>
        ))}
      </dl>
      {deposit.fee > 0n && <DepositSums {...{ ...deposit, locale }} />}
      <p>
        <span>{`${t('deposit.transfer.until', { when: momentText(deposit.expiresAt, locale) })} `}</span>
        {method && <span>{t('deposit.transfer.time', { time: arrivalText(t, method, locale) })}</span>}
      </p>
      <ChargeWait {...{ charge, deposit, locale }} sandbox={method?.sandbox ?? false} />
      <button type="button" className="button button--line" onClick={closeDeposit}>
        {t('deposit.other')}
      </button>
    </div>
  )
}
