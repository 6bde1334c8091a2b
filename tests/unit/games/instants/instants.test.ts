import { describe, expect, it } from 'vitest'
import { instants } from '#games/instants/all.ts'
import { replayed } from '#games/instants/instant.ts'
import { instantNames } from '#games/instants/names.ts'

const seed = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed', nonce: 3 }

describe.each(instantNames)('%s as an instant game', (name) => {
  const game = instants[name]

  it('has its name, and bets that pay back at least what the law asks for', () => {
    expect(game.name).toBe(name)
    const facts = game.facts()
    expect(facts.length).toBeGreaterThan(0)
    expect(new Set(facts.map(({ bet }) => bet)).size).toBe(facts.length)
    for (const { rtp, largest } of facts) {
      expect(rtp.numerator * 100n).toBeGreaterThanOrEqual(85n * rtp.denominator)
      expect(rtp.numerator).toBeLessThan(rtp.denominator)
      expect(largest.numerator).toBeGreaterThan(largest.denominator)
    }
  })

  it.each([undefined, 7, 'x', {}, [], { bets: [] }])('offers nothing for a choice %j of another shape', (choice) => {
    expect(game.bet(100n, choice, 100_000_00n)).toBeUndefined()
  })
})

describe('a round of mines from its seed', () => {
  const recorded = { stake: '100', choice: { mines: 3 }, mostWin: '10000000', decisions: [] }

  it('is played again from its bet, its decisions and its seed', () => {
    const begun = replayed(instants.mines, recorded, seed)
    expect(begun.shown).toEqual({ mines: 3, picked: [], phase: 'open', mostPicks: 22 })
    const lost = [...Array(25).keys()].find((pick) => begun.next({ pick }).isOver)
    expect(lost).toBeDefined()
    const end = replayed(instants.mines, { ...recorded, decisions: [{ pick: lost ?? 0 }] }, seed)
    expect(end).toMatchObject({ isOver: true, wins: [0n], shown: { phase: 'lost', picked: [lost] } })
  })

  it('refuses decisions of another shape, repeated ones, and those after its end', () => {
    const begun = replayed(instants.mines, recorded, seed)
    for (const decision of ['cash-out', { pick: 25 }, { pick: -1 }, { pick: 1.5 }, 'hit', null])
      expect(begun.may(decision)).toBe(false)
    expect(() => begun.next({ pick: 30 })).toThrow(RangeError)
    expect(replayed(instants.mines, { ...recorded, interrupted: true }, seed).isVoid).toBe(true)
  })

  it('pays by itself before a further cell could pay more than the limit', () => {
    // 0.99 · 25 / 22 = 1.125, then 1.2857…: with at most 1.20 to win, the first safe cell ends the round.
    const limited = { ...recorded, mostWin: '120' }
    const begun = replayed(instants.mines, limited, seed)
    const safe = [...Array(25).keys()].find((pick) => begun.next({ pick }).wins[0] !== 0n)
    expect(begun.next({ pick: safe ?? 0 })).toMatchObject({ isOver: true, wins: [112n] })
    expect(instants.mines.bet(100n, { mines: 3 }, 112n)?.largest).toBe(112n)
    expect(instants.mines.bet(100n, { mines: 3 }, 111n)).toBeUndefined()
  })
})
