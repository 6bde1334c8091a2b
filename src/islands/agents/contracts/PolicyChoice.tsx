import { useId } from 'react'

interface Props<Value extends string> {
  legend: string
  value: Value
  options: readonly { readonly value: Value; readonly text: string }[]
  onChange: (value: Value) => void
}

/** A choice between rules, each with a sentence that explains it. */
export function PolicyChoice<Value extends string>({ legend, value, options, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice__option">
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
