import { numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import type { Draw, OwnBet } from '#games/lottery/view/props.ts'
import type { LotteryPlay } from '#games/lottery/view/use-lottery.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { Bet } from './Bet.tsx'
import css from './own-bets.module.css'

export interface WaitingProps {
  readonly play: LotteryPlay
  readonly onTicket: (bets: readonly OwnBet[], draw: Draw | undefined) => void
}

/** The player's bets that wait for their draw, which can be taken back until it closes. */
export function WaitingBets({ play, onTicket }: WaitingProps) {
  const t = useLotteryWords()
  const { own, draws, busy, cancelChase } = play
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
    </div>
  )
}
