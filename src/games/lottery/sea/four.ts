import { anyOrder, box, prizeName, straight } from '#games/lottery/matches.ts'
import { bothWays } from '#games/lottery/numbers.ts'
import { oddsTable } from '#games/lottery/odds.ts'
import type { Counts, Play } from '#games/lottery/play.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'

/** 4D: 23 numbers of four digits, drawn one by one, so that a number can come twice and then wins twice. */

/** How many numbers each prize has. */
const prizes = { first: 1, second: 1, third: 1, starter: 10, consolation: 10 } as const satisfies Counts

/** A result: the numbers of each prize. */
export type FourDraw = Readonly<Record<keyof typeof prizes, readonly string[]>>

export const drawFour = (random: RandomInt): FourDraw => {
  const some = (count: number) => Array.from({ length: count }, () => `${random(10_000)}`.padStart(4, '0'))
  return {
    first: some(prizes.first),
    second: some(prizes.second),
    third: some(prizes.third),
    starter: some(prizes.starter),
    consolation: some(prizes.consolation),
  }
}

/** Big wins with all 23 numbers, small with the first three only. The odds are those of Singapore. */
const bets = {
  big: { first: 2_500, second: 1_000, third: 500, starter: 180, consolation: 60 },
  small: { first: 3_500, second: 2_000, third: 1_000 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>

const looksOf = (bet: keyof typeof bets, code: string) => ({
  code,
  at: 'number',
  prizes: Object.fromEntries(Object.entries(prizes).filter(([prize]) => prize in bets[bet])),
  numbersOf: (drawn: FourDraw, prize: string) => drawn[prize as keyof FourDraw],
})

export const fourPlays: readonly Play<FourDraw>[] = (['big', 'small'] as const).flatMap((bet) => [
  // The number must come as it is.
  ...bothWays<FourDraw>(4, (entry) => straight(entry, looksOf(bet, bet))),
  // All orders of the digits, each staked and paid as one number.
  box(4, looksOf(bet, `${bet}-box`)),
  // iBox: all orders for one stake, which they share: a number of 24 orders pays a 24th.
  anyOrder(4, looksOf(bet, `${bet}-ibox`)),
])

/** The odds of a number, shared by all orders of its digits. */
const shared = (odds: Readonly<Record<string, number>>): Record<string, Rational> =>
  Object.fromEntries(
    [24, 12, 6, 4].flatMap((orders) =>
      Object.entries(odds).map(([prize, pays]) => [prizeName(prize, orders), rational(BigInt(pays), BigInt(orders))]),
    ),
  )

export const fourOdds = oddsTable(
  fourPlays,
  Object.fromEntries(
    Object.entries(bets).flatMap(([bet, odds]) => [
      [bet, odds],
      [`${bet}-box`, odds],
      [`${bet}-ibox`, shared(odds)],
    ]),
  ),
)
