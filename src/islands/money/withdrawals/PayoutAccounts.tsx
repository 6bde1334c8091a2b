import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { PayoutAccount } from '#contract/money/withdrawals/withdrawal.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import type { PayoutKind } from '#lib/payout-kinds.ts'
import { environment } from '#stores/environment.ts'
import { removePayoutAccount } from '#stores/money/withdrawals/withdrawal.ts'
import { Fold } from '#ui/Fold.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { AddAccount } from './AddAccount.tsx'

interface Props {
  language: string
  locale: string
  accounts: readonly PayoutAccount[]
  /** Kinds that are offered now. */
  kinds: readonly PayoutKind[]
  /** Whether it follows another step, such as setting the withdraw password. */
  isNext: boolean
}

/** The accounts for payouts, and a form to add one. Without an account the form is open. */
export function PayoutAccounts({ language, locale, accounts, kinds, isNext }: Props) {
  const t = useWords<'withdrawals' | 'errors' | 'centre'>()
  const [first] = useState(accounts.length)
  // An account that was added or removed is the next step too: its form or its buttons are gone.
  const isStep = isNext || accounts.length !== first
  return (
    <section className="panel column__panel" aria-labelledby="withdraw-accounts">
      {isStep ? (
        <StepTitle key={accounts.length} id="withdraw-accounts">
          {t('accounts.title')}
        </StepTitle>
      ) : (
        <h2 id="withdraw-accounts">{t('accounts.title')}</h2>
      )}
      <p className="column__lead">
        {t(kinds.every((kind) => kind === 'pix') ? 'accounts.lead' : 'accounts.lead.kinds')}
      </p>
      {accounts.length > 0 && (
        <ul className="withdraw__accounts">
          {accounts.map((account) => (
            <Account
              key={account.accountId}
              account={account}
              isOffered={kinds.includes(account.kind)}
              locale={locale}
            />
          ))}
        </ul>
      )}
      {accounts.length === 0 ? (
        <AddAccount language={language} kinds={kinds} />
      ) : (
        <Fold
          className="withdraw__more"
          summary={
            <>
              <span>{t('accounts.add')}</span>
              <Icon name="chevron-down" small />
            </>
          }
        >
          <AddAccount language={language} kinds={kinds} />
        </Fold>
      )}
    </section>
  )
}

interface AccountProps {
  account: PayoutAccount
  isOffered: boolean
  locale: string
}

function Account({ account, isOffered, locale }: AccountProps) {
  const t = useWords<'withdrawals' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [asked, setAsked] = useState(false)
  return (
    <li>
      <div className="withdraw__account">
        <span>{t(`payoutKind.${account.kind}`)}</span>
        <strong translate="no">{account.label}</strong>
        <span translate="no">{account.holderName}</span>
        {!isOffered && <span className="status">{t('accounts.rests')}</span>}
        {isOffered && Date.parse(account.usableFrom) > environment.now() && (
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
          <span>{t('accounts.remove')}</span>
          <span className="unseen">{` ${account.label}`}</span>
        </button>
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </li>
  )
}
