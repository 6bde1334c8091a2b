import { useMemo } from 'react'
import { isBust, totalOf } from '#games/blackjack/hand.ts'
import { betAtPlace } from '#games/blackjack/seats.ts'
import { resultOf } from '#games/blackjack/settlement.ts'
import type { SharedRound } from '#games/blackjack/shared.ts'
import { chipText } from '#games/instants/view/chip-values.ts'
import type { TableChips } from '#games/instants/view/table-chips.ts'
import { Hand } from '#games/kit/cards/Hand.tsx'
import type { CardWords } from '#games/kit/cards/PlayingCard.tsx'
import { ChipStack } from '#games/kit/chips/ChipStack.tsx'
import type { TablePlay } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'
import { formatMoney } from '#lib/money.ts'
import { type SeatView, winOfSeat } from './seat-view.ts'
import css from './seats.module.css'
import { totalText } from './total-text.ts'
import type { SeatsReveal } from './use-seats-reveal.ts'

interface Props {
  readonly play: TablePlay
  readonly chips: TableChips
  readonly view: SeatView
  readonly round: SharedRound | undefined
  readonly reveal: SeatsReveal
  readonly words: CardWords
  readonly isOver: boolean
  /** Its place among the seats that play, in the order of dealing. */
  readonly order: number
  readonly isTurn: boolean
  readonly onPlace: () => void
}

/** A seat: its cards, and the circle where its chips lie. A free one is taken by a chip. */
export function Seat({ play, chips, view, round, reveal, words, isOver, order, isTurn, onPlace }: Props) {
  const t = useTableWords<'instants-blackjack' | 'instants-blackjack-table'>()
  const { place, holder, stake, currency, seat } = view
  const { locale } = play.props
  const number = place + 1
  const short = useMemo(() => chipText(currency, locale), [currency, locale])
  const canSit = !chips.isClosed && (holder === 'nobody' || holder === 'kept' || holder === 'own')
  const seats = round?.seats.length ?? 0
  const isSplit = seat?.hands.length === 2
  const isOwn = holder === 'own'
  /** Whether the player has played it before. */
  const wasOwn = play.ended?.own.some((bet) => betAtPlace(bet.place)?.seat === place) ?? false
  const ends = isOver && seat && round ? seat.hands.map((_, hand) => endOf(hand)) : []
  const won = isOver && isOwn ? wonHere() : 0n
  return (
    <li
      className={css.seat}
      data-holder={holder}
      data-turn={(isTurn && !isOver && !reveal.isDealing) || undefined}
      data-end={ends.includes('win') || ends.includes('blackjack') ? 'win' : undefined}
    >
      <div className={css.hands} data-hands={seat?.hands.length ?? 0}>
        {seat?.hands.map((hand, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place, and a split lays the cards anew
            key={`${seat.hands.length}-${index}`}
            className={css.hand}
            data-turn={(isSplit && round?.turn?.place === place && round.turn.hand === index) || undefined}
          >
            <Hand
              cards={hand.cards.map((card, at) => ({ card, ...dealtAt(at) }))}
              label={t('seats.hand', { number })}
              {...(!reveal.isDealing && { points: totalText(totalOf(hand.cards), hand.done || isOver) })}
              {...((ends[index] === 'win' || ends[index] === 'blackjack') && { tone: 'win' as const })}
              {...((ends[index] === 'loss' || isBust(totalOf(hand.cards))) && { tone: 'lost' as const })}
              words={words}
            />
          </div>
        ))}
      </div>
      <button
        type="button"
        className={css.spot}
        aria-label={nameOf()}
        aria-disabled={!canSit || undefined}
        onClick={() => canSit && onPlace()}
        onKeyDown={({ key }) => {
          if (canSit && isOwn && (key === 'Delete' || key === 'Backspace')) chips.lift(`seat-${number}`)
        }}
      >
        {stake > 0n ? (
          <span className={css.stack}>
            <ChipStack sum={stake} values={chips.values} short={short} {...markOf()} />
          </span>
        ) : (
          <b>{number}</b>
        )}
      </button>
      <p className={css.note} data-won={won > 0n || undefined}>
        {noteOf() ?? (
          <>
            <span className={css.long}>{t('seats.number', { number })}</span>
            <span className={css.short}>{number}</span>
          </>
        )}
      </p>
    </li>
  )

  /** The first cards come one round after the other; those of a split and later ones at once. */
  function dealtAt(at: number): { readonly dealt?: number } {
    if (isSplit) return at === 0 ? {} : { dealt: 0 }
    if (at > 1) return { dealt: 0 }
    return reveal.isFresh ? { dealt: at === 0 ? order : seats + 1 + order } : {}
  }

  function endOf(hand: number): 'bust' | 'blackjack' | 'win' | 'push' | 'loss' {
    if (!seat || !round) return 'loss'
    if (isBust(totalOf(seat.hands[hand]?.cards ?? []))) return 'bust'
    return resultOf(seat, hand, { dealer: round.dealerShows })
  }

  /** What the bets of this seat paid. */
  function wonHere(): bigint {
    const { ended } = play
    if (!ended) return 0n
    return ended.own.reduce(
      (sum, bet) => sum + (betAtPlace(bet.place)?.seat === place ? winOfSeat(ended.result, bet) : 0n),
      0n,
    )
  }

  function markOf(): { readonly mark?: 'win' | 'lost' } {
    if (!isOver || ends.length === 0 || ends.includes('push')) return {}
    return { mark: ends.some((end) => end === 'win' || end === 'blackjack') ? 'win' : 'lost' }
  }

  /** What is said of the seat; undefined for its number alone. */
  function noteOf(): string | undefined {
    const [first] = ends
    if (isOwn && won > 0n) return `+${short(won)}`
    if (isOwn && first) return t(`blackjack.result.${first === 'bust' ? 'loss' : first}`)
    if (isOwn) return t('seats.you')
    if (holder === 'kept') return t(wasOwn ? 'seats.yours' : 'seats.kept')
    return holder === 'other' || chips.isClosed ? undefined : t('seats.sit')
  }

  function nameOf(): string {
    const amount = formatMoney(stake, currency, locale)
    if (holder === 'own') return t('seats.name.own', { number, amount })
    if (holder === 'other') return t('seats.name.taken', { number, amount })
    return t(holder === 'kept' ? 'seats.name.kept' : 'seats.name.free', { number })
  }
}
