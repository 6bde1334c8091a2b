import { useId } from 'react'
import { ChipFace } from './ChipFace.tsx'
import css from './rack.module.css'

type Props = {
  /** Of the table, in minor units, the smallest first. */
  readonly values: readonly bigint[]
  readonly chosen: bigint
  readonly onChoose: (value: bigint) => void
  /** What stands on a chip. */
  readonly short: (value: bigint) => string
  /** What a chip is called, such as "R$ 5.00". */
  readonly name: (value: bigint) => string
  /** Such as "Value of the chip". */
  readonly label: string
  /** What the member can still bet; larger chips are dim. */
  readonly funds?: bigint
}

/** The chips to choose from: one choice of several, so arrow keys move it. */
export function ChipRack({ values, chosen, onChoose, short, name, label, funds }: Props) {
  const group = useId()
  return (
    <fieldset className={css.rack}>
      <legend className={css.legend}>{label}</legend>
      {values.map((value, kind) => (
        <label
          key={String(value)}
          className={css.choice}
          data-dim={(funds !== undefined && value > funds) || undefined}
        >
          <input
            type="radio"
            name={group}
            className={css.input}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            aria-label={name(value)}
          />
          <span className={css.chip}>
            <ChipFace kind={kind} label={short(value)} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
