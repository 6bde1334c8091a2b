import './date-range.css'
import { useId, useState } from 'react'
import type { DayRange } from '#lib/civil-days.ts'
import { lastDays, neighbour, type RangeBounds, type RangeFault, rangeFault } from '#lib/date-range.ts'
import { Icon } from './Icon.tsx'

export interface RangeWords {
  readonly legend: string
  readonly from: string
  readonly to: string
  readonly previous: string
  readonly next: string
  /** Label of a quick choice of that many days, ending today; 1 is today. */
  readonly days: (days: number) => string
  readonly fault: (fault: RangeFault) => string
}

interface Props {
  value: DayRange
  /** Bounds in civil days of the brand's time zone. */
  bounds: RangeBounds
  /** Quick choices: numbers of days that end today. None if a screen has its own choices. */
  quick?: readonly number[]
  words: RangeWords
  onChange: (range: DayRange) => void
}

const usual = [1, 7, 30, 90] as const

/** A selection of days: quick choices, two dates, and the previous or next period. */
export function DateRange({ value, bounds, quick = usual, words, onChange }: Props) {
  const name = useId()
  const previous = neighbour(value, 'previous', bounds)
  const next = neighbour(value, 'next', bounds)
  const go = (range: DayRange | undefined) => () => range && onChange(range)
  return (
    <div className="range">
      {quick.length > 0 && (
        <fieldset className="chips">
          <legend className="unseen">{words.legend}</legend>
          {quick.map((days) => {
            const range = lastDays(bounds.today, days)
            return (
              <label key={days} className="chip">
                <input
                  type="radio"
                  name={name}
                  checked={value.from === range.from && value.to === range.to}
                  onChange={go(range)}
                />
                {/* Fixed: its number is the key. */}
                {words.days(days)}
              </label>
            )
          })}
        </fieldset>
      )}
      <Dates value={value} bounds={bounds} words={words} onChange={onChange}>
        <button type="button" className="button" disabled={!previous} onClick={go(previous)}>
          <Icon name="chevron-left" small turns />
          <span>{words.previous}</span>
        </button>
        <button type="button" className="button" disabled={!next} onClick={go(next)}>
          <span>{words.next}</span>
          <Icon name="chevron-right" small turns />
        </button>
      </Dates>
    </div>
  )
}

interface DatesProps extends Omit<Props, 'quick'> {
  children: React.ReactNode
}

/**
 * Two dates. A valid range applies at once; an error is shown when the field loses focus, not while the person types.
 */
function Dates({ value, bounds, words, onChange, children }: DatesProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [fault, setFault] = useState<RangeFault>()
  const [known, setKnown] = useState(value)
  if (known.from !== value.from || known.to !== value.to) {
    // Dates that were selected elsewhere replace what was typed.
    setKnown(value)
    setTyped(value)
    setFault(undefined)
  }
  const take = (part: Partial<DayRange>) => {
    const range = { ...typed, ...part }
    setTyped(range)
    setFault(undefined)
    if (rangeFault(range, bounds) === undefined) onChange(range)
  }
  const field = (end: 'from' | 'to') => (
    <div className="field">
      <label htmlFor={`${id}-${end}`}>{words[end]}</label>
      <input
        className="input"
        id={`${id}-${end}`}
        type="date"
        min={bounds.earliest}
        max={bounds.today}
        value={typed[end]}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => take({ [end]: target.value })}
        onBlur={() => setFault(rangeFault(typed, bounds))}
      />
    </div>
  )
  return (
    <>
      <div className="range__dates">
        {field('from')}
        {field('to')}
        <div className="range__steps">{children}</div>
      </div>
      {fault && (
        <p className="field__error" id={`${id}-fault`} role="alert">
          {words.fault(fault)}
        </p>
      )}
    </>
  )
}
