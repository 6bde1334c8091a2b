import { ChipFace } from './ChipFace.tsx'
import css from './chip.module.css'
import { pileOf } from './pile.ts'

type Props = {
  /** In minor units. */
  readonly sum: bigint
  /** The table's chips in minor units, the smallest first. */
  readonly values: readonly bigint[]
  /** Writes a sum as short as a chip needs it. */
  readonly short: (sum: bigint) => string
  /** The place won or lost, after the result. */
  readonly mark?: 'win' | 'lost'
}

/** The chips on a place: as high as they are many, with their sum on top. Their name is that of the place, so they have none of their own. */
export function ChipStack({ sum, values, short, mark }: Props) {
  const pile = pileOf(sum, values)
  const drawn = pile.length > 0 ? pile : values.slice(0, 1)
  return (
    <span className={css.stack} data-mark={mark} aria-hidden="true">
      {drawn.map((value, height) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its height in the pile
        <span key={height} className={css.chip} style={{ '--height': height } as object}>
          <ChipFace
            kind={values.indexOf(value)}
            label={height === drawn.length - 1 ? short(sum) : ''}
            isCovered={height < drawn.length - 1}
          />
        </span>
      ))}
    </span>
  )
}
