import { type Pattern, patterns, prizes } from '#games/bingo/prizes.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { numberFormat } from '#lib/formats.ts'
import css from './panel.module.css'

interface Props {
  /** How many balls have been drawn; undefined before a round. */
  readonly ball: number | undefined
  /** With which ball the patterns of each ticket are complete. */
  readonly completed: readonly Readonly<Record<Pattern, number>>[]
  readonly locale: string
}

/** All balls up to which some prize is paid, ascending. */
const steps = [...new Set(patterns.flatMap((pattern) => prizes[pattern].map(({ upToBall }) => upToBall)))].sort(
  (one, other) => one - other,
)

/** What each pattern pays by the ball that completes it. */
export function Prizes({ ball, completed, locale }: Props) {
  const t = useInstantWords<'instants-bingo'>()
  // The column of the next ball, while the draw goes on.
  const now = ball === undefined ? undefined : steps.find((step) => ball < step)
  return (
    <table className={css.prizes}>
      <caption>{t('bingo.prizes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bingo.ball')}</th>
          {steps.map((step) => (
            <th key={step} scope="col" data-now={step === now || undefined}>
              {step}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {patterns.map((pattern) => (
          <tr key={pattern}>
            <th scope="row">
              <span>{`${t(`bingo.pattern.${pattern}`)} `}</span>
              <span className={css.unit}>×</span>
            </th>
            {prizes[pattern].map(({ upToBall, multiplier }, place) => {
              const after = prizes[pattern][place - 1]?.upToBall ?? 0
              const isIn = (step: number) => step > after && step <= upToBall
              const isWon = completed.some((ticket) => isIn(ticket[pattern]))
              return (
                <td
                  key={upToBall}
                  colSpan={steps.filter(isIn).length}
                  data-now={(now !== undefined && isIn(now)) || undefined}
                  data-won={isWon || undefined}
                >
                  <span>{numberFormat(locale).format(multiplier)}</span>
                  <span className={css.unit}>×</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
