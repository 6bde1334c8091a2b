import { describe, expect, it } from 'vitest'
import { crashWin } from '#games/crash/cash-outs.ts'
import { paid } from '#games/paid.ts'
import { exposureOf, faultOf } from '#games/tables/bet-limits.ts'
import { type Table, tableOf, tableSeed, tables } from '#games/tables/tables.ts'

const isLess = (one: { numerator: bigint; denominator: bigint }, other: typeof one) =>
  one.numerator * other.denominator <= other.numerator * one.denominator

describe.each(tables)('the table $id', (table) => {
  it('has limits that its largest bets can keep', () => {
    const { least, most, mostRound, mostWin, exposure } = table.limits
    expect(tableOf(table.id)).toBe(table)
    expect(least < most && most <= mostRound && mostWin <= exposure).toBe(true)
    if (table.kind !== 'places') return
    for (const place of table.game.places) {
      expect([place, paid(least, table.game.largest(place)) <= mostWin]).toEqual([place, true])
      expect(faultOf(table, [{ place, stake: least }], [])).toBeUndefined()
    }
  })

  it('draws the same result from the same seed, and never pays more than it says', () => {
    if (table.kind !== 'places') return
    const drawn = Array.from({ length: 60 }, (_, round) =>
      table.game.outcome(tableSeed(table.id, round + 1, 'a seed of a test')),
    )
    expect(new Set(drawn.map(({ shown }) => JSON.stringify(shown))).size).toBeGreaterThan(5)
    for (const [round, outcome] of drawn.entries()) {
      const again = table.game.outcome(tableSeed(table.id, round + 1, 'a seed of a test'))
      expect(again.shown).toEqual(outcome.shown)
      for (const place of table.game.places) expect(isLess(outcome.pays(place), table.game.largest(place))).toBe(true)
    }
    expect(table.game.outcome(tableSeed(table.id, 1, 'another seed')).shown).toBeDefined()
  })
})

const table = (id: string): Table => {
  const found = tableOf(id)
  if (!found) throw new Error(`There is no table ${id}`)
  return found
}

describe('what a player may bet', () => {
  const roulette = table('roulette-1')
  const { limits } = roulette

  it.each([
    ['least', [{ place: 'red', stake: limits.least - 1n }], limits.least],
    ['most', [{ place: 'red', stake: limits.most + 1n }], limits.most],
    [
      'most',
      [
        { place: 'red', stake: limits.most },
        { place: 'red', stake: 1n },
      ],
      limits.most,
    ],
  ] as const)('is held to the %s at a place', (kind, bets, limit) => {
    expect(faultOf(roulette, bets, [])).toEqual({ code: 'table_limit', kind, limit })
  })

  it('is held to the most of a round with what was bet before', () => {
    const earlier = [1, 2, 3, 4, 5].map((street) => ({
      place: `street-${3 * street - 2}-${3 * street - 1}-${3 * street}`,
      stake: limits.most,
    }))
    expect(faultOf(roulette, [{ place: 'red', stake: limits.least }], earlier)).toMatchObject({ kind: 'round' })
    expect(faultOf(roulette, [{ place: 'red', stake: limits.least }], earlier.slice(1))).toBeUndefined()
  })

  it('can add less than the least to what lies at the place', () => {
    expect(faultOf(roulette, [{ place: 'red', stake: 1n }], [{ place: 'red', stake: limits.least }])).toBeUndefined()
  })

  it('is held to the largest win of a bet', () => {
    const dragonTiger = table('dragon-tiger-1')
    const small: Table = { ...dragonTiger, limits: { ...dragonTiger.limits, mostWin: 5_099n } }
    expect(faultOf(small, [{ place: 'suited-tie', stake: 100n }], [])).toMatchObject({ kind: 'win', limit: 5_099n })
    expect(faultOf(small, [{ place: 'tie', stake: 100n }], [])).toBeUndefined()
  })

  it('of a crash round stands at one of two places, once, with a target that can win', () => {
    const crash = table('crash-1')
    const bet = { place: 'first', stake: 10_00n }
    expect(faultOf(crash, [bet, { ...bet, place: 'second', target: 101 }], [])).toBeUndefined()
    for (const wrong of [
      { ...bet, place: 'third' },
      { ...bet, target: 100 },
      { ...bet, target: 1.5 },
      { ...bet, target: 100_000_001 },
    ])
      expect(faultOf(crash, [wrong], [])).toEqual({ code: 'place_unknown' })
    expect(faultOf(crash, [bet], [bet])).toEqual({ code: 'place_unknown' })
    expect(faultOf(crash, [{ ...bet, target: 10_000_01 }], [])).toMatchObject({ kind: 'win' })
  })

  it('counts with what it could cost the house', () => {
    expect(exposureOf(roulette, { place: 'straight-0', stake: 100n })).toBe(3_500n)
    const crash = table('crash-1')
    expect(exposureOf(crash, { place: 'first', stake: 100n, target: 150 })).toBe(crashWin(100n, 150) - 100n)
    expect(exposureOf(crash, { place: 'first', stake: 100n })).toBe(900n)
    expect(exposureOf(crash, { place: 'first', stake: 100n, target: 5_000 })).toBe(900n)
  })
})
