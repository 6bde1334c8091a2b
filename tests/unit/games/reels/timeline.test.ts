import { describe, expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import { playReels } from '#games/reels/rules.ts'
import type { ProfileId, ReelRound } from '#games/reels/types.ts'
import { actsOf, dropsOf } from '#games/reels/view/timeline.ts'
import { seededRandom } from '../slots/seeded-random.ts'

/** Rounds of a profile of which something is true, among a thousand. */
function rounds(id: ProfileId, isWanted: (round: ReelRound) => boolean): readonly ReelRound[] {
  const all = Array.from({ length: 1_000 }, (_, seed) => playReels(profiles[id], 100n, seededRandom(seed)))
  const found = all.filter(isWanted)
  expect(found.length).toBeGreaterThan(0)
  return found
}

describe('the acts of a round', () => {
  it('count the wins up to the win of the round', () => {
    for (const id of ['classic', 'cascade', 'growing', 'hold'] as const)
      for (const round of rounds(id, ({ win }) => win > 0n)) {
        const last = actsOf(round).at(-1)
        expect((last?.before ?? 0n) + (last?.step.win ?? 0n)).toBe(round.win)
      }
  })

  it('number the free spins, and tell of further ones only after the spin that awards them', () => {
    for (const round of rounds('growing', ({ steps }) => steps.some(({ kind }) => kind === 'free'))) {
      let known = round.steps[0]?.awarded ?? 0
      for (const [played, { free, step }] of actsOf(round).entries()) {
        if (played === 0) expect(free).toBeUndefined()
        else {
          expect(free).toEqual({ played, total: known })
          known += step.awarded
        }
      }
    }
  })

  it('name the respins that were left before each', () => {
    for (const round of rounds('hold', ({ steps }) => steps.length > 1)) {
      const [, first, ...others] = actsOf(round)
      expect(first?.respins).toBe(3)
      for (const { respins } of others) expect(respins).toBeGreaterThanOrEqual(1)
    }
  })

  it('let every symbol fall from where it was to where it is', () => {
    for (const round of rounds('cascade', ({ steps }) => steps.length > 1)) {
      for (const [place, { drops, step }] of actsOf(round).entries()) {
        const last = round.steps[place - 1]
        expect(drops === undefined).toBe(last === undefined)
        for (const [reel, column] of (drops ?? []).entries())
          for (const [row, drop] of column.entries()) {
            const from = row - drop
            if (from >= 0) expect(step.window[reel]?.[row]).toBe(last?.window[reel]?.[from])
          }
      }
    }
  })
})

describe('how far symbols fall', () => {
  it('is the number of places that became free below them; new ones come from above', () => {
    const window = [['low1', 'high1', 'low2', 'high1', 'low3']] as const
    const cells = [
      [0, 1],
      [0, 3],
    ] as const
    const win = { by: 'anywhere', symbol: 'high1', count: 2, cells, amount: 1n } as const
    expect(dropsOf({ window, wins: [win] })).toEqual([[2, 2, 2, 1, 0]])
    expect(dropsOf({ window, wins: [] })).toEqual([[0, 0, 0, 0, 0]])
  })
})
