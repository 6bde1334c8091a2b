import css from './parts.module.css'

interface Props<Value extends string | number> {
  readonly label: string
  readonly options: readonly Value[]
  /** The chosen one; undefined if none of those that are offered is. */
  readonly value: Value | undefined
  readonly nameOf: (value: Value) => string
  readonly disabled: boolean
  /** Whether the label is for assistive technology alone, because the options say it. */
  readonly isPlain?: boolean
  readonly onChange: (value: Value) => void
}

/** A few choices, of which one holds. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, nameOf, disabled, isPlain = false, onChange } = props
  return (
    <fieldset className={css.choice} disabled={disabled}>
      <legend className={isPlain ? css.unseen : undefined}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
            {nameOf(option)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
