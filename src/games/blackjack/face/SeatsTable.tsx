import { totalOf } from '#games/blackjack/hand.ts'
import { seatPlaces } from '#games/blackjack/seats.ts'
import type { SharedRound } from '#games/blackjack/shared.ts'
import { cardWordsOf } from '#games/instants/view/card-words.ts'
import type { TableChips } from '#games/instants/view/table-chips.ts'
import { CardSlots } from '#games/kit/cards/CardSlots.tsx'
import { Hand } from '#games/kit/cards/Hand.tsx'
import type { TablePlay } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'
import { Print } from './Print.tsx'
import { Seat } from './Seat.tsx'
import { StrategyButton } from './StrategyButton.tsx'
import type { SeatView } from './seat-view.ts'
import css from './seats.module.css'
import { totalText } from './total-text.ts'
import type { SeatsReveal } from './use-seats-reveal.ts'

interface Props {
  readonly play: TablePlay
  readonly chips: TableChips
  readonly views: readonly SeatView[]
  /** Undefined while bets are taken. */
  readonly round: SharedRound | undefined
  readonly reveal: SeatsReveal
  /** The seat in turn, and the own seat that a decision is due for. */
  readonly turn: number | undefined
  readonly due: number | undefined
  readonly isOver: boolean
  readonly wantsAdvice: boolean
  readonly onAdvice: () => void
}

/** The cloth: the dealer above, seven seats below. */
export function SeatsTable({ play, chips, views, round, reveal, turn, due, isOver, wantsAdvice, onAdvice }: Props) {
  const t = useTableWords<'instants-blackjack' | 'instants-blackjack-table'>()
  const words = cardWordsOf(t)
  const dealer = round?.dealerShows ?? []
  const open = dealer.slice(0, reveal.opened)
  const seats = round?.seats ?? []
  const number = play.table.round?.number
  return (
    <div className={css.table}>
      <section className={css.dealer} aria-label={t('blackjack.dealer')}>
        {round && seats.length > 0 ? (
          <Hand
            key={number}
            cards={[...open, ...Array.from({ length: Math.max(0, 2 - open.length) }, () => undefined)].map(
              (card, place) => ({
                card,
                ...(reveal.isFresh && { dealt: place === 0 ? seats.length : place === 1 ? 2 * seats.length + 1 : 0 }),
              }),
            )}
            label={t('blackjack.dealer')}
            {...(!reveal.isDealing && { points: totalText(totalOf(open), isOver) })}
            words={words}
          />
        ) : (
          <CardSlots />
        )}
      </section>
      <Print className={css.print} />
      <ol className={css.seats} aria-label={t('seats.label')}>
        {views.map((view) => (
          <Seat
            key={view.place}
            {...{ play, chips, view, round, reveal, words, isOver }}
            order={seats.findIndex(({ place }) => place === view.place)}
            isTurn={view.place === (due ?? turn)}
            onPlace={() => chips.put(seatPlaces[view.place] ?? '')}
          />
        ))}
      </ol>
      <StrategyButton isOn={wantsAdvice} onToggle={onAdvice} />
    </div>
  )
}
