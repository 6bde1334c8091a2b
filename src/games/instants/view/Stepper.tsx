import css from './stepper.module.css'

interface Props {
  readonly value: number
  readonly least: number
  readonly most: number
  /** Names of the buttons, such as "One mine fewer". */
  readonly fewer: string
  readonly more: string
  /** The number with what is counted: "3 mines". */
  readonly text: string
  /** A class that changes its sizes; see the sheet. */
  readonly className?: string | undefined
  readonly onChange: (value: number) => void
}

/** A number of things, with a button for one fewer and one for one more. */
export function Stepper({ value, least, most, fewer, more, text, className = '', onChange }: Props) {
  return (
    <div className={`${css.stepper} ${className}`}>
      <button type="button" aria-label={fewer} disabled={value <= least} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{text}</output>
      <button type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  )
}
