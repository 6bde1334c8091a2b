import { array, enums, literal, number, object, union } from 'superstruct'
import { baccaratResult, handPoints } from '#games/baccarat/rules.ts'
import { ShownBaccaratStruct } from '#games/baccarat/wire.ts'
import { totalOf } from '#games/blackjack/hand.ts'
import { decisions as blackjackDecisions } from '#games/blackjack/table.ts'
import { ShownBlackjackStruct } from '#games/blackjack/wire.ts'
import { type Card, cardOf } from '#games/cards.ts'
import { dragonTigerWinner } from '#games/dragon-tiger/rules.ts'
import { ShownDragonTigerStruct } from '#games/dragon-tiger/wire.ts'
import { rankOf as hiLoRank } from '#games/hilo/rules.ts'
import { ShownHiLoStruct } from '#games/hilo/wire.ts'
import { isHeld } from '#games/video-poker/holds.ts'
import { ShownVideoPokerStruct } from '#games/video-poker/wire.ts'
import { h } from '#ui/markup/markup.ts'
import { placedBets } from './bet-names.ts'
import { cardPicture, handPicture, handsPicture } from './cards.ts'
import { readAs, type Teller, timesText } from './told.ts'

/** Hi-lo counts its cards rank by rank, the others suit by suit. */
const hiLoCard = (card: number): Card => cardOf(hiLoRank(card) + 1, card % 4)
const HiLoDecisions = array(
  union([literal('cash-out'), object({ at: number(), move: enums(['higher', 'lower', 'skip'] as const) })]),
)

/** Hi-lo: the cards in their order, and what was said on each. */
export const hiLo: Teller = ({ shown, decisions }, words) => {
  const { t } = words
  const [read, moves] = [readAs(ShownHiLoStruct, shown), readAs(HiLoDecisions, decisions)]
  if (!read || !moves) return undefined
  const cards = read.cards.map(hiLoCard)
  const card = (place: number) => {
    const found = cards[place]
    return found === undefined ? undefined : cardPicture(found, words)
  }
  const steps = moves.map((decision) =>
    decision === 'cash-out'
      ? [h('span', {}, t('cashOut'))]
      : [
          card(decision.at),
          h('span', {}, t(`hilo.${decision.move}`)),
          h('span', { 'aria-hidden': 'true', class: 'past-arrow' }, '→'),
          card(decision.at + 1),
        ],
  )
  return {
    steps,
    drawing: handPicture({ label: t('hilo.cards'), cards }, words),
    result: t(`hilo.result.${read.phase}`),
  }
}

/** Blackjack: all hands with their totals, and each bet. */
export const blackjack: Teller = ({ shown, decisions }, words) => {
  const { t } = words
  const [read, taken] = [readAs(ShownBlackjackStruct, shown), readAs(array(enums(blackjackDecisions)), decisions)]
  const seat = read?.seats[0]
  if (!read || !taken || !seat) return undefined
  const pointsOf = (cards: readonly Card[]) => String(totalOf(cards).total)
  const isSplit = seat.hands.length > 1
  const nameOf = (hand: number) => (isSplit ? t('blackjack.hand', { number: hand + 1 }) : t('blackjack.own'))
  return {
    steps: taken.map((decision) => [h('span', {}, t(`blackjack.${decision}`))]),
    drawing: handsPicture(
      handPicture({ label: t('blackjack.dealer'), cards: read.dealerShows, points: pointsOf(read.dealerShows) }, words),
      ...seat.hands.map(({ cards }, hand) =>
        handPicture({ label: nameOf(hand), cards, points: pointsOf(cards) }, words),
      ),
    ),
    result: t('blackjack.result', {
      own: seat.hands.map(({ cards }) => pointsOf(cards)).join(' + '),
      dealer: pointsOf(read.dealerShows),
    }),
    bets: read.bets.map(({ kind, hand, stake, win }) => ({
      name:
        kind === 'insurance' || !isSplit
          ? t(`blackjack.bet.${kind}`)
          : `${nameOf(hand)}: ${t(`blackjack.bet.${kind}`)}`,
      stake,
      win,
    })),
  }
}

/** Video poker: what was dealt and held, what was drawn, and which hold would have been best. */
export const videoPoker: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownVideoPokerStruct, shown)
  if (!read?.hand || read.hold === undefined) return undefined
  const { dealt, hand, hold, category, worth, best } = read
  const rational = (value: { readonly numerator: string; readonly denominator: string }) =>
    timesText({ numerator: BigInt(value.numerator), denominator: BigInt(value.denominator) }, words)
  const held = [0, 1, 2, 3, 4].filter((place) => isHeld(hold, place)).length
  return {
    steps: [[h('span', {}, t('poker.held', { count: held }))]],
    ...(worth &&
      best && {
        note:
          best.hold === hold
            ? t('poker.best', { worth: rational(worth) })
            : t('poker.better', { worth: rational(worth), best: rational(best.worth) }),
      }),
    drawing: handsPicture(
      handPicture({ label: t('poker.dealt'), cards: dealt, isDim: (place) => !isHeld(hold, place) }, words),
      handPicture({ label: t('poker.drawn'), cards: hand }, words),
    ),
    result: category ? t(`poker.${category}`) : t('poker.none'),
  }
}

/** Baccarat: both hands with their points. */
export const baccarat: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownBaccaratStruct, shown)
  if (!read) return undefined
  const { player, banker } = read.result
  const hand = (side: 'player' | 'banker', cards: readonly Card[]) =>
    handPicture({ label: t(`baccarat.${side}`), cards, points: String(handPoints(cards)) }, words)
  return {
    drawing: handsPicture(hand('player', player), hand('banker', banker)),
    result: t(`baccarat.result.${baccaratResult({ player, banker }).winner}`),
    bets: placedBets('baccarat', read.bets, words),
  }
}

/** Dragon tiger: one card each. */
export const dragonTiger: Teller = ({ shown }, words) => {
  const { t } = words
  const read = readAs(ShownDragonTigerStruct, shown)
  if (!read) return undefined
  const { dragon, tiger } = read.result
  return {
    drawing: handsPicture(
      handPicture({ label: t('dragon.dragon'), cards: [dragon] }, words),
      handPicture({ label: t('dragon.tiger'), cards: [tiger] }, words),
    ),
    result: t(`dragon.result.${dragonTigerWinner({ dragon, tiger })}`),
    bets: placedBets('dragon-tiger', read.bets, words),
  }
}
