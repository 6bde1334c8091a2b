import './date-range.css'
import { useId, useState } from 'react'
import type { DayRange } from '#lib/civil-days.ts'
import { lastDays, neighbour, type RangeBounds, type RangeFault, rangeFault } from '#lib/date-range.ts'
import { Icon } from './Icon.tsx'

export interface RangeWords {
  readonly legend: string
  readonly from: string
  readonly to: string
  /** The button that opens the two dates where a small screen folds them. */
  readonly other: string
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

/**
 * A selection of days: quick choices, two dates, and the previous or next period. On a small screen the dates are folded while a quick
 * choice is shown, because they would fill a third of it.
 */
export function DateRange({ value, bounds, quick = usual, words, onChange }: Props) {
  const name = useId()
  const isOther = quick.every((days) => !isSame(value, lastDays(bounds.today, days)))
  const [wasOpened, setOpened] = useState(false)
  const isOpen = isOther || wasOpened
  const previous = neighbour(value, 'previous', bounds)
  const next = neighbour(value, 'next', bounds)
  const go = (range: DayRange | undefined) => () => range && onChange(range)
  return (
    <div className={isOpen ? 'range' : 'range range--folded'}>
      {quick.length > 0 && (
        <fieldset className="chips">
          <legend className="unseen">{words.legend}</legend>
          {quick.map((days) => {
            const range = lastDays(bounds.today, days)
            return (
              <label key={days} className="chip">
                <input type="radio" name={name} checked={isSame(value, range)} onChange={go(range)} />
                {/* Fixed: its number is the key. */}
                {words.days(days)}
              </label>
            )
          })}
          <button
            type="button"
            className="chip range__other"
            aria-expanded={isOpen}
            aria-controls={`${name}-dates`}
            onClick={() => setOpened(!isOpen)}
          >
            {words.other}
          </button>
        </fieldset>
      )}
      <Dates id={`${name}-dates`} value={value} bounds={bounds} words={words} onChange={onChange}>
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

const isSame = (one: DayRange, other: DayRange) => one.from === other.from && one.to === other.to

interface DatesProps extends Omit<Props, 'quick'> {
  id: string
  children: React.ReactNode
}

/**
 * Two dates. A valid range applies at once; an error is shown when the field loses focus, not while the person types.
 */
function Dates({ id, value, bounds, words, onChange, children }: DatesProps) {
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
      <div className="range__dates" id={id}>
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
