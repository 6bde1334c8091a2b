import { useId } from 'react'

interface Props<Value extends string> {
  legend: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
}

/** A choice between a few options, such as name or number. Renders nothing if there is only one. */
export function Segments<Value extends string>({ legend, value, options, onChange }: Props<Value>) {
  const name = useId()
  if (options.length < 2) return null
  return (
    <fieldset className="segments">
      <legend className="unseen">{legend}</legend>
      {options.map((option) => (
        <label key={`${option.value} ${option.label}`}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {/* Fixed: it is part of the key. */}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
