import { describe, expect, it } from 'vitest'
import { type Choice, type Play, totalOf } from '#games/lottery/play.ts'
import {
  drawPrizes,
  endingCount,
  endingsOf,
  northPrizes,
  southPrizes,
  type VietnamDraw,
} from '#games/lottery/vietnam/draw.ts'
import { centralPlays, northPlays, southPairPlays, southPlays } from '#games/lottery/vietnam/plays.ts'
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

const random = seededRandom(18)
const choiceFor = ({ board }: Pick<Play<never>, 'board'>): Choice =>
  board.map(({ digits, options, most = 12 }) =>
    digits === undefined
      ? options.filter(() => random(2) === 0)
      : numbers(
          digits,
          Array.from({ length: Math.min(most, 12) }, () => random(10 ** digits)),
        ),
  )

/** Plays on one ending at a time: what the numbers of a draw win adds up. The others are tested with their chances. */
const single = (plays: readonly Play<VietnamDraw>[]) => plays.filter(({ code }) => !/^(xien|truot|da)/.test(code))

/** Each number of a draw alone, with all values of its last four digits, and as often as a prize has numbers. */
function* oneByOne(prizes: typeof northPrizes): Iterable<WeightedDraw<VietnamDraw>> {
  for (const { name, numbers: count, digits } of prizes) {
    const shown = Math.min(digits, 4)
    // What stands before the last four digits is any digits.
    for (const ending of allNumbers(shown))
      yield [{ [name]: [ending.padStart(digits, '73')] }, BigInt(count) * 10n ** BigInt(4 - shown)]
  }
}

describe.each([
  ['the North', northPrizes, northPlays],
  ['the Centre and the South', southPrizes, southPlays],
] as const)('plays of %s', (_region, prizes, plays) => {
  it('have codes of their own', () => {
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length)
  })

  it.each(single(plays).map((play) => [play.code, play] as const))(
    '%s wins as often over all values of each number as its lines say',
    (_code, play) => {
      expectExactWins(play, choiceFor(play), oneByOne(prizes), 10_000n)
    },
  )

  it.each(single(plays).map((play) => [play.code, play] as const))('%s adds up what the numbers win', (_code, play) => {
    const choice = choiceFor(play)
    for (let round = 0; round < 20; round++) {
      const drawn = drawPrizes(prizes, random)
      const alone = Object.entries(drawn).flatMap(([prize, all]) =>
        all.map((number) => totalOf(play.wins(choice, { [prize]: [number] }))),
      )
      expect(totalOf(play.wins(choice, drawn))).toBe(alone.reduce((sum, one) => sum + one, 0))
    }
  })

  it.runIf(isLong)('win as often in simulated draws', () => {
    const choices = plays.map((play) => [play, choiceFor(play)] as const)
    expectSimulatedWins(choices, () => drawPrizes(prizes, random), 100_000)
  })
})

it.runIf(isLong)('đá xiên wins as often in simulated draws', () => {
  expectSimulatedWins(
    southPairPlays.map((play) => [play, choiceFor(play)]),
    () => [drawPrizes(southPrizes, random), drawPrizes(southPrizes, random)] as const,
    100_000,
  )
})

it('the South has all plays of the Centre', () => {
  expect(southPlays.map(({ code }) => code)).toEqual([...centralPlays.map(({ code }) => code), 'da-thang'])
})

describe('a draw of Vietnam', () => {
  it.each([
    ['the North', northPrizes, [27, 23, 20]],
    ['the Centre and the South', southPrizes, [18, 17, 16]],
  ] as const)('has as many endings in %s as it should', (_region, prizes, counts) => {
    expect([2, 3, 4].map((digits) => endingCount(prizes, digits))).toEqual(counts)
    const drawn = drawPrizes(prizes, random)
    expect([2, 3, 4].map((digits) => endingsOf(drawn, digits).length)).toEqual(counts)
    for (const { name, numbers: count, digits } of prizes)
      expect([name, drawn[name]?.map((number) => number.length)]).toEqual([name, Array(count).fill(digits)])
  })
})

describe('one draw', () => {
  const north: VietnamDraw = {
    special: ['90412'],
    first: ['33512'],
    second: ['10001', '20002'],
    third: ['30003', '30004', '30005', '30006', '30007', '30008'],
    fourth: ['4412', '4002', '4003', '4004'],
    fifth: ['5001', '5002', '5003', '5004', '5005', '5006'],
    sixth: ['412', '602', '603'],
    seventh: ['12', '70', '71', '72'],
  }
  it.each([
    ['lo2', [['12', '13']], 54, 5],
    ['lo3', [['412', '512']], 46, 4],
    ['lo4', [['0412', '3512', '4412']], 60, 3],
    ['lo3-places', [['4', '5'], ['1'], ['2', '3']], 92, 4],
    ['special2', [['11', '12']], 2, 1],
    ['first2', [['12']], 1, 1],
    ['head2', [['12', '70', '99']], 12, 2],
    ['head', [['1', '2']], 2, 1],
    ['tail', [['1', '2']], 2, 1],
    ['special3', [['412']], 1, 1],
    ['head3', [['412', '602']], 6, 2],
    ['special4', [['0412', '9041']], 2, 1],
    ['xien2', [['01', '12', '99']], 3, 1],
    ['xien3', [['01', '12', '70', '71']], 4, 4],
    ['xien4', [['01', '12', '70', '99']], 1, 0],
    ['truot4', [['12', '94', '95', '96', '97']], 5, 1],
  ] as const)('%s of the North: %j', (code, choice, lines, wins) => {
    const play = playOf(northPlays, code)
    expect([totalOf(play.lines(choice)), totalOf(play.wins(choice, north))]).toEqual([lines, wins])
  })

  it('đá wins as often as the rarer ending comes, in one province or in two together', () => {
    const one: VietnamDraw = { special: ['000012'], fourth: ['00012', '00034'] }
    const other: VietnamDraw = { special: ['000034'], eighth: ['56'] }
    expect(totalOf(playOf(southPlays, 'da-thang').wins([['12', '34']], one))).toBe(1)
    expect(totalOf(playOf(southPlays, 'da-thang').wins([['12', '56']], one))).toBe(0)
    expect(totalOf(playOf(southPairPlays, 'da-xien').wins([['12', '34']], [one, other]))).toBe(2)
    expect(totalOf(playOf(southPairPlays, 'da-xien').wins([['12', '34', '56']], [one, other]))).toBe(4)
  })
})
