import css from './table.module.css'
import type { TablePlay } from './use-table.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly play: TablePlay
  /** What goes on, where the game says more about it. */
  readonly phase: string | undefined
  /** What the last result was and what it brought, in a sentence; undefined before the first. */
  readonly sentence: string | undefined
  readonly onChat: (() => void) | undefined
  /** Messages that were not seen yet. */
  readonly unread: number
}

/** What goes on at the table, in words, and how many are at it. */
export function TableStatus({ play, phase, sentence, onChat, unread }: Props) {
  const t = useTableWords()
  const { stage, table, isConnected, props } = play
  const { round } = table
  const isTrial = props.opened.mode === 'trial'
  const [players, bets] = isTrial ? [round?.trialPlayers, round?.trialBets] : [round?.players, round?.bets]
  const stake = stage === 'void' && play.own.length > 0
  return (
    <div className={css.status}>
      <div className={css.line}>
        <p className={css.label}>{t('live.label')}</p>
        <p className={css.phase} role="status" aria-live="polite" data-stage={stage}>
          {!isConnected
            ? t('live.reconnecting')
            : stage === 'over'
              ? [sentence ?? t('live.stage.over'), ...(table.isOpen ? [] : [t('live.stage.shut')])].join(' ')
              : stake
                ? t('live.stage.voidBack')
                : stage === 'open' && !table.isOpen
                  ? t('live.stage.lastRound')
                  : (phase ?? t(`live.stage.${table.isOpen || stage !== 'waiting' ? stage : 'shut'}`))}
        </p>
        <p className={css.counts}>
          <span>{`${t('live.players', { count: players ?? 0 })} `}</span>
          <span>{t('live.bets', { count: bets ?? 0 })}</span>
        </p>
        {onChat && (
          <button type="button" className={css.chatButton} aria-haspopup="dialog" onClick={onChat}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 5h16v11H10l-5 4v-4H4z" />
            </svg>
            <span className={css.chatWord}>
              {unread > 0 ? t('live.chat.unread', { count: unread }) : t('live.chat')}
            </span>
            {unread > 0 && (
              <b className={css.unread} aria-hidden="true">
                {unread > 9 ? '9+' : unread}
              </b>
            )}
          </button>
        )}
      </div>
    </div>
  )
}
