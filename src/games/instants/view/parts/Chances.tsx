import { chanceText, timesText } from '#games/instants/view/texts.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import tones from '#games/kit/tones.module.css'
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
  readonly results: readonly Result[]
  readonly locale: string
}

/** What a bet can become, each with its chance: the legend of a table's colours. What the width does not hold can be scrolled to. */
export function Chances({ results, locale }: Props) {
  const t = useInstantWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul className={css.chances} aria-label={t('instants.chances')} tabIndex={0}>
      {results.map(({ multiplier, chance, tone }) => {
        const [times, percent] = [timesText(multiplier, locale), chanceText(chance, locale)]
        return (
          <li key={times} className={tones.toned} data-tone={tone}>
            <b aria-hidden="true">{times}</b>
            <span aria-hidden="true">{percent}</span>
            <span className={css.unseen}>{t('instants.chances.one', { times, chance: percent })}</span>
          </li>
        )
      })}
    </ul>
  )
}
