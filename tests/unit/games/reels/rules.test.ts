import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import { playReels } from '#games/reels/rules.ts'
import { profileIds, type ReelRound, type ReelStep } from '#games/reels/types.ts'
import { StakeError } from '#games/slots/stakes.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

const all = Object.values(profiles)
const inputs = fc.record({ id: fc.constantFrom(...profileIds), seed: fc.nat(), rung: fc.nat(13) })

function play({ id, seed, rung }: { id: (typeof profileIds)[number]; seed: number; rung: number }): ReelRound {
  const profile = profiles[id]
  return playReels(profile, profile.stakes[rung % profile.stakes.length] ?? 20n, seededRandom(seed))
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** Rounds of a profile in which something follows the spin. */
function* featured(id: (typeof profileIds)[number], count: number): Generator<ReelRound> {
  for (let seed = 0, found = 0; found < count; seed++) {
    const round = play({ id, seed, rung: 0 })
    if (round.steps.length === 1) continue
    found++
    yield round
  }
}

describe('a round of any profile', () => {
  it('wins the sum of its parts, within the declared maximum', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const round = play(input)
        for (const step of round.steps) expect(step.win).toBe(sum(step.wins.map(({ amount }) => amount)))
        expect(round.win).toBe(sum(round.steps.map(({ win }) => win)))
        expect(round.win * 100n).toBeLessThanOrEqual(profiles[input.id].maxWin * round.stake)
      }),
      { numRuns: 500 },
    )
  })

  it('names for every win cells of the window that show its symbol or a wild, each once', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { window, wins } of play(input).steps) {
          for (const { cells, symbol, amount, count, by } of wins) {
            const shown = cells.map(([reel, row]) => window[reel]?.[row])
            expect(shown.filter((other) => other !== symbol && other !== 'wild')).toEqual([])
            expect(new Set(cells.map(String)).size).toBe(cells.length)
            expect(amount).toBeGreaterThan(0n)
            expect(by === 'ways' ? new Set(cells.map(([reel]) => reel)).size : cells.length).toBe(count)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('depends on nothing but the stake and the draws, and pays in proportion to the stake', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const round = play(input)
        expect(play(input)).toEqual(round)
        const small = play({ ...input, rung: 0 })
        expect(round.win * small.stake).toBe(small.win * round.stake)
      }),
      { numRuns: 200 },
    )
  })

  it('shows a window of the size of its profile in every step, and nothing after the last', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps } = play(input)
        const sizes = new Set(steps.map(({ window }) => window.map((column) => column.length).join()))
        expect(sizes.size).toBe(1)
        expect(steps[0]?.kind).toBe('spin')
        expect(steps.slice(1).filter(({ kind }) => kind === 'spin')).toEqual([])
        expect(steps.at(-1)?.left).toBe(0)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a stake', () => {
  it.each(all)('that $id does not offer is refused before anything is drawn', (profile) => {
    const draw = () => {
      throw new Error('drew')
    }
    for (const [stake, problem] of [
      [0n, 'not-positive'],
      [-20n, 'not-positive'],
      [30n, 'not-a-multiple-of-lines'],
      [20_000n, 'not-offered'],
    ] as const) {
      const refused = () => playReels(profile, stake, draw)
      expect(refused).toThrow(StakeError)
      expect(refused).toThrow(expect.objectContaining({ problem }))
    }
  })
})

describe('the steps of a round', () => {
  it.each(['video', 'ways-243', 'ways-1024', 'growing'] as const)(
    'of %s are the free spins that were awarded',
    (id) => {
      const { cap = 0, multipliers = [] } = profiles[id].freeSpins ?? {}
      for (const { steps } of featured(id, 20)) {
        let left = 0
        steps.forEach((step, played) => {
          left += step.awarded - (played > 0 ? 1 : 0)
          expect(step.left).toBe(left)
          expect(step.kind).toBe(played === 0 ? 'spin' : 'free')
          const free = multipliers[played - 1] ?? multipliers.at(-1)
          expect(step.multiplier).toBe(played === 0 ? 1 : free)
          expect(step.awarded > 0 && step.wins.every(({ by }) => by !== 'scatter')).toBe(false)
        })
        expect(steps.length - 1).toBeLessThanOrEqual(cap)
      }
    },
  )

  it('of hold keep every coin with its value, and pay all of them at the end', () => {
    for (const { steps } of featured('hold', 20)) {
      let held: NonNullable<ReelStep['coins']> = []
      steps.forEach(({ coins = [], window, left, kind }, played) => {
        expect(kind).toBe(played === 0 ? 'spin' : 'respin')
        expect(coins.slice(0, held.length)).toEqual(held)
        expect(coins.every(({ cell: [reel, row] }) => window[reel]?.[row] === 'coin')).toBe(true)
        expect(coins).toHaveLength(window.flat().filter((symbol) => symbol === 'coin').length)
        const full = coins.length === window.flat().length
        expect(left).toBe(full ? 0 : coins.length > held.length ? 3 : (steps[played - 1]?.left ?? 0) - 1)
        held = coins
      })
      const [last, ...before] = steps.toReversed()
      expect(last?.wins[0]).toMatchObject({ by: 'coins', amount: sum(held.map(({ amount }) => amount)) })
      expect(before.flatMap(({ wins }) => wins).filter(({ by }) => by === 'coins')).toEqual([])
    }
  })

  it('of cascade take away what won, let the rest sink, and multiply the next wins by more', () => {
    const { multipliers } = profiles.cascade
    for (const { steps } of featured('cascade', 50)) {
      expect(steps.map(({ multiplier }) => multiplier)).toEqual(multipliers.slice(0, steps.length))
      expect(steps.slice(0, -1).every(({ wins }) => wins.length > 0)).toBe(true)
      steps.slice(1).forEach(({ kind, window }, i) => {
        expect(kind).toBe('fall')
        const before = steps[i]
        const gone = new Set(before?.wins.flatMap(({ cells }) => cells.map(String)))
        before?.window.forEach((column, reel) => {
          const stays = column.filter((_, row) => !gone.has(String([reel, row])))
          expect(window[reel]?.slice(column.length - stays.length)).toEqual(stays)
        })
      })
    }
  })

  it('of expanding show a wild on all rows of the reels that it fills', () => {
    let seen = 0
    for (let seed = 0; seed < 500; seed++) {
      const [step] = play({ id: 'expanding', seed, rung: 0 }).steps
      const wild = step?.window.flatMap((column, reel) => (column.includes('wild') ? [reel] : [])) ?? []
      expect(step?.expanded ?? []).toEqual(wild)
      for (const reel of wild) expect(step?.window[reel]).toEqual(['wild', 'wild', 'wild'])
      seen += wild.length
    }
    expect(seen).toBeGreaterThan(0)
  })
})
