import { describe, expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import type { CascadeProfile, SpinProfile } from '#games/reels/profile.ts'
import { isProfileId, profileIds } from '#games/reels/types.ts'
import { columnAt } from '#games/reels/window.ts'

const all = Object.values(profiles)
const spins = all.filter((profile): profile is SpinProfile => profile.kind === 'spins')
const cascades = all.filter((profile): profile is CascadeProfile => profile.kind === 'cascade')

const isRising = (numbers: readonly number[]) => numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0))

it('has a profile for every id, and only for these', () => {
  expect(Object.entries(profiles).filter(([id, profile]) => profile.id !== id)).toEqual([])
  expect(Object.keys(profiles).toSorted()).toEqual([...profileIds].toSorted())
  expect(profileIds.every(isProfileId)).toBe(true)
  expect(isProfileId('arara-dourada')).toBe(false)
})

it.each(all)('$id offers stakes from R$ 0.20 to R$ 100.00 of which every unit is a whole amount', (profile) => {
  expect(profile.stakes[0]).toBe(20n)
  expect(profile.stakes.at(-1)).toBe(10_000n)
  expect(profile.stakes.filter((stake) => stake % BigInt(profile.units) !== 0n)).toEqual([])
  // Hundredths of the stake, in which facts state pays, are whole numbers too.
  expect(100 % profile.units).toBe(0)
})

describe.each(spins)('the turning reels of $id', (profile) => {
  const columns = profile.strips.map((strip) => [...strip.keys()].map((stop) => columnAt(strip, stop, profile.rows)))

  it('have a line for every unit, each with a row for every reel, or no lines', () => {
    const { paths = [], units, strips, rows } = profile
    if (profile.paths) expect(paths).toHaveLength(units)
    expect(new Set(paths.map(String)).size).toBe(paths.length)
    for (const path of paths) expect(path.filter((row) => row >= 0 && row < rows)).toHaveLength(strips.length)
  })

  it('never start a way with a wild, which pays nothing by itself', () => {
    if (!profile.paths || profile.wildsFill) expect(profile.strips[0]).not.toContain('wild')
  })

  it('pay for three scatters whenever these award free spins, and show at most one on a reel', () => {
    const { freeSpins, scatterPays = [0, 0, 0] } = profile
    expect(profile.strips.flat().includes('scatter')).toBe(freeSpins !== undefined)
    if (freeSpins) expect(Math.min(...scatterPays)).toBeGreaterThan(0)
    const shown = columns.flat().map((column) => column.filter((symbol) => symbol === 'scatter').length)
    expect(Math.max(...shown)).toBeLessThanOrEqual(1)
  })

  it('show coins only if these are held', () => {
    expect(profile.strips.flat().includes('coin')).toBe(profile.hold !== undefined)
    if (profile.hold) expect(profile.hold.cell.some((symbol) => symbol !== 'coin')).toBe(true)
  })

  it('pay more for more of a kind, for every symbol that starts a line or way, and only what they can show', () => {
    const { paytable, strips } = profile
    const starting = new Set(strips[0]?.filter((symbol) => symbol !== 'scatter' && symbol !== 'coin'))
    expect(Object.keys(paytable).toSorted()).toEqual([...starting].toSorted())
    for (const symbol of starting) {
      expect(strips.filter((strip) => !strip.includes(symbol) && !strip.includes('wild'))).toEqual([])
    }
    for (const pays of Object.values(paytable)) {
      const reachable = pays.slice(0, strips.length - 2)
      expect(isRising([0, ...reachable])).toBe(true)
      expect(pays.slice(reachable.length)).toEqual(Array(3 - reachable.length).fill(0))
    }
  })
})

it.each(cascades)('$id draws different symbols and pays more for more of a kind', ({ values, bands, multipliers }) => {
  expect(new Set(values.map(({ symbol }) => symbol)).size).toBe(values.length)
  expect([bands.map(({ count }) => count), bands.map(({ times }) => times), multipliers].filter(isRising)).toHaveLength(
    3,
  )
})
