import { numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import type { EndedBet, OwnBet } from '#games/lottery/view/props.ts'
import { choiceText } from '#games/lottery/view/texts.ts'
import type { LotteryPlay } from '#games/lottery/view/use-lottery.ts'
import { useLotteryWords, usePlayWords } from '#games/lottery/view/words.ts'
import css from './own-bets.module.css'

interface Props {
  readonly bet: OwnBet
  readonly play: LotteryPlay
  /** Whether it can be taken back. */
  readonly isOpen: boolean
  /** What it came to. */
  readonly end?: EndedBet
}

/** A bet of the player. */
export function Bet({ bet, play: { format, busy, cancel }, isOpen, end }: Props) {
  const t = useLotteryWords()
  const words = usePlayWords()
  return (
    <li className={css.bet} data-won={end && end.win > 0n && end.state === 'won' ? '' : undefined}>
      <span className={css.name}>
        <b>{words.play(bet.play)}</b>
        {end && <small>{t('lottery.draw.number', { number: numberOfIssue(bet.issue) })}</small>}
      </span>
      <span className={css.choice}>{choiceText(bet.choice, words.option)}</span>
      <span className={css.facts}>
        {`${t('lottery.slip.count', { count: bet.lines, sum: format(bet.lineStake) })} · ${format(bet.stake)}`}
      </span>
      {end && (
        <span className={css.end}>
          {end.state === 'won' ? t('lottery.own.won', { sum: format(end.win) }) : t(`lottery.own.${end.state}`)}
        </span>
      )}
      {isOpen && (
        <button
          type="button"
          aria-disabled={busy || undefined}
          aria-label={t('lottery.own.cancelOne', { play: words.play(bet.play) })}
          onClick={() => busy || void cancel(bet)}
        >
          {t('lottery.own.cancel')}
        </button>
      )}
    </li>
  )
}
