import { Icon } from '#games/slots/Icon.tsx'
import type { DrawEnd } from './draws/use-new-result.ts'
import css from './trouble.module.css'
import type { LotteryTrouble } from './use-lottery-steps.ts'
import { useLotteryWords } from './words.ts'

interface Props {
  readonly trouble: LotteryTrouble | undefined
  /** What was placed last, until it is put away. */
  readonly placed: string | undefined
  /** What the bets on the last draw came to. */
  readonly end: DrawEnd | undefined
  readonly isConnected: boolean
  readonly onDismiss: () => void
  readonly onDeposit: (() => void) | undefined
  readonly onFree: (() => void) | undefined
}

/** What a player must know now: a refusal, a lost connection, placed bets, or what the last draw brought. */
export function Trouble({ trouble, placed, end, isConnected, onDismiss, onDeposit, onFree }: Props) {
  const t = useLotteryWords()
  return (
    <>
      {!isConnected && (
        <p className={css.note} role="status">
          {t('lottery.reconnecting')}
        </p>
      )}
      {trouble && (
        <div className={css.note} data-kind="trouble" role="alert">
          <p>{trouble.again ? t('lottery.uncertain') : trouble.text}</p>
          {trouble.insufficientFunds && onDeposit && (
            <button type="button" onClick={onDeposit}>
              {t('lottery.deposit')}
            </button>
          )}
          {trouble.insufficientFunds && onFree && (
            <button type="button" onClick={onFree}>
              {t('lottery.free')}
            </button>
          )}
          <button type="button" onClick={trouble.again ?? onDismiss}>
            {t(trouble.again ? 'lottery.again' : 'lottery.understood')}
          </button>
        </div>
      )}
      {!trouble && placed !== undefined && (
        <div className={css.note} role="status">
          <p>{placed}</p>
          <button type="button" aria-label={t('lottery.understood')} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
      {end && placed === undefined && (
        <p key={end.issue} className={css.note} data-kind={end.isGain ? 'gain' : undefined}>
          {end.text}
        </p>
      )}
    </>
  )
}
