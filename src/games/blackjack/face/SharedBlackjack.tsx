import { useEffect, useMemo, useState } from 'react'
import { isBust, totalOf } from '#games/blackjack/hand.ts'
import { offered } from '#games/blackjack/offers.ts'
import { mostSeats } from '#games/blackjack/seats.ts'
import { resultOf } from '#games/blackjack/settlement.ts'
import { decisionsOf, type SharedRound } from '#games/blackjack/shared.ts'
import { sharedFromWire } from '#games/blackjack/shared-wire.ts'
import { seatAt } from '#games/blackjack/table.ts'
import { PlacesBar } from '#games/tables/view/PlacesBar.tsx'
import type { TableProps } from '#games/tables/view/props.ts'
import { TableView } from '#games/tables/view/TableView.tsx'
import { usePlaced } from '#games/tables/view/use-placed.ts'
import { useTable } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'
import { Decisions } from './Decisions.tsx'
import { SeatsTable } from './SeatsTable.tsx'
import { isSeatPlace, missesBets, ownSeats, seatViews, winOfSeat } from './seat-view.ts'
import css from './seats.module.css'
import { totalText } from './total-text.ts'
import { useAdvice } from './use-advice.ts'
import { useSeatsReveal } from './use-seats-reveal.ts'

/** Blackjack with seven seats: everybody plays against the same dealer, one after the other. */
export default function SharedBlackjack(props: TableProps) {
  const t = useTableWords<'instants-blackjack' | 'instants-blackjack-table'>()
  const play = useTable(props, winOfSeat)
  const chips = usePlaced(play, winOfSeat, isSeatPlace)
  const { stage, ended, own, format, sound, clock, reload } = play
  const { locale, opened } = props
  const { round: current } = play.table
  const isEnd = (stage === 'showing' || stage === 'over') && ended !== undefined
  const wire = isEnd ? ended.result : stage === 'closed' ? current?.seats?.hands : undefined
  const round = useMemo(() => (wire ? sharedFromWire(wire) : undefined), [wire])
  const held = isEnd ? ended.own : own
  const reveal = useSeatsReveal(play, round)
  const isKept = useBefore(stage === 'open' ? current?.seats?.keptUntil : undefined, clock.now)
  const views = seatViews({
    round,
    isKept,
    seats: current?.seats,
    own: round ? new Map(held.map(({ place, stake }) => [place, stake])) : chips.bets,
    currency: opened.currency,
  })

  // A seat that was raised on another page of the player.
  const misses = round !== undefined && missesBets(round, held)
  useEffect(() => {
    if (misses) void reload()
  }, [misses, reload])

  const mine = ownSeats(held)
  const due = round && stage === 'closed' && !reveal.isDealing ? dueSeat(round, mine) : undefined
  const choices = round && due !== undefined ? offered(round, due) : []
  /** The decision that is due: it is asked for once, even if the hands that follow from it come after its answer. */
  const asked = round && due !== undefined ? `${current?.number} ${due} ${decisionsOf(round, due)}` : undefined
  const [sent, setSent] = useState<string>()
  const [wantsAdvice, setWantsAdvice] = useState(false)
  const advice = useAdvice(due !== undefined && wantsAdvice ? round : undefined)

  const cards = countOf(round) + reveal.opened
  useEffect(() => {
    if (cards > 1) sound('card')
  }, [cards, sound])
  const isMine = due !== undefined
  useEffect(() => {
    if (isMine) sound('scatter')
  }, [isMine, sound])

  const turn = round?.turn?.place
  const phase =
    stage === 'open' && chips.total === 0n
      ? t('seats.hint', { most: mostSeats })
      : round && stage === 'closed'
        ? phaseText()
        : undefined
  const decidesUntil = stage === 'closed' && !reveal.isDealing ? current?.seats?.decidesUntil : undefined
  const began = useMemo(() => (decidesUntil ? new Date(clock.now()).toISOString() : undefined), [decidesUntil, clock])
  return (
    <TableView
      play={play}
      said={ended && sentence(sharedFromWire(ended.result))}
      phase={phase}
      rules={[
        t('seats.rules.seats'),
        t('blackjack.rules.cards'),
        t('blackjack.rules.pays'),
        t('blackjack.rules.decisions'),
        t('blackjack.rules.insurance'),
        t('seats.rules.time'),
        t('seats.rules.fair'),
      ]}
      betName={(bet) => t(bet === 'insurance' ? 'blackjack.insurance' : 'blackjack.main')}
      sameAs="blackjack"
      bar={
        <PlacesBar
          {...{ play, chips }}
          decision={decidesUntil && began ? { from: began, to: decidesUntil, name: secondsText } : undefined}
          instead={
            round && stage === 'closed' ? (
              <div className={css.decide}>
                {due !== undefined && choices.length > 0 ? (
                  <Decisions
                    {...{ choices, advice, locale, format }}
                    look={play.table.look}
                    balance={play.balance}
                    seat={seatAt(round, due)}
                    isWaiting={sent === asked}
                    onDecide={(decision) => {
                      if (sent === asked) return
                      setSent(asked)
                      void play
                        .decide({ seat: due, at: decisionsOf(round, due), decision })
                        .then((counts) => counts || setSent(undefined))
                    }}
                  />
                ) : (
                  <p className={css.wait}>{phase}</p>
                )}
              </div>
            ) : undefined
          }
        />
      }
    >
      <SeatsTable
        {...{ play, chips, views, round, reveal, turn, due, wantsAdvice }}
        isOver={stage === 'over'}
        onAdvice={() => setWantsAdvice((wanted) => !wanted)}
      />
    </TableView>
  )

  function secondsText(count: number): string {
    return t('seats.seconds', { count })
  }

  function phaseText(): string {
    if (!round || reveal.isDealing) return t('seats.phase.dealing')
    if (due !== undefined) {
      const seat = seatAt(round, due)
      const hand = seat?.hands[round.turn?.place === due ? round.turn.hand : 0]
      return t('seats.phase.own', {
        number: due + 1,
        own: totalText(totalOf(hand?.cards ?? []), false),
        dealer: totalText(totalOf(round.dealerShows), false),
      })
    }
    if (turn === undefined) return t('seats.phase.insurance')
    return t('seats.phase.other', { number: turn + 1 })
  }

  function sentence(over: SharedRound): string {
    if (over.seats.length === 0) return t('seats.said.nobody')
    const dealer = t('blackjack.said.dealer', { total: totalOf(over.dealerShows).total })
    const hands = over.seats
      .filter(({ place }) => mine.includes(place))
      .flatMap((seat) =>
        seat.hands.map((hand, index) => {
          const total = totalOf(hand.cards)
          const result = isBust(total) ? 'bust' : resultOf(seat, index, { dealer: over.dealerShows })
          return t('seats.said.hand', {
            number: seat.place + 1,
            total: total.total,
            result: t(`blackjack.result.${result}`),
          })
        }),
      )
    return [dealer, ...hands].join(' ')
  }
}

/** The own seat that a decision is due for: of an offer of insurance, the first that has not answered. */
function dueSeat(round: SharedRound, mine: readonly number[]): number | undefined {
  return mine.find((place) => offered(round, place).length > 0)
}

const countOf = (round: SharedRound | undefined): number =>
  round?.seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)).length ?? 0

/** Whether an instant is still to come, by the clock of the table. @param until ISO 8601; undefined if there is none */
function useBefore(until: string | undefined, now: () => number): boolean {
  const left = until === undefined ? 0 : Date.parse(until) - now()
  const [over, setOver] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read once for each instant
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setOver(until), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [until])
  return until !== undefined && over !== until && left > 0
}
