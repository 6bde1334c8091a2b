import css from './boards.module.css'
import { DrawnNumber } from './DrawnNumber.tsx'

interface Props {
  readonly label: string
  readonly digits: number
  readonly ends?: number | undefined
  /** One, or one for each station. */
  readonly numbers: readonly (string | undefined)[]
}

/** The highest prize alone. */
export function PrizeNumber({ label, digits, ends, numbers }: Props) {
  return (
    <div className={css.alone} role="img" aria-label={label}>
      {numbers.map((number, station) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stations have a fixed order
        <DrawnNumber key={station} number={number} digits={digits} ends={ends} at={station} />
      ))}
    </div>
  )
}
