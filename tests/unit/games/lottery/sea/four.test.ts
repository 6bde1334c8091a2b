import { describe, expect, it } from 'vitest'
import { totalOf } from '#games/lottery/play.ts'
import { drawFour, type FourDraw, fourOdds, fourPlays } from '#games/lottery/sea/four.ts'
import { rational } from '#games/slots/rational.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'
import {
  allNumbers,
  expectExactWins,
  expectSimulatedWins,
  numbers,
  playOf,
  type WeightedDraw,
} from '../expect-plays.ts'

const random = seededRandom(4)
const someNumbers = (count: number) =>
  numbers(
    4,
    Array.from({ length: count }, () => random(10_000)),
  )
const choiceFor = (code: string) =>
  code.endsWith('-places')
    ? [
        ['0', '7'],
        ['1', '2', '7'],
        ['3', '7'],
        ['7', '9'],
      ]
    : [['0007', '1123', '1212', '1234', '4321', '7777']]

const all = ['first', 'second', 'third', 'starter', 'consolation'] as const
const none: FourDraw = { first: [], second: [], third: [], starter: [], consolation: [] }

/** Each number of a draw alone, with all its values: what they win adds up. */
function* oneByOne(): Iterable<WeightedDraw<FourDraw>> {
  const { length: ten } = drawFour(() => 0).starter
  for (const prize of all)
    for (const number of allNumbers(4))
      yield [{ ...none, [prize]: [number] }, prize === 'starter' || prize === 'consolation' ? BigInt(ten) : 1n]
}

describe.each(fourPlays.map((play) => [play.code, play] as const))('4D %s', (code, play) => {
  it('wins with each of its numbers as often as its lines say', () => {
    expectExactWins(play, choiceFor(code), oneByOne(), 10_000n)
  })

  it('adds up what its numbers win', () => {
    const choice = code.endsWith('-places') ? choiceFor(code) : [someNumbers(200)]
    const alone = (prize: keyof FourDraw, number: string) => totalOf(play.wins(choice, { ...none, [prize]: [number] }))
    for (let round = 0; round < 20; round++) {
      const drawn = drawFour(random)
      const sum = all.flatMap((prize) => drawn[prize].map((number) => alone(prize, number)))
      expect(totalOf(play.wins(choice, drawn))).toBe(sum.reduce((one, other) => one + other, 0))
    }
  })
})

describe('4D', () => {
  it.runIf(isLong)('wins as often in simulated draws', () => {
    const choices = fourPlays.map(
      (play) => [play, play.code.endsWith('-places') ? choiceFor(play.code) : [someNumbers(200)]] as const,
    )
    expectSimulatedWins(choices, () => drawFour(random), 100_000)
  })

  it.each([
    ['big', [['0123', '4567']], { line: 2 }],
    ['big-places', [['1'], ['2', '3'], ['4'], ['5', '6', '7']], { line: 6 }],
    ['big-box', [['0123', '1123', '1122', '1112', '1111'].sort()], { line: 24 + 12 + 6 + 4 + 1 }],
    [
      'small-ibox',
      [['0123', '1111', '1112', '1122', '1123']],
      { 'orders-24': 1, 'orders-12': 1, 'orders-6': 1, 'orders-4': 1 },
    ],
  ] as const)('%s has as many lines as it should', (code, choice, lines) => {
    expect(playOf(fourPlays, code).lines(choice)).toEqual(lines)
  })

  it('pays a number by its prize, and an iBox its share', () => {
    const drawn = { ...drawFour(() => 0), first: ['2431'], starter: ['1234', '1234'] }
    const paid = (code: string) => {
      const odds = fourOdds[code] ?? {}
      const won = Object.entries(playOf(fourPlays, code).wins([['1234']], drawn)).filter(([, count]) => count > 0)
      return won.map(([tier, count]) => [tier, count, odds[tier]])
    }
    expect(paid('big')).toEqual([['starter', 2, rational(180n)]])
    expect(paid('small')).toEqual([])
    expect(paid('small-box')).toEqual([['first', 1, rational(3_500n)]])
    expect(paid('big-ibox')).toEqual([
      ['first-24', 1, rational(2_500n, 24n)],
      ['starter-24', 2, rational(180n, 24n)],
    ])
  })
})
