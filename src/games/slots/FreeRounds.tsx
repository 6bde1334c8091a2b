import type { FreeRoundsFacts, Translate } from './props.ts'
import { runningFree } from './use-round.ts'
import css from './view.module.css'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly free: FreeRoundsFacts
  readonly format: (amount: bigint) => string
}

/** The free rounds that are left, their stake and their win so far. When they are over: the paid win. */
export function FreeRounds({ free, format }: Props) {
  const t = useSlotsWords()
  const running = runningFree(free)
  return (
    <p className={css.freeRounds} role="status">
      {free.paid !== undefined && <span>{overText(free, t, format)}</span>}
      {running && (
        <>
          <b>{t('slots.rounds.left', { left: running.rounds - running.used, rounds: running.rounds })}</b>
          <span>{t('slots.rounds.stake', { stake: format(running.stake) })}</span>
          <span>{t('slots.rounds.won', { sum: format(running.won) })}</span>
        </>
      )}
    </p>
  )
}

function overText({ used, won, wins, paid = 0n }: FreeRoundsFacts, t: Translate, format: Props['format']): string {
  const outcome = won === 0n ? 'none' : paid === 0n ? 'lost' : wins
  return t(`slots.rounds.over.${outcome}`, { count: used, sum: format(won), paid: format(paid) })
}
