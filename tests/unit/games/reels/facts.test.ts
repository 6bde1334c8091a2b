import { StructError } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import { factsOf } from '#games/reels/facts.ts'
import { playReels } from '#games/reels/rules.ts'
import { factsFromWire, factsToWire, fromWire, toWire } from '#games/reels/wire.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

const all = Object.values(profiles)
const travelled = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire))

describe('the facts of a profile', () => {
  it('say how large its window is and what pays', () => {
    const shapes = all.map((profile) => {
      const { reels, rows, pays, lines, paths } = factsOf(profile)
      return [profile.id, reels, rows, pays, lines, paths.length]
    })
    expect(shapes).toEqual([
      ['classic', 3, 3, 'lines', 5, 5],
      ['video', 5, 3, 'lines', 20, 20],
      ['ways-243', 5, 3, 'ways', 243, 0],
      ['ways-1024', 5, 4, 'ways', 1024, 0],
      ['cascade', 6, 5, 'anywhere', 0, 0],
      ['hold', 5, 3, 'lines', 20, 20],
      ['growing', 5, 3, 'lines', 10, 10],
      ['expanding', 5, 3, 'lines', 10, 10],
    ])
  })

  it('state pays of lines in hundredths of the stake of a line, all others in hundredths of the total stake', () => {
    const pay = (id: keyof typeof profiles, symbol: string, count: number) =>
      factsOf(profiles[id]).table.find((row) => row.symbol === symbol && row.count === count)?.pay
    expect(pay('classic', 'wild', 3)).toBe(30_000)
    expect(pay('video', 'high1', 5)).toBe(125_000)
    expect(pay('video', 'scatter', 4)).toBe(1_000)
    // 45 twentieths of the stake are 2.25 × the stake; 7 × 10 twentieths are 3.5 ×.
    expect(pay('ways-243', 'high1', 3)).toBe(225)
    expect(pay('cascade', 'low3', 12)).toBe(350)
    expect(pay('classic', 'wild', 4)).toBeUndefined()
  })

  it('name the features, each only where it is', () => {
    const features = all.map((profile) => {
      const { freeSpins, hold, falls, wildReels } = factsOf(profile)
      return [profile.id, { freeSpins, hold, falls, wildReels }] as const
    })
    expect(Object.fromEntries(features)).toEqual({
      classic: {},
      video: { freeSpins: { scatters: 3, count: 10, cap: 30, multipliers: [2] } },
      'ways-243': { freeSpins: { scatters: 3, count: 10, cap: 30, multipliers: [2] } },
      'ways-1024': { freeSpins: { scatters: 3, count: 10, cap: 20, multipliers: [3] } },
      cascade: { falls: [1, 2, 3, 4, 5, 6, 8, 10] },
      hold: { hold: { coins: 6, respins: 3, values: [100, 200, 300, 500, 1000, 5000], full: 100_000 } },
      growing: { freeSpins: { scatters: 3, count: 8, cap: 16, multipliers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } },
      expanding: { wildReels: [1, 2, 3] },
    })
  })

  it.each(all)('of $id list every symbol of its windows', (profile) => {
    const { symbols } = factsOf(profile)
    const random = seededRandom(7)
    const shown = Array.from({ length: 200 }, () =>
      playReels(profile, 20n, random).steps.flatMap(({ window }) => window),
    )
    expect(shown.flat(2).filter((symbol) => !symbols.includes(symbol))).toEqual([])
  })

  it.each(all)('of $id survive the wire unchanged', (profile) => {
    const facts = factsOf(profile)
    expect(factsFromWire(travelled(factsToWire(facts)))).toEqual(facts)
  })
})

describe('a round on the wire', () => {
  it.each(all)('of $id is unchanged', (profile) => {
    for (let seed = 0; seed < 300; seed++) {
      const round = playReels(profile, 100n, seededRandom(seed))
      expect(fromWire(travelled(toWire(round)))).toEqual(round)
    }
  })

  it('is refused when an amount is no digit string, or a symbol or profile is unknown', () => {
    const wire = toWire(playReels(profiles.cascade, 20n, seededRandom(1)))
    for (const win of ['-1', '1.5', '01', '1e3', 5, -1n]) expect(() => fromWire({ ...wire, win })).toThrow(StructError)
    expect(() => fromWire({ ...wire, profile: 'megaways' })).toThrow(StructError)
    expect(() => fromWire({ ...wire, steps: [{ ...wire.steps[0], window: [['low9']] }] })).toThrow(StructError)
  })
})
