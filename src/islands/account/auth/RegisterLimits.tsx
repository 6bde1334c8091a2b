import { useEffect, useId } from 'react'
import { limitField } from '#contract/account/protection/limit-field.ts'
import { useWords } from '#islands/Words.tsx'
import type { Translate } from '#lib/messages.ts'
import { hourMark, isInHours, limitFields, type RequiredLimits } from '#stores/account/auth/register-limits.ts'
import { errorOf, type FieldError } from '#stores/form.ts'
import { TextField } from '#ui/Field.tsx'
import { pastedInput } from '#ui/pasted-input.ts'
import type { useRegistration } from './use-registration.ts'

interface Props {
  limits: RequiredLimits
  language: string
  /** The form of the fields. The code that checks and sends them is loaded together with them. */
  registration: Pick<ReturnType<typeof useRegistration>, 'form' | 'take' | 'takeLimits'>
}

/** The limits that the law requires from everybody. Nothing is preset, because the person must choose the figures. */
export function RegisterLimits({ limits, language, registration: { form, take, takeLimits } }: Props) {
  const t = useWords<'auth-limits'>()
  const { asked, currency, raiseAfterHours } = limits
  useEffect(() => takeLimits(limitFields(limits)), [limits, takeLimits])
  return (
    <fieldset className="form">
      <legend className="field__label">{t('mandatory.title')}</legend>
      <p className="field__hint">{t('mandatory.text', { hours: raiseAfterHours })}</p>
      {asked.map((key) => {
        const name = limitField(key)
        const error = errorOf(form, name)
        const isTime = key.kind === 'time'
        const label = t(`mandatory.${key.kind}`, { period: t(`mandatory.${key.period}`) })
        const field = {
          name,
          value: form.values[name] ?? '',
          label: isTime ? label : t('mandatory.in', { label, currency: symbolOf(currency, language) }),
          hint: t(`mandatory.${key.kind}.text`),
          error: error && wrongText(t, isTime, error),
          onChange: (text: string) => take({ [name]: text }),
        }
        return isTime ? <TimeField key={name} {...field} /> : <MoneyField key={name} {...field} />
      })}
    </fieldset>
  )
}

/** The fault of a limit, in words. */
function wrongText(t: Translate<'auth-limits'>, isTime: boolean, error: FieldError): string {
  const { reason, max } = typeof error === 'string' ? { reason: 'format', max: undefined } : error
  if (reason === 'length' && max !== undefined) return t('mandatory.time.most', { hours: max / 60 })
  return t(`mandatory.${isTime ? 'time' : 'money'}.${reason === 'required' ? 'required' : 'format'}`)
}

function symbolOf(currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0n).find(({ type }) => type === 'currency')?.value ?? currency
}

interface FieldProps {
  name: string
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (text: string) => void
}

function MoneyField({ onChange, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** A time with its unit: minutes, or hours. */
function TimeField({ name, label, hint, error, value, onChange }: FieldProps) {
  const t = useWords<'auth-limits'>()
  const id = useId()
  const unit = isInHours(value) ? hourMark : ''
  const number = value.replace(hourMark, '')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="mobile">
        <input
          className="input"
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={number}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          {...pastedInput({
            maxLength: 7,
            onChange: (event) => onChange(event.target.value.replace(hourMark, '') + unit),
          })}
        />
        <select
          className="input"
          aria-label={t('mandatory.unit')}
          value={unit}
          onChange={(event) => onChange(number + event.target.value)}
        >
          <option value="">{t('mandatory.minutes')}</option>
          <option value={hourMark}>{t('mandatory.hours')}</option>
        </select>
      </div>
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
