import { type KeyboardEvent, useId, useState } from 'react'
import { hundredthsToType, hundredthsTyped } from './numbers.ts'
import css from './parts.module.css'

interface Props {
  readonly label: string
  readonly less: string
  readonly more: string
  readonly locale: string
  /** Hundredths, as all of these. */
  readonly value: number
  readonly least: number
  readonly greatest: number
  /** What a button or an arrow key adds. */
  readonly step: number
  /** Signs for which the field has room. */
  readonly signs: number
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}

/** A number with two digits after the point: typed, or with the buttons for one step more or less. What is typed beyond the bounds becomes the bound. */
export function HundredthsField(props: Props) {
  const { label, less, more, locale, value, least, greatest, step, signs, disabled, onChange } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const within = (wanted: number) => Math.min(greatest, Math.max(least, wanted))
  const end = () => {
    if (typed === undefined) return
    const read = hundredthsTyped(typed)
    setTyped(undefined)
    if (read !== undefined) onChange(within(read))
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') end()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setTyped(undefined)
    onChange(within(value + (event.key === 'ArrowUp' ? step : -step)))
  }
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.exact}>
        <button
          type="button"
          aria-label={less}
          disabled={disabled || value <= least}
          onClick={() => onChange(within(value - step))}
        >
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          style={{ inlineSize: `${signs + 1}ch` }}
          autoComplete="off"
          disabled={disabled}
          value={typed ?? hundredthsToType(value, locale)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={end}
          onKeyDown={byKey}
        />
        <button
          type="button"
          aria-label={more}
          disabled={disabled || value >= greatest}
          onClick={() => onChange(within(value + step))}
        >
          +
        </button>
      </div>
    </div>
  )
}
