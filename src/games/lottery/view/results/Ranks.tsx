import type { CSSProperties } from 'react'
import css from './ranks.module.css'

interface Props {
  readonly label: string
  /** By rank, the winner first. */
  readonly numbers: readonly (string | undefined)[]
}

/** Start numbers of racers in the order in which they came in; two rows of five where there is no place for ten. */
export function Ranks({ label, numbers }: Props) {
  const half = Math.ceil(numbers.length / 2)
  const plate = (number: string | undefined, rank: number) => (
    <span key={rank} className={css.place} style={{ '--at': rank } as CSSProperties}>
      <span className={css.plate} data-number={number} data-waits={number === undefined || undefined}>
        <b>{number}</b>
      </span>
      <small>{rank + 1}</small>
    </span>
  )
  return (
    <div className={css.ranks} role="img" aria-label={label}>
      <span>{numbers.slice(0, half).map(plate)}</span>
      <span>{numbers.slice(half).map((number, rank) => plate(number, half + rank))}</span>
    </div>
  )
}
