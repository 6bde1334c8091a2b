import { useId } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  hint?: string | undefined
  onChange: (value: Value) => void
}

/** A field with a list of options, of which one is chosen. */
export function SelectField<Value extends string>({ label, value, options, hint, onChange }: Props<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
