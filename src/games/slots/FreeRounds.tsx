import type { FreeRoundsFacts, Translate } from './props.ts'
import css from './view.module.css'

type Props = {
  readonly t: Translate
  readonly free: FreeRoundsFacts
  readonly format: (amount: bigint) => string
}

/** How many free rounds are left, at which stake, and what they have won; afterwards, what became of that. */
export function FreeRounds({ t, free, format }: Props) {
  const { rounds, used, stake, won, paid, wins } = free
  const isOver = paid !== undefined
  const outcome = won === 0n ? 'none' : paid === 0n ? 'lost' : wins
  return (
    <p className={css.freeRounds} role="status">
      {isOver ? (
        t(`slots.rounds.over.${outcome}`, { count: used, sum: format(won), paid: format(paid) })
      ) : (
        <>
          <b>{t('slots.rounds.left', { left: rounds - used, rounds })}</b>
          <span>{t('slots.rounds.stake', { stake: format(stake) })}</span>
          <span>{t('slots.rounds.won', { sum: format(won) })}</span>
        </>
      )}
    </p>
  )
}
