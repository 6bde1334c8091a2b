import type { CSSProperties } from 'react'
import css from './boards.module.css'

interface Props {
  readonly number: string | undefined
  readonly digits: number
  /** How many of the last digits are emphasised, because most bets look at them; none if left out. */
  readonly ends?: number | undefined
  /** Which number of its result comes in after how many others. */
  readonly at: number
}

/** A drawn number; dots while it waits. */
export function DrawnNumber({ number, digits, ends = 0, at }: Props) {
  return (
    <span
      className={css.number}
      style={{ '--at': at } as CSSProperties}
      data-waits={number === undefined || undefined}
      data-ends={ends > 0 || undefined}
    >
      {number === undefined ? (
        <span aria-hidden="true">{'•'.repeat(digits)}</span>
      ) : (
        <>
          <span>{number.slice(0, digits - ends)}</span>
          {ends > 0 && <b>{number.slice(digits - ends)}</b>}
        </>
      )}
    </span>
  )
}
