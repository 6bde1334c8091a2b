import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { limitName } from '#api/limit-text.ts'
import { mostMinutes } from '#contract/account/protection/limit-key.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { localDecimal, parseAmount } from '#lib/money.ts'
import { asCode } from '#lib/pasted.ts'
import { type LimitPlace, setLimit } from '#stores/account/protection/protection.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  place: LimitPlace
  currency: string
  locale: string
  onDone: () => void
}

/** Sets, lowers or asks to raise one limit: an amount of money, or minutes. */
export function LimitForm({ place: { kind, period, limit }, currency, locale, onDone }: Props) {
  const t = useWords<'protection' | 'protection-limits' | 'errors'>()
  const { busy, fault, run, setFault } = useAction()
  const isTime = kind === 'time'
  const [text, setText] = useState(
    limit ? (isTime ? String(limit.amount) : localDecimal(limit.amount, currency, locale)) : '',
  )
  const [error, setError] = useState<string>()
  const save = (amount: bigint | null) =>
    run?.(async () => {
      await setLimit({ kind, period }, amount)
      onDone()
    })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const amount = isTime ? minutesOf(text) : parseAmount(text, currency)
    const isTooLong = isTime && amount !== undefined && amount > mostMinutes[period]
    setFault(undefined)
    setError(isTooLong ? longest : amount === undefined ? messageFor(text) : undefined)
    if (amount !== undefined && !isTooLong) void save(amount)
  }
  const most = mostMinutes[period]
  const longest = t('limits.minutes.most', { minutes: most, hours: most / 60 })
  const messageFor = (written: string) => {
    if (isTime) return t('limits.minutes.required')
    return t(written.trim() === '' ? 'limits.amount.required' : 'limits.amount.format')
  }
  return (
    <form className="protection__form" onSubmit={submit} noValidate aria-label={limitName(t, kind, period)}>
      <TextField
        label={t(isTime ? 'limits.minutes' : 'limits.amount')}
        error={error}
        inputMode={isTime ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <div className="protection__acts">
        <button type="submit" className="button button--main" aria-disabled={busy}>
          {t(busy ? 'limits.busy' : 'limits.save')}
        </button>
        {limit && !limit.mandatory && (
          <button type="button" className="button button--line" aria-disabled={busy} onClick={() => void save(null)}>
            {t('limits.remove')}
          </button>
        )}
        <button type="button" className="button" onClick={onDone}>
          {t('limits.cancel')}
        </button>
      </div>
    </form>
  )
}

/** Typed minutes; at least one. */
function minutesOf(text: string): bigint | undefined {
  const written = asCode(text)
  return /^\d{1,6}$/.test(written) && Number(written) > 0 ? BigInt(written) : undefined
}
