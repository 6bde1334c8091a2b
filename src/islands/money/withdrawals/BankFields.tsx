import { useId } from 'react'
import { useWords } from '#islands/Words.tsx'
import { bankAccountKinds } from '#lib/bank-account.ts'
import { banks } from '#lib/banks.ts'
import { TextField } from '#ui/Field.tsx'
import type { Draft, DraftField } from './new-account.ts'

interface Props {
  draft: Draft
  error: (field: DraftField) => string | undefined
  onChange: (changed: Partial<Draft>) => void
}

/** A Brazilian bank account. Members do not type its owner: the bank confirms that it is the member's. */
export function BankFields({ draft, error, onChange }: Props) {
  const t = useWords<'withdrawals'>()
  const id = useId()
  const wrong = error('bank')
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('accounts.bank')}</label>
        <select
          id={id}
          className="input"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${id}-error`}
          value={draft.bank}
          onChange={(event) => onChange({ bank: event.target.value })}
        >
          <option value="">{t('accounts.bank.choose')}</option>
          {banks.map(({ code, name }) => (
            <option key={code} value={code} translate="no">
              {`${name} (${code})`}
            </option>
          ))}
        </select>
        {wrong && (
          <p className="field__error" id={`${id}-error`} role="alert">
            {wrong}
          </p>
        )}
      </div>
      <TextField
        label={t('accounts.branch')}
        hint={t('accounts.branch.hint')}
        error={error('branch')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.branch}
        onChange={(event) => onChange({ branch: event.target.value })}
      />
      <TextField
        label={t('accounts.account')}
        hint={t(draft.bank === '104' ? 'accounts.account.hint.caixa' : 'accounts.account.hint')}
        error={error('account')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.account}
        onChange={(event) => onChange({ account: event.target.value })}
      />
      <fieldset className="choice">
        <legend>{t('accounts.accountKind')}</legend>
        {bankAccountKinds.map((kind) => (
          <label key={kind} className="choice__option">
            <input
              type="radio"
              name={`${id}-kind`}
              checked={draft.accountKind === kind}
              onChange={() => onChange({ accountKind: kind })}
            />
            <span>{t(`accounts.accountKind.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
