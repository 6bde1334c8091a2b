import type { ShownBlackjackRound } from '#games/blackjack/wire.ts'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import css from './blackjack.module.css'
import { Stake } from './Stake.tsx'

interface Props {
  readonly play: InstantPlay
  readonly bet: ShownBlackjackRound['bets'][number]
  readonly isOver: boolean
}

/** The chips of an insurance, and what became of it. */
export function Insurance({ play, bet, isOver }: Props) {
  const t = useInstantWords<'instants-blackjack'>()
  const isWon = bet.win > 0n
  return (
    <p className={css.insurance}>
      <Stake {...{ play }} stake={bet.stake} mark={isOver ? (isWon ? 'win' : 'lost') : undefined} />
      <span>
        {`${t('blackjack.insurance')}: `}
        {!isOver
          ? play.format(bet.stake)
          : isWon
            ? `${t('blackjack.result.win')} ${play.format(bet.win)}`
            : t('blackjack.result.loss')}
      </span>
    </p>
  )
}
