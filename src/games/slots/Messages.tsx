import type { Translate } from './props.ts'
import type { Round } from './use-round.ts'
import css from './view.module.css'

type Props = {
  readonly t: Translate
  readonly round: Round
  /** Words about a round that was cut off, until they are put away. */
  readonly cutOff: string | undefined
  readonly onWatch: () => void
  readonly onPutAway: () => void
  readonly onAgain: () => void
}

/** Trouble with a round, a lost connection, and the round that was cut off: over the reels' lower edge. */
export function Messages({ t, round, cutOff, onWatch, onPutAway, onAgain }: Props) {
  const { trouble, reconnecting, busy, dismiss } = round
  if (reconnecting) {
    return (
      <div className={css.message} role="status">
        <p>{t('slots.reconnecting')}</p>
      </div>
    )
  }
  if (trouble) {
    return (
      <div className={css.message} data-kind="trouble" role="alert">
        <p>{trouble.again ? t('slots.uncertain') : trouble.text}</p>
        <button type="button" onClick={trouble.again ? onAgain : dismiss}>
          {t(trouble.again ? 'slots.again' : 'slots.understood')}
        </button>
      </div>
    )
  }
  if (!cutOff || busy) return null
  return (
    <div className={css.message} role="status">
      <p>
        <b>{t('slots.pending.title')}</b> {cutOff}
      </p>
      <button type="button" onClick={onWatch}>
        {t('slots.pending.watch')}
      </button>
      <button type="button" onClick={onPutAway}>
        {t('slots.understood')}
      </button>
    </div>
  )
}
