import css from './one-of.module.css'

interface Props<Option> {
  readonly label: string
  readonly options: readonly Option[]
  /** Undefined if none of them is. */
  readonly value: Option | undefined
  readonly text: (option: Option) => string
  readonly disabled: boolean
  /** Shows the label above, where the options do not say it. */
  readonly isNamed?: boolean
  readonly onChange: (option: Option) => void
}

/** A choice of few things side by side, of which one holds: a risk, a number of tickets. */
export function OneOf<Option extends string | number>({
  label,
  options,
  value,
  text,
  isNamed = false,
  ...rest
}: Props<Option>) {
  return (
    <fieldset className={css.group} disabled={rest.disabled}>
      <legend data-named={isNamed || undefined}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <button key={option} type="button" aria-pressed={option === value} onClick={() => rest.onChange(option)}>
            {text(option)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
