import { type SyntheticEvent, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { identityNeededText } from '#api/identity-text.ts'
import { IdentityNeeded } from '#islands/IdentityNeeded.tsx'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney, localDecimal, parseAmount } from '#lib/money.ts'
import { startDeposit } from '#stores/deposit.ts'
import { TextField } from '#ui/Field.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  method: { currency: string; minimum: bigint; maximum: bigint; suggested: bigint[] }
}

/** Form for the amount of a deposit, with suggested amounts. All amounts are minor units. */
export function DepositAmount({ language, locale, method }: Props) {
  const t = useWords<'wallet' | 'documents' | 'errors' | 'centre'>()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<CallFault>()
  const [busy, setBusy] = useState(false)
  const money = (amount: bigint) => formatMoney(amount, method.currency, locale)
  const amount = parseAmount(text, method.currency)
  const identityNeeded = fault && identityNeededText(t, fault, locale)

  const errorOf = (): string | undefined => {
    if (text.trim() === '') return t('deposit.amount.required')
    if (amount === undefined) return t('deposit.amount.format')
    if (amount < method.minimum) return t('deposit.amount.minimum', { amount: money(method.minimum) })
    if (amount > method.maximum) return t('deposit.amount.maximum', { amount: money(method.maximum) })
    return undefined
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const found = errorOf()
    setError(found)
    setFault(undefined)
    if (found !== undefined || amount === undefined) return
    setBusy(true)
    try {
      await startDeposit(amount)
    } catch (failure) {
      setFault(faultOf(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="deposit__lead">{t('deposit.lead')}</p>
      <fieldset className="deposit__chips">
        <legend className="unseen">{t('deposit.suggested')}</legend>
        {method.suggested.map((suggested) => (
          <label key={suggested.toString()} className="chip">
            <input
              type="radio"
              name="suggested"
              checked={amount === suggested}
              onChange={() => setText(localDecimal(suggested, method.currency, locale))}
            />
            {money(suggested)}
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('deposit.amount')}
        hint={t('deposit.bounds', { minimum: money(method.minimum), maximum: money(method.maximum) })}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {identityNeeded !== undefined && <IdentityNeeded text={identityNeeded} language={language} />}
      {fault && identityNeeded === undefined && <ProtectedFault {...{ fault, language, locale }} />}
      <SubmitButton busy={busy} busyLabel={t('deposit.busy')}>
        {t('deposit.submit')}
      </SubmitButton>
    </form>
  )
}
