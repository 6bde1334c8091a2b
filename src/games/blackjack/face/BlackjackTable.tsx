import { totalOf } from '#games/blackjack/hand.ts'
import type { ShownBlackjackRound } from '#games/blackjack/wire.ts'
import { cardWordsOf } from '#games/instants/view/card-words.ts'
import type { InstantPlay } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { CardSlots } from '#games/kit/cards/CardSlots.tsx'
import { Hand } from '#games/kit/cards/Hand.tsx'
import slots from '#games/slots/view.module.css'
import css from './blackjack.module.css'
import { Insurance } from './Insurance.tsx'
import { OwnHand } from './OwnHand.tsx'
import { Print } from './Print.tsx'
import { StrategyButton } from './StrategyButton.tsx'
import { totalText } from './total-text.ts'
import type { Reveal } from './use-reveal.ts'

interface Props {
  readonly play: InstantPlay
  readonly shown: ShownBlackjackRound | undefined
  readonly reveal: Reveal
  readonly wantsAdvice: boolean
  readonly onAdvice: () => void
}

/** The cloth: the dealer above, the player's hands below, each with its chips. */
export function BlackjackTable({ play, shown, reveal, wantsAdvice, onAdvice }: Props) {
  const t = useInstantWords<'instants-blackjack'>()
  const { round, phase } = play
  const words = cardWordsOf(t)
  const dealer = shown?.dealerShows ?? []
  const open = dealer.slice(0, reveal.opened)
  const [seat] = shown?.seats ?? []
  const isOver = phase === 'idle'
  const insurance = shown?.bets.find(({ kind }) => kind === 'insurance')
  return (
    <div className={css.table}>
      <section className={css.dealer} aria-label={t('blackjack.dealer')}>
        <h2>{t('blackjack.dealer')}</h2>
        {shown ? (
          <Hand
            key={round?.roundId}
            cards={[...open, ...Array.from({ length: Math.max(0, 2 - open.length) }, () => undefined)].map(
              (card, place) => ({ card, ...(reveal.isFresh && { dealt: place < 2 ? 2 * place + 1 : 0 }) }),
            )}
            label={t('blackjack.dealer')}
            {...(!reveal.isDealing && {
              points: totalText(totalOf(open), open.length > 1 && open.length === dealer.length),
            })}
            words={words}
          />
        ) : (
          <CardSlots />
        )}
      </section>
      {insurance ? <Insurance {...{ play, isOver }} bet={insurance} /> : <Print className={css.print} />}
      <section className={css.own} aria-label={t('blackjack.own')} data-hands={seat?.hands.length ?? 1}>
        {shown && seat ? (
          seat.hands.map((hand, index) => (
            <OwnHand
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place, and a split lays the cards anew
              key={`${round?.roundId}-${seat.hands.length}-${index}`}
              {...{ play, shown, reveal, words, isOver, index, hand }}
            />
          ))
        ) : (
          <div className={css.hand}>
            <CardSlots />
            <p className={css.chips} />
          </div>
        )}
      </section>
      <StrategyButton isOn={wantsAdvice} onToggle={onAdvice} />
      <p className={slots.said} role="status">
        {seat && (phase === 'open' || phase === 'deciding') && !reveal.isDealing
          ? t('blackjack.said.open', {
              dealer: totalText(totalOf(open), false),
              own: seat.hands.map(({ cards, done }) => totalText(totalOf(cards), done)).join(', '),
            })
          : ''}
      </p>
    </div>
  )
}
