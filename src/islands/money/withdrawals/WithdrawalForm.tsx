import { type SyntheticEvent, useId, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { identityNeededText } from '#api/identity-text.ts'
import type { Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import { KycNeeded } from '#islands/KycNeeded.tsx'
import { useAction } from '#islands/use-action.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { feeOf } from '#lib/fee.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney, localDecimal, parseAmount } from '#lib/money.ts'
import { isCryptoKind, type PayoutKind } from '#lib/payout-kinds.ts'
import { environment } from '#stores/environment.ts'
import { quoteNow, withdraw } from '#stores/money/withdrawals/withdrawal.ts'
import { mostToWithdraw, refreshRates, type WithdrawalOptions } from '#stores/money/withdrawals/withdrawal-options.ts'
import { Facts } from '#ui/Facts.tsx'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepAction } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { quoteText } from './quote-text.ts'
import { WithdrawPasswordField } from './WithdrawPasswordField.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  options: WithdrawalOptions
  onSent: (made: Withdrawal) => void
}

/** The amount, the payout account, the fee, and the expected arrival. All amounts are minor units. */
export function WithdrawalForm({ language, locale, options, onSent }: Props) {
  const t = useWords<'withdrawals' | 'kyc-needed' | 'errors' | 'centre'>()
  const name = useId()
  const { busy, fault, run } = useAction()
  const { currency, minimum, balance, accounts, leftToPlay, leftCount, restsUntil } = options
  const offered = accounts.filter(({ kind }) => options.kinds.includes(kind))
  const usable = offered.filter(({ usableFrom }) => Date.parse(usableFrom) <= environment.now())
  const [chosen, choose] = useState<string>()
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<{ amount?: string; password?: string }>({})
  const form = useFirstInvalid(wrong)
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const most = mostToWithdraw(options)
  const amount = parseAmount(text, currency)
  const account = usable.find(({ accountId }) => accountId === chosen) ?? usable[0]
  const identityNeeded = fault && identityNeededText(t, fault, locale)
  const fee = amount === undefined ? undefined : feeOf(amount, options)
  const payout = amount === undefined || fee === undefined || fee >= amount ? undefined : amount - fee

  const amountError = (): string | undefined => {
    if (amount === undefined) return t(text.trim() === '' ? 'amount.required' : 'amount.format')
    if (amount < minimum) return t('amount.minimum', { amount: money(minimum) })
    if (amount > balance) return t('amount.balance', { amount: money(balance) })
    if (amount > most) return t('amount.maximum', { amount: money(most) })
    return undefined
  }
  /** The payout in coins at the current rate. */
  const coinsText = (sum: bigint): string => {
    const quote = account && quoteNow(account, sum, options)
    return quote ? quoteText(t, 'coins.about', quote, currency, locale) : t('error.rate_unavailable')
  }
  const pick = (id: string, kind: PayoutKind) => {
    choose(id)
    if (isCryptoKind(kind)) refreshRates()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const error = amountError()
    const found = {
      ...(error !== undefined && { amount: error }),
      ...(password === '' && { password: t('password.withdraw.required') }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0 || amount === undefined || account === undefined) return
    const { accountId } = account
    void run?.(async () => {
      const made = await withdraw({ accountId, amount, withdrawPassword: password })
      if (made) onSent(made)
    })
  }
  if (account === undefined)
    return <Notice kind="info">{t(offered.length > 0 ? 'form.wait' : 'error.payout_kind_unavailable')}</Notice>
  if (restsUntil !== null)
    return <Notice kind="info">{t('form.rests', { when: momentText(restsUntil, locale) })}</Notice>
  if (options.needsMobile) return null
  if (leftCount === 0) return <Notice kind="info">{t('form.today')}</Notice>
  return (
    <form ref={form} className="panel column__panel form" onSubmit={submit} noValidate aria-labelledby="withdraw-form">
      <h2 id="withdraw-form">{t('form.title')}</h2>
      <Facts
        entries={[
          [t('form.balance'), money(balance), 'money'],
          [t('form.most'), money(leftToPlay > 0n ? 0n : most)],
        ]}
      />
      {leftToPlay > 0n && <Notice kind="info">{t('form.turnover', { amount: money(leftToPlay) })}</Notice>}
      <fieldset className="choice">
        <legend>{t('form.account')}</legend>
        {usable.map(({ accountId: id, kind, label, holderName }) => (
          <label key={id} className="choice__option">
            <input type="radio" name={name} checked={id === account.accountId} onChange={() => pick(id, kind)} />
            <span>
              <span>{`${t(`payoutKind.${kind}`)} `}</span>
              <span translate="no">
                <strong>{label}</strong>
                <span>{` ${holderName}`}</span>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('form.amount')}
        hint={t('form.bounds', { minimum: money(minimum), maximum: money(most < minimum ? options.maximum : most) })}
        error={wrong.amount}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      >
        {most > 0n && leftToPlay === 0n && (
          <button type="button" className="link" onClick={() => setText(localDecimal(most, currency, locale))}>
            {t('form.all', { amount: money(most) })}
          </button>
        )}
      </TextField>
      <WithdrawPasswordField value={password} error={wrong.password} onChange={setPassword} />
      <Facts
        isLive
        entries={[
          [t('form.fee'), fee === undefined ? '–' : money(fee)],
          [t('form.payout'), payout === undefined ? '–' : money(payout)],
          isCryptoKind(account.kind) && [t('coins'), coinsText(payout ?? 0n)],
        ]}
      />
      <StepAction>
        {identityNeeded !== undefined && <KycNeeded text={identityNeeded} language={language} />}
        {fault && identityNeeded === undefined && <Notice kind="error">{faultText(t, fault)}</Notice>}
        <SubmitButton busy={busy} busyLabel={t('form.busy')}>
          {t('form.submit')}
        </SubmitButton>
      </StepAction>
    </form>
  )
}
