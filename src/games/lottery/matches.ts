import { rational } from '#games/slots/rational.ts'
import { allOrders, type Entry, listed, ordersOf, sortedDigits } from './numbers.ts'
import type { Counts, Play, Risk, Tier } from './play.ts'

/** Plays on numbers that are among the drawn ones. Each drawn number is independent of the others, and all are equally likely. */

/** The numbers of a draw that a play looks at, by the prize that they win. */
interface Looks<Drawn> {
  readonly code: string
  /** What it looks at: plays that look at the same numbers have the same name for them. */
  readonly at: string
  /** How many numbers each prize has. */
  readonly prizes: Counts
  /** The numbers of a prize, of as many digits as the chosen ones. */
  numbersOf(drawn: Drawn, prize: string): readonly string[]
}

/** What is summed up over the prizes: how often each is won. */
const wonOf = <Drawn>({ prizes, numbersOf }: Looks<Drawn>, drawn: Drawn, timesOf: (number: string) => number): Counts =>
  Object.fromEntries(
    Object.keys(prizes).map((prize) => [
      prize,
      numbersOf(drawn, prize).reduce((sum, number) => sum + timesOf(number), 0),
    ]),
  )

/** The prizes of a kind of line that wins with so many numbers of all that there are. */
const tiersOf = (prizes: Counts, kind: string, ways: number, all: number, nameOf = (prize: string) => prize) =>
  Object.fromEntries(
    Object.entries(prizes).map(([prize, count]): [string, Tier] => [
      nameOf(prize),
      { kind, expected: rational(BigInt(count * ways), BigInt(all)) },
    ]),
  )

/** A line is one number, and wins each time that it is drawn. */
export const straight = <Drawn>(entry: Entry, looks: Looks<Drawn>): Play<Drawn> => ({
  code: looks.code + entry.suffix,
  board: entry.board,
  lines: (choice) => ({ line: entry.count(choice) }),
  wins: (choice, drawn) => wonOf(looks, drawn, (number) => (entry.has(choice, number) ? 1 : 0)),
  risks: (choice) =>
    entry.all(choice).map((number) => ({ at: looks.at, number, tiers: Object.keys(looks.prizes), times: 1 })),
  tiers: tiersOf(looks.prizes, 'line', 1, 10 ** entry.digits),
})

/**
 * A line is one number at one of the drawn ones. A number takes as many lines as are drawn, and each time that it is drawn one of
 * them wins.
 */
export function everywhere<Drawn>(entry: Entry, looks: Omit<Looks<Drawn>, 'prizes'>, drawn: number): Play<Drawn> {
  const each = straight(entry, { ...looks, prizes: { line: 1 } })
  return { ...each, lines: (choice) => ({ line: drawn * entry.count(choice) }) }
}

/** The risks of numbers in all orders of their digits. Those of the same digits are one risk for each order, as often as they were chosen. */
function orderRisks(at: string, numbers: readonly string[], tiersOf: (orders: number) => readonly string[]): Risk[] {
  return [...countedDigits(numbers)].flatMap(([digits, times]) => {
    const orders = allOrders(digits)
    const tiers = tiersOf(orders.length)
    return orders.map((number) => ({ at, number, tiers, times }))
  })
}

/** Box: a number is played in all orders of its digits, each a line of its own. */
export const box = <Drawn>(digits: number, looks: Looks<Drawn>): Play<Drawn> => {
  const entry = listed(digits)
  return {
    code: looks.code,
    board: entry.board,
    lines: ([numbers = []]) => ({ line: numbers.reduce((sum, number) => sum + ordersOf(number), 0) }),
    wins: ([numbers = []], drawn) => wonOf(looks, drawn, sameDigits(numbers)),
    risks: ([numbers = []]) => orderRisks(looks.at, numbers, () => Object.keys(looks.prizes)),
    tiers: tiersOf(looks.prizes, 'line', 1, 10 ** digits),
  }
}

/** How many of the chosen numbers have the digits of a drawn one. */
function sameDigits(numbers: readonly string[]): (number: string) => number {
  const counts = countedDigits(numbers)
  return (number) => counts.get(sortedDigits(number)) ?? 0
}

/** How many numbers have the same digits, by those in ascending order. */
function countedDigits(numbers: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const number of numbers.map(sortedDigits)) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}

/** In how many orders numbers of so many digits can stand, unless all their digits are equal. */
const ordersByDigits: Readonly<Record<number, readonly number[]>> = { 3: [6, 3], 4: [24, 12, 6, 4] }

/** The name of a prize for numbers of so many orders. */
export const prizeName = (prize: string, orders: number): string => `${prize}-${orders}`

/**
 * Any order (iBox, tod): a line is one number, and wins in all orders of its digits. Numbers of more orders win more often, and so are
 * another kind of line. A number of equal digits has one order only and is no line: it can be played straight.
 *
 * @param digits 3 or 4
 */
export function anyOrder<Drawn>(digits: number, looks: Looks<Drawn>): Play<Drawn> {
  const all = ordersByDigits[digits] ?? []
  const having = (numbers: readonly string[], orders: number) => numbers.filter((one) => ordersOf(one) === orders)
  const merged = <Value>(parts: readonly Readonly<Record<string, Value>>[]): Record<string, Value> =>
    Object.assign({}, ...parts)
  return {
    code: looks.code,
    board: listed(digits).board,
    lines: ([numbers = []]) => merged(all.map((orders) => ({ [`orders-${orders}`]: having(numbers, orders).length }))),
    wins: ([numbers = []], drawn) => {
      const timesOf = sameDigits(numbers)
      return merged(
        all.map((orders) => {
          const won = wonOf(looks, drawn, (number) => (ordersOf(number) === orders ? timesOf(number) : 0))
          return Object.fromEntries(Object.entries(won).map(([prize, count]) => [prizeName(prize, orders), count]))
        }),
      )
    },
    risks: ([numbers = []]) =>
      orderRisks(looks.at, numbers, (orders) => Object.keys(looks.prizes).map((prize) => prizeName(prize, orders))),
    tiers: merged(
      all.map((orders) =>
        tiersOf(looks.prizes, `orders-${orders}`, orders, 10 ** digits, (prize) => prizeName(prize, orders)),
      ),
    ),
  }
}

/** A play on part of a draw, for the whole draw. */
export const on = <Drawn, Part>(play: Play<Part>, partOf: (drawn: Drawn) => Part): Play<Drawn> => ({
  code: play.code,
  board: play.board,
  tiers: play.tiers,
  lines: (choice) => play.lines(choice),
  wins: (choice, drawn) => play.wins(choice, partOf(drawn)),
  ...(play.risks && { risks: play.risks }),
})
