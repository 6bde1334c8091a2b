import { useId } from 'react'

interface Props<Value extends string | undefined> {
  legend: string
  options: readonly Value[]
  value: Value | undefined
  name: (value: Value) => string
  onChange: (value: Value) => void
}

/** A group of chips, of which one is chosen. */
export function Chips<const Value extends string | undefined>({
  legend,
  options,
  value,
  name,
  onChange,
}: Props<Value>) {
  const group = useId()
  return (
    <fieldset className="chips">
      <legend className="unseen">{legend}</legend>
      {options.map((option) => (
        <label key={option ?? ''} className="chip">
          <input type="radio" name={group} checked={option === value} onChange={() => onChange(option)} />
          {/* Fixed: its option is the key. */}
          {name(option)}
        </label>
      ))}
    </fieldset>
  )
}
