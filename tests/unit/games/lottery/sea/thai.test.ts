import { describe, expect, it } from 'vitest'
import { type Choice, type Play, totalOf } from '#games/lottery/play.ts'
import { drawLao, laoPlays } from '#games/lottery/sea/lao.ts'
import { drawThai, type ThaiDraw, thaiPlays } from '#games/lottery/sea/thai.ts'
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

const random = seededRandom(45)
const choiceFor = ({ board }: Pick<Play<never>, 'board'>): Choice =>
  board.map(({ digits, options }) =>
    digits === undefined
      ? options.filter(() => random(2) === 0)
      : numbers(
          digits,
          Array.from({ length: 5 * digits }, () => random(10 ** digits)),
        ),
  )

const nothing: ThaiDraw = { first: '', front: [], back: [], two: '' }
/** The part of a draw that a play looks at, with all its values; the others are empty, so that looking there would be seen. */
const parts: Readonly<Record<string, () => Iterable<WeightedDraw<ThaiDraw>>>> = {
  first: () =>
    allNumbers(3).map((ending, index) => [{ ...nothing, first: allNumbers(3)[(index * 7) % 1_000] + ending }, 1n]),
  front: () => bothNumbers('front'),
  back: () => bothNumbers('back'),
  two: () => allNumbers(2).map((two) => [{ ...nothing, two }, 1n]),
}
function* bothNumbers(part: 'front' | 'back'): Iterable<WeightedDraw<ThaiDraw>> {
  // One number after the other: they are independent, and what they win adds up.
  for (const number of allNumbers(3)) {
    yield [{ ...nothing, [part]: [number] }, 1n]
    yield [{ ...nothing, [part]: [number] }, 1n]
  }
}
const partOf: Readonly<Record<string, string>> = {
  top3: 'first',
  'top3-tod': 'first',
  top2: 'first',
  bottom2: 'two',
  front3: 'front',
  bottom3: 'back',
  'run-top': 'first',
  'run-bottom': 'two',
}

describe.each(thaiPlays.map((play) => [play.code, play] as const))('Thai %s', (code, play) => {
  const part = partOf[code.replace('-places', '')] ?? ''
  it('wins as often over all results as its lines say', () => {
    for (let round = 0; round < 3; round++)
      expectExactWins(play, choiceFor(play), parts[part]?.() ?? [], part === 'two' ? 100n : 1_000n)
  })

  it('looks at nothing else', () => {
    const choice = choiceFor(play)
    for (let round = 0; round < 200; round++) {
      const { first, front, back, two } = drawThai(random)
      const seen = { first: { first }, front: { front }, back: { back }, two: { two } }[part]
      expect(play.wins(choice, { first, front, back, two })).toEqual(play.wins(choice, { ...nothing, ...seen }))
    }
  })

  it.runIf(isLong)('wins as often over a million first prizes', () => {
    const choice = choiceFor(play)
    if (part === 'first') {
      const draws = function* (): Iterable<WeightedDraw<ThaiDraw>> {
        for (let value = 0; value < 1_000_000; value++) yield [{ ...nothing, first: `${value}`.padStart(6, '0') }, 1n]
      }
      expectExactWins(play, choice, draws(), 1_000_000n)
    }
  })
})

describe('the Thai numbers that are drawn twice', () => {
  it.each(['front3', 'bottom3'])('%s wins with each of them', (code) => {
    const drawn = { ...drawThai(() => 0), front: ['123', '123'], back: ['123', '123'] }
    expect(totalOf(playOf(thaiPlays, code).wins([['123', '321']], drawn))).toBe(2)
  })
})

describe.each(laoPlays.map((play) => [play.code, play] as const))('Lao %s', (_code, play) => {
  it('wins as often over all results as its lines say', () => {
    for (let round = 0; round < 2; round++)
      expectExactWins(
        play,
        choiceFor(play),
        allNumbers(4).map((drawn) => [drawn, 1n]),
        10_000n,
      )
  })
})

it.runIf(isLong)('Thai and Lao plays win as often in simulated draws', () => {
  expectSimulatedWins(
    thaiPlays.map((play) => [play, choiceFor(play)]),
    () => drawThai(random),
    100_000,
  )
  expectSimulatedWins(
    laoPlays.map((play) => [play, choiceFor(play)]),
    () => drawLao(random),
    100_000,
  )
})

describe('chances', () => {
  it.each([
    ['top3', 'line', 1n, 1_000n],
    ['top3-tod', 'line-6', 6n, 1_000n],
    ['top3-tod', 'line-3', 3n, 1_000n],
    ['top2', 'line', 1n, 100n],
    ['bottom2', 'line', 1n, 100n],
    ['front3', 'line', 2n, 1_000n],
    ['run-top', 'line', 271n, 1_000n],
    ['run-bottom', 'line', 19n, 100n],
  ] as const)('%s %s is known', (code, tier, numerator, denominator) => {
    expect(playOf(thaiPlays, code).tiers[tier]?.expected).toEqual(rational(numerator, denominator))
  })

  it('a number of equal digits is no tod', () => {
    expect(playOf(thaiPlays, 'top3-tod').lines([['111', '112', '123']])).toEqual({ 'orders-6': 1, 'orders-3': 1 })
    expect(totalOf(playOf(thaiPlays, 'top3-tod').wins([['111']], { ...nothing, first: '000111' }))).toBe(0)
  })
})
