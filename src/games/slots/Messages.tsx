import type { ReactElement } from 'react'
import type { GameProps } from './props.ts'
import type { Progress } from './use-round.ts'
import css from './view.module.css'
import { useSlotsWords } from './words.ts'

type Props = Pick<GameProps<never>, 'mode'> & {
  readonly onDeposit: GameProps<never>['onDeposit']
  readonly onFree: GameProps<never>['onFree']
  readonly round: Progress
  /** The balance is below the lowest stake. */
  readonly spent: boolean
  /** Text about an interrupted round, until it is dismissed. */
  readonly interrupted: string | undefined
  /** Left out where there is nothing to watch. */
  readonly onWatch?: () => void
  readonly onPutAway: () => void
  readonly onAgain: () => void
}

/**
 * Messages over the lower edge of the reels: a failed round, a lost connection, an interrupted round, an empty wallet.
 */
export function Messages(props: Props) {
  const t = useSlotsWords()
  const { round, mode, spent, interrupted, onWatch, onPutAway, onAgain, onDeposit, onFree } = props
  const { trouble, reconnecting, busy, dismiss } = round
  const deposit = mode === 'real' && onDeposit && (
    <button type="button" onClick={onDeposit}>
      {t('slots.deposit')}
    </button>
  )
  if (reconnecting) return <Message text={t('slots.reconnecting')} />
  if (trouble && !(spent && trouble.insufficientFunds)) {
    return (
      <Message kind="trouble" text={trouble.retry ? t('slots.uncertain') : trouble.text}>
        {trouble.insufficientFunds && deposit}
        <button type="button" onClick={trouble.retry ? onAgain : dismiss}>
          {t(trouble.retry ? 'slots.again' : 'slots.understood')}
        </button>
      </Message>
    )
  }
  if (busy) return null
  if (interrupted) {
    return (
      <Message title={t('slots.pending.title')} text={interrupted}>
        {onWatch && (
          <button type="button" onClick={onWatch}>
            {t('slots.pending.watch')}
          </button>
        )}
        <button type="button" onClick={onPutAway}>
          {t('slots.understood')}
        </button>
      </Message>
    )
  }
  if (!spent) return null
  return (
    <Message text={t(mode === 'real' ? 'slots.spent' : 'slots.spent.free')}>
      {deposit}
      {onFree && (
        <button type="button" onClick={onFree}>
          {t(mode === 'real' ? 'slots.free.play' : 'slots.free.again')}
        </button>
      )}
    </Message>
  )
}

type Choice = ReactElement | false | undefined

type MessageProps = {
  readonly kind?: 'trouble'
  readonly title?: string
  readonly text: string
  readonly children?: Choice | readonly Choice[]
}

function Message({ kind, title, text, children }: MessageProps) {
  return (
    <div className={css.message} data-kind={kind} role={kind === 'trouble' ? 'alert' : 'status'}>
      <p>
        {title && <b>{`${title} `}</b>}
        <span>{text}</span>
      </p>
      {children}
    </div>
  )
}
