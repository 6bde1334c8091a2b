import type { ReactNode } from 'react'
import { BetPlace } from '#games/kit/chips/BetPlace.tsx'
import { percentText } from '#games/slots/Figures.tsx'
import type { Rational } from '#games/slots/rational.ts'
import { numberFormat } from '#lib/formats.ts'
import type { TableChips } from './table-chips.ts'
import type { InstantPlay } from './use-instant.ts'
import { useInstantWords } from './words.ts'

interface Props {
  readonly play: InstantPlay
  readonly chips: TableChips
  /** Its name in the game. */
  readonly place: string
  readonly name: string
  /** What stands on it, if not its name. */
  readonly children?: ReactNode
  /** What one unit becomes, the stake itself included. */
  readonly multiplier: Rational
  /** How often it wins, in hundredths of a percent; undefined while that is not known. */
  readonly chance: number | undefined
  readonly tone?: 'player' | 'banker' | 'tie' | 'gold'
  /** Once the result can be seen: what became of the place. */
  readonly mark?: 'win' | 'lost' | undefined
}

/** A place for chips with what it pays and how often it wins. */
export function TablePlace({ play, chips, place, name, children, multiplier, chance, tone, mark }: Props) {
  const t = useInstantWords()
  const { format, props } = play
  const sum = chips.laid.get(place) ?? 0n
  const pays = odds(multiplier, props.locale)
  const own = t('instants.place', { name, pays })
  return (
    <BetPlace
      pays={chance === undefined ? pays : `${pays} · ${percentText(chance, props.locale)}`}
      name={sum > 0n ? t('instants.place.laid', { place: own, sum: format(sum) }) : own}
      sum={sum}
      values={chips.values}
      short={chips.short}
      isClosed={chips.isClosed}
      onPlace={() => chips.put(place)}
      onLift={() => chips.lift(place)}
      {...(tone && { tone })}
      mark={mark}
    >
      {children ?? name}
    </BetPlace>
  )
}

/** The gain for a stake of one, such as `8:1`. */
const odds = ({ numerator, denominator }: Rational, locale: string): string =>
  `${numberFormat(locale).format(Number(((numerator - denominator) * 100n) / denominator) / 100)}:1`
