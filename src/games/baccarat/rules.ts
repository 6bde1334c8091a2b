import { type Card, rankOf } from '#games/cards.ts'
import type { RandomInt } from '#games/rng.ts'
import { dealFrom, type Shoe } from '#games/shoe.ts'

/** The hands at the end of a round, each of two or three cards in the order of their dealing. */
export interface BaccaratHands {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
}

/** The most cards a round needs. */
export const mostCards = 6

/** What a card counts: the ace one, the ten and pictures nothing. */
const cardPoints = (card: Card): number => (rankOf(card) < 10 ? rankOf(card) : 0)

/** What a hand counts: the last digit of its sum. */
export const handPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10

/** Whether two cards end the round: eight or nine points, on either side. */
export const isNatural = (points: number): boolean => points >= 8

/** Whether the player takes a third card, if no side has a natural. */
export const playerDraws = (points: number): boolean => points <= 5

/** The points of the player's third card with which the banker draws, by the points of the banker's two cards. */
const bankerDrawsOn: readonly string[] = [
  '0123456789',
  '0123456789',
  '0123456789',
  '012345679',
  '234567',
  '4567',
  '67',
  '',
]

/**
 * Whether the banker takes a third card, if no side has a natural (tableau of punto banco).
 *
 * @param third the points of the player's third card; undefined if the player stood
 */
export const bankerDraws = (points: number, third: number | undefined): boolean =>
  third === undefined ? points <= 5 : (bankerDrawsOn[points]?.includes(String(third)) ?? false)

/**
 * Plays a round. Nobody decides anything: the cards in their order make the hands.
 *
 * @param cards at least {@link mostCards}; cards that no hand takes are not used
 */
export function playBaccarat(cards: readonly Card[]): BaccaratHands {
  if (cards.length < mostCards) throw new RangeError(`a round needs ${mostCards} cards`)
  const [first = 0, second = 0, third = 0, fourth = 0, ...rest] = cards
  const player = [first, third]
  const banker = [second, fourth]
  if (isNatural(handPoints(player)) || isNatural(handPoints(banker))) return { player, banker }
  const playerThird = playerDraws(handPoints(player)) ? rest.shift() : undefined
  const bankers = bankerDraws(handPoints(banker), playerThird === undefined ? undefined : cardPoints(playerThird))
  return {
    player: playerThird === undefined ? player : [...player, playerThird],
    banker: bankers ? [...banker, ...rest.slice(0, 1)] : banker,
  }
}

/** Deals a round. Always six cards are drawn, so that it depends on nothing but the draw. */
export const dealBaccarat = (shoe: Shoe, random: RandomInt): BaccaratHands =>
  playBaccarat(dealFrom(shoe, mostCards, random))

/** What the bets and roads of a round ask for. */
export interface BaccaratResult {
  readonly winner: 'player' | 'banker' | 'tie'
  /** Whether the first two cards have the same rank. */
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/** What came of the hands. */
export function baccaratResult({ player, banker }: BaccaratHands): BaccaratResult {
  const lead = handPoints(player) - handPoints(banker)
  return {
    winner: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie',
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  }
}

const isPair = ([one = 0, other = 0]: readonly Card[]): boolean => rankOf(one) === rankOf(other)
