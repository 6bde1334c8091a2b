import { useEffect, useId } from 'react'
import { type LimitField, limitField } from '#contract/entities/limit-field.ts'
import { useWords } from '#islands/Words.tsx'
import type { FieldError } from '#stores/form.ts'
import { type AskedLimits, hourMark, isInHours, type LimitFields, limitFields } from '#stores/register-limits.ts'
import type { RegisterValues } from '#stores/register-rules.ts'
import { TextField } from '#ui/Field.tsx'

interface Props {
  limits: AskedLimits
  language: string
  values: RegisterValues
  errorOf: (name: LimitField) => FieldError | undefined
  onChange: (typed: Partial<RegisterValues>) => void
  /** Gets what checks and sends these fields, which comes with them. */
  onReady: (fields: LimitFields) => void
}

/** The limits that the law asks everybody to choose. Nothing is proposed: the figures have to be the person's own. */
export function RegisterLimits({ limits, language, values, onReady, ...form }: Props) {
  const t = useWords<'mandatory'>()
  const { asked, currency, raiseAfterHours } = limits
  useEffect(() => onReady(limitFields(limits)), [limits, onReady])
  return (
    <fieldset className="form">
      <legend className="field__label">{t('mandatory.title')}</legend>
      <p className="field__hint">{t('mandatory.text', { hours: raiseAfterHours })}</p>
      {asked.map((key) => {
        const name = limitField(key)
        const error = form.errorOf(name)
        const isTime = key.kind === 'time'
        const label = t(`mandatory.${key.kind}`, { period: t(`mandatory.${key.period}`) })
        const field = {
          name,
          value: values[name] ?? '',
          label: isTime ? label : t('mandatory.in', { label, currency: symbolOf(currency, language) }),
          hint: t(`mandatory.${key.kind}.text`),
          error: error && t(`mandatory.${isTime ? 'time' : 'money'}.${isEmpty(error) ? 'required' : 'format'}`),
          onChange: (text: string) => form.onChange({ [name]: text }),
        }
        return isTime ? <TimeField key={name} {...field} /> : <MoneyField key={name} {...field} />
      })}
    </fieldset>
  )
}

const isEmpty = (error: FieldError) => typeof error !== 'string' && error.reason === 'required'

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
  const t = useWords<'mandatory'>()
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
          maxLength={7}
          value={number}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => onChange(event.target.value.replace(hourMark, '') + unit)}
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
