import { RiskChoice } from '#games/instants/view/RiskChoice.tsx'
import { chanceText, oneInText, timesText } from '#games/instants/view/texts.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { hitChance, type KenoChoice, kenoDrawn, kenoHits, kenoMultipliers } from '#games/keno/rules.ts'
import type { Risk } from '#games/risk.ts'
import { isMore, plus, rational } from '#games/slots/rational.ts'
import css from './panel.module.css'

interface Props {
  readonly choice: KenoChoice
  /** The numbers that have been drawn so far; undefined before a draw. */
  readonly drawn: readonly number[] | undefined
  readonly locale: string
  readonly busy: boolean
  readonly onRisk: (risk: Risk) => void
}

/** The risk, during a draw its numbers, and what so many hits pay with the numbers that are picked. */
export function KenoPanel({ choice, drawn, locale, busy, onRisk }: Props) {
  const t = useInstantWords<'instants-keno'>()
  const { picks, risk } = choice
  const hits = drawn && kenoHits(choice, drawn).length
  const rows = kenoMultipliers(picks.length, risk)
    .map((multiplier, count) => ({ multiplier, count, chance: hitChance(picks.length, count) }))
    .filter(({ multiplier }) => multiplier.numerator > 0n)
  const gain = rows
    .filter(({ multiplier }) => isMore(multiplier, rational(1n)))
    .map(({ chance }) => chance)
    .reduce(plus, rational(0n))
  return (
    <div className={css.panel}>
      {busy ? (
        <ol className={css.draw} aria-hidden="true">
          {Array.from({ length: kenoDrawn }, (_, place) => drawn?.[place]).map((number, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ball keeps its place in the draw
            <li key={place} data-state={number && (picks.includes(number) ? 'hit' : 'drawn')}>
              {number}
            </li>
          ))}
        </ol>
      ) : (
        <div className={css.choice}>
          <RiskChoice risk={risk} disabled={busy} onChange={onRisk} />
          <p>{picks.length > 0 ? t('keno.gain', { percent: chanceText(gain, locale) }) : t('keno.none')}</p>
        </div>
      )}
      <ol className={css.pays} aria-label={t('keno.pays', { count: picks.length })}>
        {rows.map(({ multiplier, count, chance }) => (
          <li
            key={count}
            data-now={count === hits || undefined}
            aria-label={t('keno.pay', {
              count,
              times: timesText(multiplier, locale),
              chance: oneInText(chance, locale),
            })}
          >
            <small>{count}</small>
            <b>{timesText(multiplier, locale)}</b>
            <i>{oneInText(chance, locale, true)}</i>
          </li>
        ))}
      </ol>
    </div>
  )
}
