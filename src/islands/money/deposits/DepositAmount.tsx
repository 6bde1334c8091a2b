import { type SyntheticEvent, useId, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { identityNeededText } from '#api/identity-text.ts'
import type { OfferedMethod } from '#contract/money/deposits/get-deposit-methods.ts'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { KycNeeded } from '#islands/KycNeeded.tsx'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import { feeOf } from '#lib/fee.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney, localDecimal, parseAmount } from '#lib/money.ts'
import { startDeposit } from '#stores/money/deposits/deposit.ts'
import { firstChoice, isBonusRefusal, isDecided } from '#stores/money/deposits/deposit-offers.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepAction } from '#ui/Step.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { BonusChoice } from './BonusChoice.tsx'
import { DepositSums } from './DepositSums.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  method: OfferedMethod
  /** The bonuses that the deposit can come with. */
  offers: readonly Reward[]
  /** Whether the form may begin with one of them. */
  isPreselected: boolean
  /** Called when the chosen one turns out to be over. */
  onOfferGone: () => void
}

/** Form for the amount of a deposit, with suggested amounts, the fee and a bonus. All amounts are minor units. */
export function DepositAmount({ language, locale, method, offers, isPreselected, onOfferGone }: Props) {
  const t = useWords<'deposits' | 'kyc-needed' | 'errors' | 'centre'>()
  const [text, setText] = useState('')
  /** The errors of the checked deposit method; another method has other bounds. */
  const [wrong, setWrong] = useState<{ readonly method?: string; readonly amount?: string; readonly bonus?: string }>(
    {},
  )
  const [fault, setFault] = useState<CallFault>()
  const [busy, setBusy] = useState(false)
  const bonusError = useId()
  const [bonus, setBonus] = useState(() => firstChoice(offers, isPreselected))
  const form = useFirstInvalid(wrong)
  const money = (amount: bigint) => formatMoney(amount, method.currency, locale)
  const amount = parseAmount(text, method.currency)
  const isWithin = amount !== undefined && amount >= method.minimum && amount <= method.maximum
  const fee = isWithin ? feeOf(amount, method) : 0n
  const credited = isWithin ? amount - fee : undefined
  const identityNeeded = fault && identityNeededText(t, fault, locale)
  const isGone = isBonusRefusal(fault)

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
    const error = errorOf()
    setFault(undefined)
    if (error !== undefined) return setWrong({ method: method.method, amount: error })
    if (amount === undefined || credited === undefined) return
    if (!isDecided(bonus, offers, credited))
      return setWrong({ method: method.method, bonus: t('deposit.bonus.required') })
    setWrong({})
    setBusy(true)
    try {
      await startDeposit(amount, method.method, offers.length > 0 ? bonus : undefined)
    } catch (failure) {
      const found = faultOf(failure)
      setFault(found)
      if (!isBonusRefusal(found)) return
      setBonus(undefined)
      onOfferGone()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
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
            {/* Fixed: its amount is the key. */}
            {money(suggested)}
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('deposit.amount')}
        hint={t('deposit.bounds', { minimum: money(method.minimum), maximum: money(method.maximum) })}
        error={wrong.method === method.method ? wrong.amount : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {(method.feeFixed > 0n || method.feeBasisPoints > 0) && (
        <DepositSums locale={locale} currency={method.currency} amount={isWithin ? amount : undefined} fee={fee} />
      )}
      <BonusChoice
        {...{ language, locale, offers, credited }}
        chosen={bonus}
        isWrong={wrong.bonus !== undefined}
        errorId={bonusError}
        onChoose={(one) => {
          setBonus(one)
          setWrong({})
        }}
      />
      <StepAction>
        {/* Here, where it stays in view: the choices may be longer than the screen. */}
        {wrong.bonus !== undefined && (
          <p id={bonusError} className="field__error" role="alert">
            {wrong.bonus}
          </p>
        )}
        {isGone && <Notice kind="error">{t('deposit.bonus.gone')}</Notice>}
        {identityNeeded !== undefined && <KycNeeded text={identityNeeded} language={language} />}
        {fault && !isGone && identityNeeded === undefined && <ProtectedFault {...{ fault, language, locale }} />}
        <SubmitButton busy={busy} busyLabel={t('deposit.busy')}>
          {t(`deposit.submit.${method.method}`)}
        </SubmitButton>
      </StepAction>
    </form>
  )
}
