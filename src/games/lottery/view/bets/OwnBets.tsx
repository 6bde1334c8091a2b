import { numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import type { Draw, EndedBet, OwnBet } from '#games/lottery/view/props.ts'
import { choiceText } from '#games/lottery/view/texts.ts'
import type { LotteryPlay } from '#games/lottery/view/use-lottery.ts'
import { useLotteryWords, usePlayWords } from '#games/lottery/view/words.ts'
import css from './own-bets.module.css'

interface Props {
  readonly play: LotteryPlay
  readonly onTicket: (bets: readonly OwnBet[], draw: Draw | undefined) => void
}

/** The player's bets: those that wait for their draw, which can be taken back until it closes, and those that are over. */
export function OwnBets({ play, onTicket }: Props) {
  const t = useLotteryWords()
  const { own, ended, draws, busy, cancelChase, props } = play
  const issues = [...new Set(own.map(({ issue }) => issue))].sort()
  const all = [...draws.open, ...draws.last]
  const chases = [...new Set(own.flatMap(({ chaseId }) => chaseId ?? []))]
  return (
    <div className={css.bets}>
      <h2>{t('lottery.own.waiting')}</h2>
      {issues.length === 0 && <p className={css.empty}>{t('lottery.own.none')}</p>}
      {chases.map((chaseId) => (
        <div key={chaseId} className={css.chase}>
          <span>
            {t('lottery.own.chase', {
              count: new Set(own.filter((bet) => bet.chaseId === chaseId).map(({ issue }) => issue)).size,
            })}
          </span>
          <button type="button" aria-disabled={busy || undefined} onClick={() => busy || void cancelChase(chaseId)}>
            {t('lottery.own.endChase')}
          </button>
        </div>
      ))}
      {issues.map((issue) => {
        const draw = all.find((one) => one.issue === issue)
        const bets = own.filter((bet) => bet.issue === issue)
        return (
          <section key={issue} className={css.issue}>
            <header>
              <h3>{t('lottery.draw.number', { number: numberOfIssue(issue) })}</h3>
              <button type="button" onClick={() => onTicket(bets, draw)}>
                {t('lottery.ticket')}
              </button>
            </header>
            <ul>
              {bets.map((bet) => (
                <Bet key={bet.betId} bet={bet} play={play} isOpen={draw?.state === 'open'} />
              ))}
            </ul>
          </section>
        )
      })}
      <h2>{t('lottery.own.ended')}</h2>
      {ended.length === 0 && <p className={css.empty}>{t('lottery.own.noneEnded')}</p>}
      {ended.length > 0 && (
        <>
          <ul className={css.issue}>
            {ended.map((bet) => (
              <Bet key={bet.betId} bet={bet} play={play} isOpen={false} end={bet} />
            ))}
          </ul>
          <button type="button" className={css.history} onClick={() => props.onLeave('history')}>
            {t('lottery.own.history')}
          </button>
        </>
      )}
    </div>
  )
}

interface BetProps {
  readonly bet: OwnBet
  readonly play: LotteryPlay
  readonly isOpen: boolean
  readonly end?: EndedBet
}

function Bet({ bet, play: { format, busy, cancel }, isOpen, end }: BetProps) {
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
        {t('lottery.slip.count', { count: bet.lines, sum: format(bet.lineStake) })}
        {` · ${format(bet.stake)}`}
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
