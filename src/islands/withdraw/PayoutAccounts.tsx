import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { PayoutAccount } from '#contract/entities/withdrawal.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { pixKeyKind, tidyPixKey } from '#lib/pix-key.ts'
import { environment } from '#stores/environment.ts'
import { addPayoutAccount, removePayoutAccount } from '#stores/withdrawal.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { WithdrawPasswordField } from './WithdrawPasswordField.tsx'

interface Props {
  locale: string
  accounts: readonly PayoutAccount[]
}

/** The accounts that can be paid to, and a form to add one. Without an account the form is open. */
export function PayoutAccounts({ locale, accounts }: Props) {
  const t = useWords<'withdraw' | 'errors' | 'centre'>()
  return (
    <section className="panel column__panel" aria-labelledby="withdraw-accounts">
      <h2 id="withdraw-accounts">{t('accounts.title')}</h2>
      <p className="column__lead">{t('accounts.lead')}</p>
      {accounts.length > 0 && (
        <ul className="withdraw__accounts">
          {accounts.map((account) => (
            <Account key={account.accountId} account={account} locale={locale} />
          ))}
        </ul>
      )}
      {accounts.length === 0 ? (
        <AddAccount />
      ) : (
        <details className="withdraw__more">
          <summary>{t('accounts.add')}</summary>
          <AddAccount />
        </details>
      )}
    </section>
  )
}

function Account({ account, locale }: { account: PayoutAccount; locale: string }) {
  const t = useWords<'withdraw' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [asked, setAsked] = useState(false)
  return (
    <li>
      <div className="withdraw__account">
        <strong translate="no">{account.label}</strong>
        <span translate="no">{account.holderName}</span>
        {Date.parse(account.usableFrom) > environment.now() && (
          <span className="status status--open">
            {t('accounts.usable', { when: momentText(account.usableFrom, locale) })}
          </span>
        )}
      </div>
      {asked ? (
        <fieldset className="withdraw__acts">
          <legend className="unseen">{t('accounts.remove.ask', { account: account.label })}</legend>
          <button
            type="button"
            className="button button--line"
            aria-disabled={busy}
            onClick={() => void run?.(() => removePayoutAccount(account.accountId))}
          >
            {t('accounts.remove.yes')}
          </button>
          <button type="button" className="button" onClick={() => setAsked(false)}>
            {t('accounts.remove.no')}
          </button>
        </fieldset>
      ) : (
        <button type="button" className="link" onClick={() => setAsked(true)}>
          {t('accounts.remove')}
          <span className="unseen"> {account.label}</span>
        </button>
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </li>
  )
}

function AddAccount() {
  const t = useWords<'withdraw' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [key, setKey] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ key?: string; password?: string }>({})
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = {
      ...(pixKeyKind(tidyPixKey(key)) === undefined && { key: t('error.pix_key_invalid') }),
      ...(password === '' && { password: t('password.withdraw.required') }),
    }
    setWrong(found)
    if (Object.keys(found).length === 0)
      void run?.(async () => {
        await addPayoutAccount(key, password)
        setKey('')
        setPassword('')
      })
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={t('accounts.key')}
        hint={t('accounts.key.hint')}
        error={wrong.key}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <WithdrawPasswordField value={password} error={wrong.password} onChange={setPassword} />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <SubmitButton busy={busy} busyLabel={t('accounts.busy')}>
        {t('accounts.submit')}
      </SubmitButton>
    </form>
  )
}
