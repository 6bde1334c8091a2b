import { type SyntheticEvent, useId, useState } from 'react'
import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { identityNeededText } from '#api/identity-text.ts'
import { KycNeeded } from '#islands/KycNeeded.tsx'
import { withdrawPasswordField } from '#islands/not-the-login.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney, localDecimal, parseAmount } from '#lib/money.ts'
import { mostWithin } from '#lib/most-within.ts'
import type { TransferOptions } from '#stores/money/line-transfers/line-transfer.ts'
import { Facts } from '#ui/Facts.tsx'
import { PasswordField, TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepAction } from '#ui/Step.tsx'

/** The typed values so far. */
export interface Draft {
  readonly to: 'up' | 'down'
  /** Account name of an account below. */
  readonly below: string
  readonly amount: string
  readonly password: string
}
export const noDraft: Draft = { to: 'up', below: '', amount: '', password: '' }

interface Props {
  language: SiteLanguage
  locale: string
  options: TransferOptions
  isAgent: boolean
  draft: Draft
  /** Why the last attempt was refused. */
  fault: CallFault | undefined
  onChange: (draft: Draft) => void
  onAsk: (asked: { readonly receiver: string; readonly amount: bigint }) => void
}

/** The receiver, the amount, and the withdraw password. All amounts are minor units. */
export function LineTransferForm({ language, locale, options, isAgent, draft, fault, onChange, onAsk }: Props) {
  const t = useWords<'line-transfers' | 'kyc-needed' | 'errors' | 'centre'>()
  const identityNeeded = fault && identityNeededText(t, fault, locale)
  const name = useId()
  const [wrong, setWrong] = useState<{ below?: string; amount?: string; password?: string }>({})
  const form = useFirstInvalid(wrong)
  const { upline, currency, minimum, balance, leftCount, leftSum } = options
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const most = mostWithin(options)
  const to = upline?.canReceive ? draft.to : 'down'
  const receiver = to === 'up' ? (upline?.account ?? '') : draft.below.trim()
  const amount = parseAmount(draft.amount, currency)

  const amountError = (): string | undefined => {
    if (amount === undefined) return t(draft.amount.trim() === '' ? 'amount.required' : 'amount.format')
    if (amount < minimum) return t('amount.minimum', { amount: money(minimum) })
    if (amount > balance) return t('amount.balance', { amount: money(balance) })
    if (amount > most) return t('amount.maximum', { amount: money(most) })
    return undefined
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const error = amountError()
    const found = {
      ...(receiver === '' && { below: t('below.required') }),
      ...(error !== undefined && { amount: error }),
      ...(draft.password === '' && { password: t('password.required') }),
    }
    setWrong(found)
    if (Object.keys(found).length === 0 && amount !== undefined) onAsk({ receiver, amount })
  }
  return (
    <form ref={form} className="panel column__panel form" onSubmit={submit} noValidate aria-labelledby="transfer-form">
      <h2 id="transfer-form">{t('form.title')}</h2>
      <p className="column__lead">{t(isAgent ? 'form.lead.agent' : 'form.lead')}</p>
      <Facts
        entries={[
          [t('form.balance'), money(balance), 'money'],
          [t('form.most'), money(most)],
          [t('form.left'), t('form.left.text', { count: leftCount, amount: money(leftSum) })],
        ]}
      />
      {isAgent && upline?.canReceive && (
        <fieldset className="choice">
          <legend>{t('form.to')}</legend>
          {(['up', 'down'] as const).map((way) => (
            <label key={way} className="choice__option">
              <input type="radio" name={name} checked={to === way} onChange={() => onChange({ ...draft, to: way })} />
              <span>{way === 'up' ? t('to.up', { account: upline.account }) : t('to.down')}</span>
            </label>
          ))}
        </fieldset>
      )}
      {!isAgent && <Facts entries={[[t('form.to'), receiver, 'verbatim']]} />}
      {to === 'down' && (
        <TextField
          label={t('below.label')}
          hint={t('below.hint')}
          error={wrong.below}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.below}
          onChange={(event) => onChange({ ...draft, below: event.target.value })}
        />
      )}
      <TextField
        label={t('form.amount')}
        hint={t('form.bounds', { minimum: money(minimum), maximum: money(most < minimum ? options.maximum : most) })}
        error={wrong.amount}
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        onChange={(event) => onChange({ ...draft, amount: event.target.value })}
      >
        {most > 0n && (
          <button
            type="button"
            className="link"
            onClick={() => onChange({ ...draft, amount: localDecimal(most, currency, locale) })}
          >
            {t('form.all', { amount: money(most) })}
          </button>
        )}
      </TextField>
      <PasswordField
        label={t('password.label')}
        error={wrong.password}
        eye={{ show: t('password.show'), hide: t('password.hide') }}
        {...withdrawPasswordField}
        value={draft.password}
        onChange={(event) => onChange({ ...draft, password: event.target.value })}
      />
      <StepAction>
        {identityNeeded !== undefined && <KycNeeded text={identityNeeded} language={language} />}
        {fault && identityNeeded === undefined && <Notice kind="error">{faultText(t, fault)}</Notice>}
        <button type="submit" className="button button--main button--big button--wide">
          {t('form.submit')}
        </button>
      </StepAction>
    </form>
  )
}
