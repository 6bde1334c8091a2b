import { type SyntheticEvent, useId, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import type { PayoutKind } from '#lib/payout-kinds.ts'
import { addPayoutAccount } from '#stores/money/withdrawals/withdrawal.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepAction } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { BankFields } from './BankFields.tsx'
import { accountOf, type Draft, type DraftField, emptyDraft, refusedField, wrongFields } from './new-account.ts'
import { WithdrawPasswordField } from './WithdrawPasswordField.tsx'

/** The message for an invalid field. */
const sentences = {
  pixKey: 'error.pix_key_invalid',
  bank: 'accounts.bank.required',
  branch: 'accounts.branch.wrong',
  account: 'error.bank_account_invalid',
  address: 'error.crypto_address_invalid',
} as const satisfies Readonly<Record<DraftField, string>>

/** Adds an account for payouts, of one of the offered kinds. */
export function AddAccount({ language, kinds }: { language: string; kinds: readonly PayoutKind[] }) {
  const t = useWords<'withdrawals' | 'errors' | 'centre'>()
  const name = useId()
  const { busy, fault, run, setFault } = useAction()
  const [chosen, choose] = useState<PayoutKind>()
  const [draft, setDraft] = useState(emptyDraft)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ fields?: readonly DraftField[]; password?: string }>({})
  const form = useFirstInvalid(wrong)
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  if (kind === undefined) return <Notice kind="info">{t('error.payout_kind_unavailable')}</Notice>

  const refused = fault?.kind === 'refused' ? refusedField(fault.code) : undefined
  const error = (field: DraftField): string | undefined => {
    if (wrong.fields?.includes(field)) return t(sentences[field])
    return fault && refused === field ? faultText(t, fault) : undefined
  }
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const show = (next: PayoutKind) => {
    choose(next)
    setWrong({})
    setFault(undefined)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const fields = wrongFields(kind, draft)
    const found = {
      ...(fields.length > 0 && { fields }),
      ...(password === '' && { password: t('password.withdraw.required') }),
    }
    setWrong(found)
    setFault(undefined)
    if (Object.keys(found).length === 0)
      void run?.(async () => {
        await addPayoutAccount(accountOf(kind, draft), password, language)
        setDraft(emptyDraft)
        setPassword('')
      })
  }
  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      {kinds.length > 1 && (
        <fieldset className="choice">
          <legend>{t('accounts.kind')}</legend>
          {kinds.map((one) => (
            <label key={one} className="choice__option">
              <input type="radio" name={name} checked={one === kind} onChange={() => show(one)} />
              <span>{t(`payoutKind.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Fields kind={kind} draft={draft} error={error} onChange={change} />
      <WithdrawPasswordField value={password} error={wrong.password} onChange={setPassword} />
      <StepAction>
        {fault && refused === undefined && <Notice kind="error">{faultText(t, fault)}</Notice>}
        <SubmitButton busy={busy} busyLabel={t('accounts.busy')}>
          {t('accounts.submit')}
        </SubmitButton>
      </StepAction>
    </form>
  )
}

interface FieldsProps {
  kind: PayoutKind
  draft: Draft
  error: (field: DraftField) => string | undefined
  onChange: (changed: Partial<Draft>) => void
}

function Fields({ kind, draft, error, onChange }: FieldsProps) {
  const t = useWords<'withdrawals'>()
  if (kind === 'bank')
    return (
      <>
        <p>{t('accounts.bank.lead')}</p>
        <BankFields draft={draft} error={error} onChange={onChange} />
      </>
    )
  const field = kind === 'pix' ? 'pixKey' : 'address'
  return (
    <>
      {kind !== 'pix' && <Notice kind="info">{t(`accounts.warning.${kind}`)}</Notice>}
      <TextField
        label={t(kind === 'pix' ? 'accounts.key' : 'accounts.address')}
        hint={t(kind === 'pix' ? 'accounts.key.hint' : 'accounts.address.hint')}
        error={error(field)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    </>
  )
}
