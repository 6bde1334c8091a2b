import { describe, expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import { factsOf } from '#games/reels/facts.ts'
import { paysOf } from '#games/reels/view/pays.ts'
import { firstScene } from '#games/reels/view/scene.ts'

describe('what a symbol pays at a stake', () => {
  it('is a part of the stake for each line', () => {
    expect(paysOf(factsOf(profiles.classic), 'wild', 100n)).toEqual([{ count: '3×', amount: 6_000n }])
  })

  it('is of the whole stake for ways and scatters, the most of a kind first', () => {
    const pays = paysOf(factsOf(profiles.growing), 'scatter', 100n)
    expect(pays).toEqual([
      { count: '5×', amount: 5_000n },
      { count: '4×', amount: 1_000n },
      { count: '3×', amount: 200n },
    ])
  })

  it('holds up to the next count where symbols pay anywhere', () => {
    const pays = paysOf(factsOf(profiles.cascade), 'high1', 100n)
    expect(pays).toEqual([
      { count: '12+×', amount: 5_500n },
      { count: '10–11×', amount: 1_650n },
      { count: '8–9×', amount: 550n },
    ])
  })

  it('is nothing for a symbol that only does something', () => {
    expect(paysOf(factsOf(profiles.hold), 'coin', 100n)).toEqual([])
  })
})

describe('the window before the first round', () => {
  it.each(Object.values(profiles))('of $id looks like no win', (profile) => {
    const facts = factsOf(profile)
    const window = firstScene(facts, undefined).reels.map(({ column }) => column.slice(1, -1))
    expect(window.length).toBe(facts.reels)
    for (const column of window) expect(column.length).toBe(facts.rows)
    if (facts.pays === 'anywhere') {
      const least = Math.min(...facts.table.map(({ count }) => count))
      for (const symbol of facts.symbols)
        expect(window.flat().filter((each) => each === symbol).length).toBeLessThan(least)
    } else {
      // Nothing goes on from the first reel to the third, by line or way.
      for (const symbol of window[0] ?? []) {
        const goesOn = window.slice(1, 3).every((column) => column.includes(symbol) || column.includes('wild'))
        expect(goesOn, symbol).toBe(false)
      }
    }
  })
})
