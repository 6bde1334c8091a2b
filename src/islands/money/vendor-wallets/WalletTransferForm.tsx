import { type SyntheticEvent, useId, useState } from 'react'
import type { CallFault } from '#api/errors.ts'
import type { VendorWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { transferDirections, type WalletTransfer } from '#contract/money/vendor-wallets/wallet-transfer.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { reasonText } from '#islands/reason-text.ts'
import { useAccountState } from '#islands/use-account-state.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney, localDecimal, parseAmount } from '#lib/money.ts'
import { moveFunds, namedVendor } from '#stores/money/vendor-wallets/vendor-wallets.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import { StepAction } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  /** Minor units. */
  main: bigint
  currency: string
  /** Vendors with wallets of their own; at least one. */
  wallets: readonly VendorWallet[]
}

/** The amount and direction of a transfer. */
export function WalletTransferForm({ language, locale, main, currency, wallets }: Props) {
  const t = useWords<'vendor-wallets' | 'errors' | 'centre'>()
  const id = useId()
  const { busy, fault, run } = useAction()
  const [direction, setDirection] = useState<WalletTransfer['direction']>('in')
  const [chosen, choose] = useState(namedVendor)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [result, setResult] = useAccountState<WalletTransfer>()
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const vendor = wallets.find(({ vassalage }) => vassalage === chosen) ?? wallets[0]
  if (!vendor) return null
  const most = direction === 'in' ? main : vendor.available
  const amount = parseAmount(text, currency)

  const amountError = (): string | undefined => {
    if (amount === undefined) return t(text.trim() === '' ? 'amount.required' : 'amount.format')
    if (amount === 0n) return t('amount.zero')
    return amount > most ? t(`amount.most.${direction}`, { amount: money(most) }) : undefined
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = amountError()
    setError(found)
    setResult(undefined)
    if (found !== undefined || amount === undefined) return
    void run?.(async () => {
      setResult(await moveFunds({ vassalage: vendor.vassalage, direction, amount }))
      setText('')
    })
  }
  return (
    <form className="panel column__panel form" onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('form.title')}</h2>
      <Segments
        legend={t('form.direction')}
        value={direction}
        options={transferDirections.map((value) => ({ value, label: t(`form.${value}`) }))}
        onChange={(value) => {
          setDirection(value)
          setError(undefined)
        }}
      />
      {wallets.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}-vendor`}>{t('form.vendor')}</label>
          <select
            className="input"
            id={`${id}-vendor`}
            value={vendor.vassalage}
            onChange={(event) => choose(event.target.value)}
          >
            {wallets.map(({ vassalage, displayName }) => (
              <option key={vassalage} value={vassalage}>
                {displayName}
              </option>
            ))}
          </select>
        </div>
      )}
      <TextField
        label={t('form.amount')}
        hint={t(`form.hint.${direction}`, { vendor: vendor.displayName, amount: money(most) })}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      >
        {most > 0n && (
          <button type="button" className="link" onClick={() => setText(localDecimal(most, currency, locale))}>
            {t('form.all', { amount: money(most) })}
          </button>
        )}
      </TextField>
      <StepAction>
        {fault && <Fault fault={fault} language={language} locale={locale} />}
        {result && <TransferResult transfer={result} />}
        <SubmitButton busy={busy} busyLabel={t('form.busy')}>
          {t('form.submit')}
        </SubmitButton>
      </StepAction>
    </form>
  )
}

/** The common sentence speaks of a stake, so a too small transfer has its own. */
function Fault({ fault, language, locale }: { fault: CallFault; language: SiteLanguage; locale: string }) {
  const t = useWords<'vendor-wallets' | 'errors' | 'centre'>()
  if (fault.kind === 'refused' && fault.code === 'insufficient_funds')
    return <Notice kind="error">{t('amount.less')}</Notice>
  return <ProtectedFault fault={fault} language={language} locale={locale} />
}

/** The result of the transfer that was just requested. */
export function TransferResult({ transfer: { state, reason, displayName: vendor } }: { transfer: WalletTransfer }) {
  const t = useWords<'vendor-wallets' | 'errors' | 'centre'>()
  if (state === 'done') return <Notice kind="success">{t('result.done', { vendor })}</Notice>
  if (state === 'refused')
    return <Notice kind="error">{`${vendor}: ${reasonText(t, reason, t('reason.other'))}`}</Notice>
  return <Notice kind="info">{t('result.unknown', { vendor })}</Notice>
}
