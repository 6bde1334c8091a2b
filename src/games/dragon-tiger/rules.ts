import { type Card, deckSize, rankOf, ranks, suitOf } from '#games/cards.ts'
import type { Distribution } from '#games/distribution.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { dealFrom, type Shoe, waysToDeal } from '#games/shoe.ts'
import { type Rational, rational } from '#games/slots/rational.ts'

/** One card for each side; the higher rank wins. Aces are low, kings are high, and suits do not count. */
export interface DragonTigerCards {
  readonly dragon: Card
  readonly tiger: Card
}

/** The bets of the table. A tie at 8:1 returns less than 85 %, so that it pays 11:1 here. */
export const dragonTigerBets = ['dragon', 'tiger', 'tie', 'suited-tie'] as const

export type DragonTigerBet = (typeof dragonTigerBets)[number]

/** What one unit of the stake becomes when a bet wins: 1:1, 1:1, 11:1 and 50:1. */
export const dragonTigerPays: Readonly<Record<DragonTigerBet, Rational>> = {
  dragon: rational(2n),
  tiger: rational(2n),
  tie: rational(12n),
  'suited-tie': rational(51n),
}

const lost = rational(0n)
/** What is left of dragon and tiger on a tie. */
const halved = rational(1n, 2n)

/** Deals a round: the dragon's card first. It depends on nothing but the draw. */
export function dealDragonTiger(shoe: Shoe, random: RandomInt): DragonTigerCards {
  const [dragon = 0, tiger = 0] = dealFrom(shoe, 2, random)
  return { dragon, tiger }
}

/** What came of the cards. */
export function dragonTigerWinner({ dragon, tiger }: DragonTigerCards): 'dragon' | 'tiger' | 'tie' {
  const lead = rankOf(dragon) - rankOf(tiger)
  return lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie'
}

/** What one unit of the stake becomes: a half if dragon or tiger meet a tie, zero if the bet lost. */
export function dragonTigerMultiplier(bet: DragonTigerBet, cards: DragonTigerCards): Rational {
  const winner = dragonTigerWinner(cards)
  if (bet === 'suited-tie')
    return winner === 'tie' && suitOf(cards.dragon) === suitOf(cards.tiger) ? dragonTigerPays[bet] : lost
  if (bet === winner) return dragonTigerPays[bet]
  return winner === 'tie' ? halved : lost
}

/** What comes back in minor units; zero if the bet lost. */
export const dragonTigerWin = (stake: bigint, bet: DragonTigerBet, cards: DragonTigerCards): bigint =>
  paid(stake, dragonTigerMultiplier(bet, cards))

/** What a stake becomes over all pairs of cards: of a tie with equal suits, of one with others, and of the two sides. */
export function dragonTigerResults(bet: DragonTigerBet, shoe: Shoe): Distribution {
  const all = waysToDeal(shoe, deckSize, 2)
  const suited = BigInt(deckSize) * waysToDeal(shoe, 1, 2)
  const tied = BigInt(ranks) * waysToDeal(shoe, deckSize / ranks, 2)
  const side = (all - tied) / 2n
  const results: readonly (readonly [bigint, DragonTigerCards])[] = [
    [suited, { dragon: 0, tiger: 0 }],
    [tied - suited, { dragon: 0, tiger: ranks }],
    [side, { dragon: 1, tiger: 0 }],
    [side, { dragon: 0, tiger: 1 }],
  ]
  return results.map(([weight, cards]) => ({ weight, multiplier: dragonTigerMultiplier(bet, cards) }))
}
