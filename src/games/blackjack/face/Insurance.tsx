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
  const end = () => {
    if (!isOver) return play.format(bet.stake)
    return isWon ? `${t('blackjack.result.win')} ${play.format(bet.win)}` : t('blackjack.result.loss')
  }
  return (
    <p className={css.insurance}>
      <Stake {...{ play }} stake={bet.stake} mark={isOver ? (isWon ? 'win' : 'lost') : undefined} />
      <span>{`${t('blackjack.insurance')}: ${end()}`}</span>
    </p>
  )
}
