import { chanceText, timesText } from '#games/instants/view/texts.ts'
import type { Rational } from '#games/slots/rational.ts'
import css from './parts.module.css'

/** What can come of a bet. */
export interface Result {
  readonly multiplier: Rational
  readonly chance: Rational
  /** The colour that the table gives it: of a chip, `gold` for the best, `plain` for the least. */
  readonly tone: number | 'gold' | 'plain'
}

interface Props {
  readonly label: string
  /** One of them for assistive technology. */
  readonly nameOf: (times: string, chance: string) => string
  readonly results: readonly Result[]
  readonly locale: string
}

/** What a bet can become, each with its chance: the legend of a table's colours. What the width does not hold can be scrolled to. */
export function Chances({ label, nameOf, results, locale }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul className={css.chances} aria-label={label} tabIndex={0}>
      {results.map(({ multiplier, chance, tone }) => {
        const [times, percent] = [timesText(multiplier, locale), chanceText(chance, locale)]
        return (
          <li key={times} data-tone={tone}>
            <b aria-hidden="true">{times}</b>
            <span aria-hidden="true">{percent}</span>
            <span className={css.unseen}>{nameOf(times, percent)}</span>
          </li>
        )
      })}
    </ul>
  )
}
