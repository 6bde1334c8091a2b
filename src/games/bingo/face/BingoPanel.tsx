import type { Pattern } from '#games/bingo/prizes.ts'
import { fewestTickets, mostTickets } from '#games/bingo/rules.ts'
import { Stepper } from '#games/instants/view/Stepper.tsx'
import { useInstantWords } from '#games/instants/view/words.ts'
import { Prizes } from './Prizes.tsx'
import css from './panel.module.css'

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

/** How many tickets, and what each pattern pays by the ball that completes it. */
export function BingoPanel({ tickets, each, ball, completed, locale, busy, onTickets }: Props) {
  const t = useInstantWords<'instants-bingo'>()
  return (
    <div className={css.panel}>
      <fieldset className={css.choice} disabled={busy}>
        <legend>{t('bingo.tickets')}</legend>
        <Stepper
          className={css.count}
          value={tickets}
          least={fewestTickets}
          most={mostTickets}
          fewer={t('bingo.fewer')}
          more={t('bingo.more')}
          text={t('bingo.tickets.count', { count: tickets })}
          onChange={onTickets}
        />
        <p>{t('bingo.each', { each })}</p>
      </fieldset>
      <Prizes {...{ ball, completed, locale }} />
    </div>
  )
}
