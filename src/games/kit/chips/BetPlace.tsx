import type { ReactNode } from 'react'
import { ChipStack } from './ChipStack.tsx'
import css from './place.module.css'

type Props = {
  /** What stands on the place: "Player", "Big", or a drawing. */
  readonly children: ReactNode
  /** What a unit becomes, such as "1:1". */
  readonly pays?: string
  /** Its whole name, with the bet that lies on it. */
  readonly name: string
  /** What lies on it in minor units; zero for nothing. */
  readonly sum: bigint
  /** The table's chips in minor units, the smallest first. */
  readonly values: readonly bigint[]
  readonly short: (sum: bigint) => string
  readonly tone?: 'player' | 'banker' | 'tie' | 'gold'
  /** After the result. */
  readonly mark?: 'win' | 'lost' | undefined
  readonly isClosed?: boolean
  readonly onPlace: () => void
  readonly onLift: () => void
}

/** A place of a table where chips can lie, as of baccarat or dice. Delete takes the chips off. */
export function BetPlace({
  children,
  pays,
  name,
  sum,
  values,
  short,
  tone,
  mark,
  isClosed = false,
  onPlace,
  onLift,
}: Props) {
  return (
    <button
      type="button"
      className={css.place}
      data-tone={tone}
      data-mark={mark}
      aria-label={name}
      aria-disabled={isClosed || undefined}
      onClick={() => !isClosed && onPlace()}
      onKeyDown={({ key }) => {
        if (!isClosed && (key === 'Delete' || key === 'Backspace')) onLift()
      }}
    >
      <span className={css.name}>{children}</span>
      {pays !== undefined && <small className={css.pays}>{pays}</small>}
      {sum > 0n && (
        <span className={css.chips}>
          <ChipStack sum={sum} values={values} short={short} {...(mark && { mark })} />
        </span>
      )}
    </button>
  )
}
