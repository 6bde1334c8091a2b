import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { bingoHitFrequency, bingoLargest, bingoReturn, chanceWithin, patternReturn } from '#games/bingo/exact.ts'
import { patterns, prizeAt, prizes } from '#games/bingo/prizes.ts'
import { ballsDrawn, bingoMultiplier, bingoWin, completedAt, drawBalls } from '#games/bingo/rules.ts'
import { columnOf, dealTicket, isTicket, type Ticket } from '#games/bingo/ticket.ts'
import { ShownBingoStruct, TicketStruct } from '#games/bingo/wire.ts'
import { combinations } from '#games/combinations.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { basisPoints, minus, rational } from '#games/slots/rational.ts'

const ticket: Ticket = [
  [1, 10, 20, 30, 40],
  [2, 11, 50, 60, 70],
  [3, 21, 51, 61, 80],
]
const others = Array.from({ length: 90 }, (_, index) => index + 1).filter((ball) => !ticket.flat().includes(ball))
/** A draw that has some numbers at its beginning, and then balls that the ticket does not have. */
const beginning = (...numbers: number[]) => [...numbers, ...others].slice(0, ballsDrawn)

test('the chances are those of all ways to hit the three rows', () => {
  // Independent of the formula: draws are counted by how many numbers of each row they hit.
  const hits = [0, 1, 2, 3, 4, 5]
  for (const balls of [4, 5, 14, 15, 30, 45, 60, 90]) {
    const ways = [0n, 0n, 0n, 0n]
    for (const a of hits)
      for (const b of hits)
        for (const c of hits) {
          const rows = [a, b, c].filter((row) => row === 5).length
          const drawn =
            combinations(5, a) * combinations(5, b) * combinations(5, c) * combinations(75, balls - a - b - c)
          ways[rows] = (ways[rows] ?? 0n) + drawn
        }
    const [, one = 0n, two = 0n, three = 0n] = ways
    const all = combinations(90, balls)
    expect(chanceWithin('line', balls)).toEqual(rational(one + two + three, all))
    expect(chanceWithin('two-lines', balls)).toEqual(rational(two + three, all))
    expect(chanceWithin('full-house', balls)).toEqual(rational(three, all))
  }
})

test('a ticket returns 95.32 %, one of three wins, and the largest win is 20,400 times its stake', () => {
  expect(basisPoints(bingoReturn())).toBe(95_32)
  expect(patterns.map((pattern) => basisPoints(patternReturn(pattern)))).toEqual([67_29, 18_05, 9_98])
  expect(minus(bingoReturn(), rational(85n, 100n)).numerator).toBeGreaterThan(0n)
  expect(basisPoints(bingoHitFrequency())).toBe(33_44)
  expect(bingoLargest()).toEqual(rational(20_400n))
  expect(bingoMultiplier(ticket, beginning(...ticket.flat()))).toEqual(bingoLargest())
})

test('prizes fall with the balls, and end with the last one', () => {
  for (const pattern of patterns) {
    const [all, balls] = [
      prizes[pattern].map(({ multiplier }) => multiplier),
      prizes[pattern].map((prize) => prize.upToBall),
    ]
    expect(all).toEqual(all.toSorted((a, b) => Number(b - a)))
    expect(balls).toEqual(balls.toSorted((a, b) => a - b))
    expect(balls.at(-1)).toBe(ballsDrawn)
    expect(prizeAt(pattern, ballsDrawn + 1)).toBe(0n)
  }
  expect([15, 16, 45, 46, 60].map((ball) => prizeAt('line', ball))).toEqual([200n, 60n, 2n, 1n, 1n])
})

test('each pattern is paid by the ball that completes it', () => {
  const [first = [], second = []] = ticket
  const draw = beginning(...first, ...others.slice(0, 30), ...second)
  expect(completedAt(ticket, [...new Set(draw)])).toEqual({
    line: 5,
    'two-lines': 40,
    'full-house': Number.POSITIVE_INFINITY,
  })
  expect(bingoWin(1_05n, ticket, [...new Set(draw)])).toBe(230n * 105n)
  expect(bingoWin(1_05n, ticket, beginning())).toBe(0n)
  expect(bingoWin(1_05n, ticket, beginning(...first.slice(1), 2, 3))).toBe(0n)
})

test('dealt tickets are those of 90-ball bingo, and draws hold sixty different balls', () => {
  const seen = new Set<number>()
  for (let nonce = 0; nonce < 400; nonce++) {
    const random = fairDraw({ serverSeed: 'bingo', clientSeed: 'test', nonce })
    const tickets = [dealTicket(random), dealTicket(random)]
    for (const number of tickets.flat(2)) seen.add(number)
    expect(is(JSON.parse(JSON.stringify({ tickets, balls: drawBalls(random) })), ShownBingoStruct)).toBe(true)
  }
  expect(seen.size).toBe(90)
})

test('as many tickets win as the exact chance says', () => {
  // A fixed seed: 33.44 % of 3,000 is 1,003, and 2.58 deviations are 67.
  let won = 0
  for (let nonce = 0; nonce < 3_000; nonce++) {
    const random = fairDraw({ serverSeed: 'bingo', clientSeed: 'wins', nonce })
    if (bingoWin(1n, dealTicket(random), drawBalls(random)) > 0n) won++
  }
  expect(Math.abs(won - 1_003)).toBeLessThan(67)
})

test('numbers stand in the column of their tens, 90 with the eighties', () => {
  expect([1, 9, 10, 79, 80, 89, 90].map(columnOf)).toEqual([0, 0, 1, 7, 8, 8, 8])
  expect(isTicket(ticket)).toBe(true)
})

test.each([
  ['two rows', ticket.slice(1)],
  ['four numbers in a row', [[10, 20, 30, 40], ...ticket.slice(1)]],
  ['two numbers of a row in one column', [[10, 20, 30, 40, 41], ...ticket.slice(1)]],
  ['a number twice', [[2, 10, 20, 30, 40], ...ticket.slice(1)]],
  ['a column that does not ascend', [ticket[1], ticket[0], ticket[2]]],
  ['an empty column', [...ticket.slice(0, 2), [3, 21, 51, 61, 71]]],
  ['no ball', [...ticket.slice(0, 2), [3, 21, 51, 61, 91]]],
])('no ticket with %s', (_, rows) => expect(is(rows, TicketStruct)).toBe(false))

test('the wire refuses draws with a ball twice, too few and none', () => {
  const balls = beginning(...ticket.flat())
  expect(is({ tickets: [ticket], balls }, ShownBingoStruct)).toBe(true)
  expect(is({ tickets: [], balls }, ShownBingoStruct)).toBe(false)
  for (const wrong of [balls.slice(1), [...balls.slice(1), 90, 90].slice(-60), [0, ...balls.slice(1)]])
    expect(is({ tickets: [ticket], balls: wrong }, ShownBingoStruct)).toBe(false)
})
