import type { CSSProperties } from 'react'
import css from './boards.module.css'

interface Props {
  readonly number: string | undefined
  readonly digits: number
  /** Which number of its result comes in after how many others. */
  readonly at: number
}

/** A drawn number with its last two digits emphasised, as most bets look at them; dots while it waits. */
export function DrawnNumber({ number, digits, at }: Props) {
  return (
    <span className={css.number} style={{ '--at': at } as CSSProperties} data-waits={number === undefined || undefined}>
      {number === undefined ? (
        <span aria-hidden="true">{'•'.repeat(digits)}</span>
      ) : (
        <>
          {number.slice(0, -2)}
          <b>{number.slice(-2)}</b>
        </>
      )}
    </span>
  )
}
