import { array, assign, string, type } from 'superstruct'
import { totalOf } from '#games/blackjack/hand.ts'
import { betAtPlace } from '#games/blackjack/seats.ts'
import { SharedRoundStruct } from '#games/blackjack/shared-wire.ts'
import type { Card } from '#games/cards.ts'
import { Amount } from '#games/slots/wire.ts'
import { h } from '#ui/markup/markup.ts'
import { handPicture, handsPicture } from './cards.ts'
import { readAs, type Teller } from './told.ts'

const PastSeatsStruct = assign(
  SharedRoundStruct,
  type({ bets: array(type({ bet: string(), stake: Amount, win: Amount })) }),
)

/** Shared blackjack: the dealer, the hands of the own seats and what was decided for them, and each bet. */
export const sharedBlackjack: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(PastSeatsStruct, shown)
  if (!read) return undefined
  const { seats, steps, dealerShows: dealer, bets } = read
  const pointsOf = (cards: readonly Card[]) => String(totalOf(cards).total)
  const mine = new Set(bets.map(({ bet }) => betAtPlace(bet)?.seat))
  const own = seats.filter(({ place }) => mine.has(place))
  const seatName = (place: number) => t('blackjack.seat', { number: place + 1 })
  return {
    steps: steps.flatMap(({ place, decision }) =>
      place === null || !mine.has(place) ? [] : [[h('span', {}, `${seatName(place)}: ${t(`blackjack.${decision}`)}`)]],
    ),
    drawing: handsPicture(
      handPicture({ label: t('blackjack.dealer'), cards: dealer, points: pointsOf(dealer) }, words),
      ...own.flatMap(({ place, hands }) =>
        hands.map(({ cards }) => handPicture({ label: seatName(place), cards, points: pointsOf(cards) }, words)),
      ),
    ),
    result: t('blackjack.result.dealer', { dealer: pointsOf(dealer) }),
    bets: bets.map(({ bet, stake, win }) => {
      const { seat = 0, kind = 'main' } = betAtPlace(bet) ?? {}
      return { name: `${seatName(seat)}: ${t(`blackjack.bet.${kind}`)}`, stake, win }
    }),
  }
}
