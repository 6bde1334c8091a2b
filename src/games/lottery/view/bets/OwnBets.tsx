import { useLotteryWords } from '#games/lottery/view/words.ts'
import { Bet } from './Bet.tsx'
import css from './own-bets.module.css'
import { WaitingBets, type WaitingProps } from './WaitingBets.tsx'

/** The player's bets: those that wait for their draw, and those that are over. */
export function OwnBets({ play, onTicket }: WaitingProps) {
  const t = useLotteryWords()
  const { ended, props } = play
  return (
    <div className={css.bets}>
      <WaitingBets {...{ play, onTicket }} />
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
