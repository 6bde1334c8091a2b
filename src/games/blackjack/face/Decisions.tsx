import { insuranceStake, raiseOf } from '#games/blackjack/offers.ts'
import { insuranceReturn } from '#games/blackjack/returns.ts'
import type { Decision, Seat } from '#games/blackjack/table.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { tableStyle } from '#games/kit/looks.ts'
import { percentText } from '#games/slots/Figures.tsx'
import { flooredBasisPoints } from '#games/slots/rational.ts'
import css from './decisions.module.css'

/** Drawings of the decisions in a box of 24. */
const signs: Readonly<Record<Decision, string>> = {
  hit: 'M12 5v14M5 12h14',
  stand: 'M6 12h12',
  double: 'M4 8l5 8M9 8l-5 8M13 10a3 3 0 1 1 5.6 1.5L13 16.5h6.5',
  split: 'M12 20v-7L6 7m0 5V7h5m1 6 6-6m-5 0h5v5',
  insure: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  decline: 'M6 6l12 12M18 6 6 18',
}

interface Props {
  readonly look: string
  readonly locale: string
  /** What can be staked, in minor units. */
  readonly balance: bigint
  readonly format: (amount: bigint) => string
  readonly seat: Seat | undefined
  /** What may be decided now. */
  readonly choices: readonly Decision[]
  /** What the basic strategy would do, if that is asked for. */
  readonly advice: Decision | undefined
  readonly isWaiting: boolean
  readonly onDecide: (decision: Decision) => void
}

/** What can be decided, with what it costs. */
export function Decisions({ look, locale, balance, format, seat, choices, advice, isWaiting, onDecide }: Props) {
  const t = useInstantWords<'instants-blackjack'>()
  return (
    <div className={css.decisions} style={tableStyle(look)} data-waiting={isWaiting || undefined}>
      {choices.includes('insure') && seat && (
        <p className={css.offer}>
          {t('blackjack.offer', {
            amount: format(insuranceStake(seat)),
            percent: percentText(flooredBasisPoints(insuranceReturn), locale),
          })}
        </p>
      )}
      <fieldset className={css.buttons} aria-label={t('blackjack.decide')} data-count={choices.length}>
        {choices.map((decision) => {
          const raise = seat ? raiseOf(seat, decision) : 0n
          const isShort = raise > balance
          return (
            <button
              key={decision}
              type="button"
              data-decision={decision}
              data-advised={decision === advice || undefined}
              aria-disabled={isShort || undefined}
              // The second tap of a double tap must not decide the next question.
              onClick={({ detail }) => !isShort && detail < 2 && onDecide(decision)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={signs[decision]} />
              </svg>
              <span>
                <b>{t(`blackjack.${decision}`)}</b>
                {raise > 0n && <small>{isShort ? t('blackjack.short') : `+${format(raise)}`}</small>}
              </span>
              {decision === advice && <em>{t('blackjack.advised')}</em>}
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
