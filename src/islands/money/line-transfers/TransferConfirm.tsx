import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import type { TransferOptions } from '#stores/money/line-transfers/line-transfer.ts'
import { Facts } from '#ui/Facts.tsx'
import { StepAction, StepTitle } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'

interface Props {
  locale: string
  options: TransferOptions
  asked: { readonly receiver: string; readonly amount: bigint }
  busy: boolean
  onBack: () => void
  onSend: () => void
}

/** The figures once more, because a transfer cannot be undone. */
export function TransferConfirm({ locale, options, asked, busy, onBack, onSend }: Props) {
  const t = useWords<'line-transfers'>()
  const { receiver, amount } = asked
  const money = (sum: bigint) => formatMoney(sum, options.currency, locale)
  return (
    <form
      className="panel column__panel form"
      aria-labelledby="transfer-confirm"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSend()
      }}
    >
      <StepTitle id="transfer-confirm">{t('confirm.title')}</StepTitle>
      <Facts
        entries={[
          [t('form.to'), receiver, 'verbatim'],
          [t('form.amount'), money(amount), 'money'],
          [t('confirm.after'), money(options.balance - amount)],
        ]}
      />
      <p className="column__lead">{t('confirm.lead')}</p>
      <StepAction>
        <SubmitButton busy={busy} busyLabel={t('confirm.busy')}>
          {t('confirm.submit', { amount: money(amount) })}
        </SubmitButton>
      </StepAction>
      <button
        type="button"
        className="button button--line button--wide"
        aria-disabled={busy}
        onClick={() => !busy && onBack()}
      >
        {t('confirm.back')}
      </button>
    </form>
  )
}
