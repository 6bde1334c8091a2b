import { StructError } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { combinations } from '#games/combinations.ts'
import { isChoice, totalOf } from '#games/lottery/play.ts'
import { totoGame } from '#games/lottery/sea/sea-games.ts'
import { drawToto, type TotoDraw, totoPlays } from '#games/lottery/sea/toto.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'
import { expectExactWins, expectSimulatedWins, playOf, type WeightedDraw } from '../expect-plays.ts'

const toto = playOf(totoPlays, 'toto')
const random = seededRandom(649)

const systems = [6, 7, 8, 9, 10, 11, 12]
const firstOf = (count: number) => [Array.from({ length: count }, (_, ball) => `${ball + 1}`)]

/** All draws of six numbers and an additional one, by how they meet the numbers from 1 to `chosen`. */
function* drawsAgainst(chosen: number): Iterable<WeightedDraw<TotoDraw>> {
  for (let six = 0; six <= 6; six++)
    for (const extra of [true, false]) {
      const others = extra ? chosen - six : 43 - (chosen - six)
      const weight = combinations(chosen, six) * combinations(49 - chosen, 6 - six) * BigInt(Math.max(others, 0))
      if (weight === 0n) continue
      const inside = Array.from({ length: six }, (_, at) => at + 1)
      const outside = Array.from({ length: 6 - six }, (_, at) => 49 - at)
      yield [{ numbers: [...inside, ...outside], additional: extra ? six + 1 : chosen + 1 }, weight]
    }
}

const all = combinations(49, 6) * 43n

/** The group of one line, read off its numbers. */
function groupOf(line: readonly number[], { numbers, additional }: TotoDraw): string {
  const main = line.filter((number) => numbers.includes(number)).length
  const extra = line.includes(additional)
  if (main === 6) return 'group1'
  if (main < 3) return 'none'
  return `group${{ 5: 2, 4: 4, 3: 6 }[main as 3 | 4 | 5] + (extra ? 0 : 1)}`
}

/** All combinations of six. */
const linesOf = (numbers: readonly number[], taken: readonly number[] = []): (readonly number[])[] =>
  taken.length === 6 ? [taken] : numbers.flatMap((number, at) => linesOf(numbers.slice(at + 1), [...taken, number]))

describe('Toto', () => {
  it.each(systems)('System %i wins as often over all draws as its lines say', (count) => {
    expect([...drawsAgainst(count)].reduce((sum, [, weight]) => sum + weight, 0n)).toBe(all)
    expectExactWins(toto, firstOf(count), drawsAgainst(count), all)
  })

  it.each(systems)('System %i wins what its lines win one by one', (count) => {
    for (let round = 0; round < 12; round++) {
      const drawn = drawToto(random)
      // Many of the drawn numbers are chosen, so that high groups come too.
      const hits = [...drawn.numbers, drawn.additional].filter(() => random(4) > 0).slice(0, count)
      const chosen = new Set(hits)
      while (chosen.size < count) chosen.add(random(49) + 1)
      const numbers = [...chosen].sort((one, other) => one - other)
      const won: Record<string, number> = {}
      for (const line of linesOf(numbers)) won[groupOf(line, drawn)] = (won[groupOf(line, drawn)] ?? 0) + 1
      const wins = toto.wins([numbers.map(String)], drawn)
      for (const group of Object.keys(toto.tiers)) expect([group, wins[group]]).toEqual([group, won[group] ?? 0])
    }
  })

  it('has as many lines as a System should', () => {
    expect(systems.map((count) => totalOf(toto.lines(firstOf(count))))).toEqual([1, 7, 28, 84, 210, 462, 924])
    expect(toto.lines(firstOf(5))).toEqual({})
    expect([12, 13].map((count) => isChoice(toto, firstOf(count)))).toEqual([true, false])
  })

  it('reads no result with a ball that comes twice, and so pays none (rule 40.19)', () => {
    const read = (numbers: number[], additional: number) => totoGame.read({ numbers, additional })
    expect(read([1, 2, 3, 4, 5, 6], 7)).toEqual({ numbers: [1, 2, 3, 4, 5, 6], additional: 7 })
    expect(() => read([1, 1, 3, 4, 5, 6], 7)).toThrow(StructError)
    expect(() => read([1, 2, 3, 4, 5, 6], 6)).toThrow(StructError)
  })

  it('has the known chances: one in so many', () => {
    const oneIn = Object.values(toto.tiers).map(({ expected }) =>
      Math.round(Number(expected.denominator) / Number(expected.numerator)),
    )
    expect(oneIn).toEqual([13_983_816, 2_330_636, 55_491, 22_197, 1_083, 812, 61])
  })

  it.runIf(isLong)('wins as often in simulated draws', () => {
    expectSimulatedWins([[toto, firstOf(12)]], () => drawToto(random), 1_000_000)
  })
})
