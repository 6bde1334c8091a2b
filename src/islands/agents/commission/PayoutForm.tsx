import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { CommissionPayout } from '#contract/agents/commission/commission-payout.ts'
import { withdrawPasswordField } from '#islands/not-the-login.ts'
import { useAccountState } from '#islands/use-account-state.ts'
import { useAction } from '#islands/use-action.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney, localDecimal, parseAmount } from '#lib/money.ts'
import { askForPayout, type Income } from '#stores/agents/commission/commission.ts'
import { PasswordField, TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepAction, StepTitle } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'

interface Props {
  answer: Income
  locale: string
  onMoved: () => void
}

/** Asks for commissions to be moved to the main wallet, with the withdraw password. All amounts are minor units. */
export function PayoutForm({ answer, locale, onMoved }: Props) {
  const t = useWords<'commission' | 'tables' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [draft, setDraft] = useState({ amount: '', password: '' })
  const [wrong, setWrong] = useState<{ amount?: string; password?: string }>({})
  const [made, setMade] = useAccountState<CommissionPayout>()
  const form = useFirstInvalid(wrong)
  const { currency, balance, minimum, automatic } = answer
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const amount = parseAmount(draft.amount, currency)

  const amountError = (): string | undefined => {
    if (draft.amount.trim() === '') return t('payout.required')
    if (amount === undefined) return t('payout.format', { example: localDecimal(minimum, currency, locale) })
    if (amount < minimum) return t('payout.below', { minimum: money(minimum) })
    if (amount > balance) return t('payout.above', { amount: money(balance) })
    return undefined
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const error = amountError()
    const found = {
      ...(error !== undefined && { amount: error }),
      ...(draft.password === '' && { password: t('payout.passwordRequired') }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0 || amount === undefined) return
    void run?.(async () => {
      try {
        setMade(await askForPayout(amount, draft.password))
        setDraft({ amount: '', password: '' })
        onMoved()
      } finally {
        setDraft((was) => ({ ...was, password: '' }))
      }
    })
  }
  const isEnough = balance >= minimum
  return (
    <form ref={form} className="panel column__panel form" onSubmit={submit} noValidate aria-labelledby="payout-title">
      {made ? (
        <StepTitle key={made.reference} id="payout-title">
          {t('payout.title')}
        </StepTitle>
      ) : (
        <h2 id="payout-title">{t('payout.title')}</h2>
      )}
      <p className="column__lead">
        {isEnough ? t('payout.lead') : t('payout.too.little', { minimum: money(minimum) })}
      </p>
      {made && (
        <Notice kind="success">
          {t(made.state === 'paid' ? 'payout.done' : 'payout.waits', { amount: money(made.amount) })}
        </Notice>
      )}
      {isEnough && (
        <>
          <TextField
            label={t('payout.amount')}
            hint={t('payout.hint', { minimum: money(minimum), automatic: money(automatic) })}
            error={wrong.amount}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={(event) => setDraft({ ...draft, amount: event.target.value })}
          >
            <button
              type="button"
              className="link"
              onClick={() => setDraft({ ...draft, amount: localDecimal(balance, currency, locale) })}
            >
              {t('payout.all', { amount: money(balance) })}
            </button>
          </TextField>
          <PasswordField
            label={t('payout.password')}
            error={wrong.password}
            eye={{ show: t('payout.show'), hide: t('payout.hide') }}
            {...withdrawPasswordField}
            value={draft.password}
            onChange={(event) => setDraft({ ...draft, password: event.target.value })}
          />
          <StepAction>
            {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
            <SubmitButton busy={busy} busyLabel={t('payout.busy')}>
              {t('payout.submit')}
            </SubmitButton>
          </StepAction>
        </>
      )}
    </form>
  )
}
