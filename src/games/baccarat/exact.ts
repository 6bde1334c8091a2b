import { ranks } from '#games/cards.ts'
import type { Distribution } from '#games/distribution.ts'
import { type Shoe, stockOf, waysToDeal } from '#games/shoe.ts'
import { type BaccaratBet, baccaratMultiplier } from './bets.ts'
import { type BaccaratResult, bankerDraws, isNatural, mostCards, playerDraws } from './rules.ts'

type Winner = BaccaratResult['winner']

/** Cards of a deck that count 0 to 9 points, in the unit of a suit. */
const kinds = Array.from({ length: 10 }, (_, points) => (points === 0 ? 4 : 1))
const suits = 4
const deck = ranks * suits

/**
 * In how many of all orders of six cards each side wins. Sums are whole numbers below 2⁵³ for eight decks, so that plain numbers hold
 * them exactly.
 */
export function winnerWays(shoe: Shoe): Readonly<Record<Winner, bigint>> {
  const { copies, taken } = stockOf(shoe)
  const left = kinds.map((kind) => kind * (shoe === 'infinite' ? 1 : suits * copies))
  const all = left.reduce((sum, count) => sum + count, 0)
  const ways = { player: 0, banker: 0, tie: 0 }

  /** Deals a card of every value in turn; `next` hears its points and the ways so far. */
  const deal = (soFar: number, next: (points: number, ways: number) => void) => {
    for (let points = 0; points < kinds.length; points++) {
      const count = left[points] ?? 0
      left[points] = count - taken
      next(points, soFar * count)
      left[points] = count
    }
  }
  const end = (player: number, banker: number, soFar: number, dealt: number) => {
    let whole = soFar
    for (let unused = dealt; unused < mostCards; unused++) whole *= all - unused * taken
    ways[winnerOf(player % 10, banker % 10)] += whole
  }
  const dealBanker = (player: number, banker: number, third: number | undefined, soFar: number) => {
    const dealt = third === undefined ? 4 : 5
    if (!bankerDraws(banker, third)) end(player, banker, soFar, dealt)
    else deal(soFar, (points, now) => end(player, banker + points, now, dealt + 1))
  }
  const dealThirds = (player: number, banker: number, soFar: number) => {
    if (isNatural(player) || isNatural(banker)) end(player, banker, soFar, 4)
    else if (!playerDraws(player)) dealBanker(player, banker, undefined, soFar)
    else deal(soFar, (points, now) => dealBanker(player + points, banker, points, now))
  }
  deal(1, (p1, w1) =>
    deal(w1, (b1, w2) => deal(w2, (p2, w3) => deal(w3, (b2, w4) => dealThirds((p1 + p2) % 10, (b1 + b2) % 10, w4)))),
  )
  return { player: BigInt(ways.player), banker: BigInt(ways.banker), tie: BigInt(ways.tie) }
}

const winnerOf = (player: number, banker: number): Winner =>
  player > banker ? 'player' : banker > player ? 'banker' : 'tie'

/** In how many of all orders of four cards the two hands are pairs: both, only the player's, only the banker's, none. */
function pairWays(shoe: Shoe): { readonly both: bigint; readonly one: bigint; readonly none: bigint } {
  const pair = waysToDeal(shoe, suits, 2)
  const sameRank = waysToDeal(shoe, suits, 4)
  const both = BigInt(ranks) * sameRank + BigInt(ranks * (ranks - 1)) * pair * pair
  const one = BigInt(ranks) * pair * waysToDeal(shoe, deck, 2, 2) - both
  return { both, one, none: waysToDeal(shoe, deck, 4) - both - 2n * one }
}

const neither = { playerPair: false, bankerPair: false } as const
const won = { winner: 'player' } as const

/** What a stake becomes over all orders of the cards. */
export function baccaratResults(bet: BaccaratBet, shoe: Shoe): Distribution {
  const results: readonly (readonly [bigint, BaccaratResult])[] = bet.endsWith('pair') ? pairs(shoe) : winners(shoe)
  return results.map(([weight, result]) => ({ weight, multiplier: baccaratMultiplier(bet, result) }))
}

function winners(shoe: Shoe): (readonly [bigint, BaccaratResult])[] {
  const { player, banker, tie } = winnerWays(shoe)
  return [
    [player, { ...neither, winner: 'player' }],
    [banker, { ...neither, winner: 'banker' }],
    [tie, { ...neither, winner: 'tie' }],
  ]
}

function pairs(shoe: Shoe): (readonly [bigint, BaccaratResult])[] {
  const { both, one, none } = pairWays(shoe)
  return [
    [both, { ...won, playerPair: true, bankerPair: true }],
    [one, { ...won, playerPair: true, bankerPair: false }],
    [one, { ...won, playerPair: false, bankerPair: true }],
    [none, { ...won, playerPair: false, bankerPair: false }],
  ]
}
