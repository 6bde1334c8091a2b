import css from './one-of.module.css'

interface Props<Option> {
  readonly label: string
  readonly options: readonly Option[]
  readonly value: Option
  readonly text: (option: Option) => string
  readonly disabled: boolean
  readonly onChange: (option: Option) => void
}

/** A choice of few things side by side, of which one is always chosen: a risk, a number of tickets. */
export function OneOf<Option extends string | number>({ label, options, value, text, ...rest }: Props<Option>) {
  return (
    <fieldset className={css.group} disabled={rest.disabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => rest.onChange(option)}>
          {text(option)}
        </button>
      ))}
    </fieldset>
  )
}
