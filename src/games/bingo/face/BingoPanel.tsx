import { useInstantWords } from '#games/instants/view/words.ts'
import { numberFormat } from '#lib/formats.ts'
import { type Pattern, patterns, prizes } from '../prizes.ts'
import { fewestTickets, mostTickets } from '../rules.ts'
import css from './bingo.module.css'

interface Props {
  readonly tickets: number
  /** The price of one. */
  readonly each: string
  /** How many balls have been drawn; undefined before a round. */
  readonly ball: number | undefined
  /** With which ball the patterns of each ticket are complete. */
  readonly completed: readonly Readonly<Record<Pattern, number>>[]
  readonly locale: string
  readonly busy: boolean
  readonly onTickets: (tickets: number) => void
}

/** All balls up to which some prize is paid, ascending. */
const steps = [...new Set(patterns.flatMap((pattern) => prizes[pattern].map(({ upToBall }) => upToBall)))].sort(
  (one, other) => one - other,
)

/** How many tickets, and what each pattern pays by the ball that completes it. */
export function BingoPanel({ tickets, each, ball, completed, locale, busy, onTickets }: Props) {
  const t = useInstantWords<'instants-bingo'>()
  // The column of the next ball, while the draw goes on.
  const now = ball === undefined ? undefined : steps.find((step) => ball < step)
  return (
    <div className={css.panel}>
      <fieldset className={css.choice} disabled={busy}>
        <legend>{t('bingo.tickets')}</legend>
        <button
          type="button"
          aria-label={t('bingo.fewer')}
          disabled={tickets <= fewestTickets}
          onClick={() => onTickets(tickets - 1)}
        >
          −
        </button>
        <output>{t('bingo.tickets.count', { count: tickets })}</output>
        <button
          type="button"
          aria-label={t('bingo.more')}
          disabled={tickets >= mostTickets}
          onClick={() => onTickets(tickets + 1)}
        >
          +
        </button>
        <p>{t('bingo.each', { each })}</p>
      </fieldset>
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
                {t(`bingo.pattern.${pattern}`)} <span className={css.unit}>×</span>
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
                    {numberFormat(locale).format(multiplier)}
                    <span className={css.unit}>×</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
