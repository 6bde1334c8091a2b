import { type Hand as HandOfSeat, isBust, totalOf } from '#games/blackjack/hand.ts'
import { resultOf } from '#games/blackjack/settlement.ts'
import type { ShownBlackjackRound } from '#games/blackjack/wire.ts'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { Hand } from '#games/kit/cards/Hand.tsx'
import type { CardWords } from '#games/kit/cards/PlayingCard.tsx'
import css from './blackjack.module.css'
import { Stake } from './Stake.tsx'
import { totalText } from './total-text.ts'
import type { Reveal } from './use-reveal.ts'

interface Props {
  readonly play: InstantPlay
  readonly shown: ShownBlackjackRound
  readonly reveal: Reveal
  readonly words: CardWords
  readonly hand: HandOfSeat
  readonly index: number
  readonly isOver: boolean
}

/** One hand of the player with its total, its chips, and in the end what became of it. */
export function OwnHand({ play, shown, reveal, words, hand, index, isOver }: Props) {
  const t = useInstantWords<'instants-blackjack'>()
  const [seat] = shown.seats
  const total = totalOf(hand.cards)
  const result = isOver && seat ? resultOf(seat, index, { dealer: shown.dealerShows }) : undefined
  const bets = shown.bets.filter((bet) => bet.kind !== 'insurance' && bet.hand === index)
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  const win = bets.reduce((sum, bet) => sum + bet.win, 0n)
  const isSplit = shown.seats[0]?.hands.length === 2
  const isBusted = isBust(total)
  const end = result && (isBusted ? 'bust' : result)
  const label = isSplit ? t('blackjack.hand', { number: index + 1 }) : t('blackjack.own')
  /** The first hand gets its cards before and after the dealer's; of a split pair each gets one more. */
  const dealtAt = (place: number) => {
    if (isSplit) return place === 0 ? undefined : place === 1 ? index : 0
    return !reveal.isFresh ? undefined : place < 2 ? 2 * place : 0
  }
  return (
    <div
      className={css.hand}
      data-turn={(isSplit && shown.turn?.hand === index && !isOver) || undefined}
      data-end={end}
    >
      <Hand
        cards={hand.cards.map((card, place) => {
          const dealt = dealtAt(place)
          return { card, ...(dealt !== undefined && { dealt }) }
        })}
        label={label}
        {...(!reveal.isDealing && { points: totalText(total, hand.done || isOver) })}
        {...((result === 'win' || result === 'blackjack') && { tone: 'win' as const })}
        {...((result === 'loss' || isBusted) && { tone: 'lost' as const })}
        words={words}
      />
      <p className={css.chips}>
        <Stake
          {...{ play, stake }}
          mark={result === undefined || result === 'push' ? undefined : result === 'loss' ? 'lost' : 'win'}
        />
        {end ? (
          <span className={css.end} data-end={end}>
            {win > 0n ? `${t(`blackjack.result.${end}`)} ${play.format(win)}` : t(`blackjack.result.${end}`)}
          </span>
        ) : (
          <span>{hand.doubled ? `${play.format(stake)} · ${t('blackjack.doubled')}` : play.format(stake)}</span>
        )}
      </p>
    </div>
  )
}
