import type { ComponentProps } from 'react'
import { BetPlace } from '#games/kit/chips/BetPlace.tsx'
import type { RoundPlay } from './chips-face.tsx'
import type { TableChips } from './table-chips.ts'
import { useInstantWords } from './words.ts'

interface Props extends Pick<ComponentProps<typeof BetPlace>, 'children'> {
  readonly tone?: ComponentProps<typeof BetPlace>['tone'] | undefined
  readonly play: RoundPlay
  readonly chips: TableChips
  /** As the rules call it. */
  readonly place: string
  /** As people call it, such as "Total 9". */
  readonly name: string
  /** What it pays, such as `7:1`. */
  readonly pays: string
  /** Whether `pays` stands on it; where it is the same for a row, it stands beside the row. */
  readonly showsPays?: boolean
  /** Whether it won, once the result can be seen. */
  readonly won?: boolean | undefined
}

/** A place of a table of several bets, with the chips that lie on it. */
export function TablePlace({ play, chips, place, name, pays, showsPays = true, won, children, tone }: Props) {
  const t = useInstantWords()
  const sum = chips.laid.get(place) ?? 0n
  const whole = t('instants.chips.pays', { place: name, pays })
  return (
    <BetPlace
      {...{ sum }}
      {...(tone && { tone })}
      {...(showsPays && { pays })}
      name={sum > 0n ? t('instants.chips.laid', { place: whole, sum: play.format(sum) }) : whole}
      values={chips.values}
      short={chips.short}
      mark={won === undefined ? undefined : won ? 'win' : sum > 0n ? 'lost' : undefined}
      isClosed={chips.isClosed}
      onPlace={() => chips.put(place)}
      onLift={() => chips.lift(place)}
    >
      {children}
    </BetPlace>
  )
}
