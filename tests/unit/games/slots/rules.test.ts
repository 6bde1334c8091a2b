import fc from 'fast-check'
import { StructError } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { paylines } from '#games/slots/paylines.ts'
import { maxWin, playRound, playSpin } from '#games/slots/rules.ts'
import { StakeError } from '#games/slots/stakes.ts'
import { type RoundOutcome, themeIds } from '#games/slots/types.ts'
import { fromWire, toWire } from '#games/slots/wire.ts'
import { seededRandom } from './seeded-random.ts'
import { tinyTheme } from './tiny-theme.ts'

const rounds = fc.tuple(fc.constantFrom(...themeIds), fc.nat(), fc.nat(13)).map(([id, seed, rung]): RoundOutcome => {
  const theme = themes[id]
  return playRound(theme, theme.stakes[rung % theme.stakes.length] ?? 20n, seededRandom(seed))
})

describe('a round', () => {
  it('wins the sum of its parts, within the declared maximum', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        for (const spin of round.spins) {
          const parts = [...spin.wins, ...(spin.scatter ? [spin.scatter] : [])]
          expect(spin.win).toBe(parts.reduce((sum, { amount }) => sum + amount, 0n))
        }
        expect(round.win).toBe(round.spins.reduce((sum, { win }) => sum + win, 0n))
        expect(round.win).toBeLessThanOrEqual(maxWin(themes[round.theme], round.stake))
      }),
      { numRuns: 400 },
    )
  })

  it('plays exactly the free spins it was given, never more than the cap', () => {
    for (let seed = 0, seen = 0; seen < 30; seed++) {
      const round = playRound(themes['noite-de-folia'], 20n, seededRandom(seed))
      const awarded = round.spins.reduce((sum, spin) => sum + spin.awardsFreeSpins, 0)
      expect(round.spins.map(({ kind }) => kind)).toEqual(['base', ...Array(awarded).fill('free')])
      expect(awarded).toBeLessThanOrEqual(themes['noite-de-folia'].freeSpins.cap)
      if (awarded > 0) seen++
    }
  })

  it('stops at the cap of free spins and settles each with the multiplier', () => {
    // Stops 3, 5, 3, 0, 4 show scatters on all five reels, again and again.
    const stops = [3, 5, 3, 0, 4]
    let drawn = 0
    const round = playRound(tinyTheme, 20n, () => stops[drawn++ % 5] ?? 0)
    expect(round.spins.map(({ awardsFreeSpins }) => awardsFreeSpins)).toEqual([2, 2, 1, 0, 0, 0])
    const [base, free] = round.spins
    expect(base?.scatter?.count).toBe(5)
    expect(base?.scatter?.amount).toBe(100n)
    expect(free?.win).toBe(3n * (base?.win ?? 0n))
  })

  it('survives the wire unchanged', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const travelled: unknown = JSON.parse(JSON.stringify(toWire(round)))
        expect(fromWire(travelled)).toEqual(round)
      }),
      { numRuns: 200 },
    )
  })

  it('is refused from the wire when an amount is no digit string or a symbol is unknown', () => {
    const wire = toWire(playRound(themes['frutas-mil'], 20n, seededRandom(1)))
    for (const win of ['-1', '1.5', '01', '1e3', 5, -1n]) expect(() => fromWire({ ...wire, win })).toThrow(StructError)
    const spins = [{ ...wire.spins[0], window: [['low9']] }]
    expect(() => fromWire({ ...wire, spins })).toThrow(StructError)
  })
})

describe('a stake', () => {
  it.each([
    [0n, 'not-positive'],
    [-20n, 'not-positive'],
    [30n, 'not-a-multiple-of-lines'],
    [20_000n, 'not-offered'],
  ])('of %s is refused as %s before anything is drawn', (stake, problem) => {
    const draw = () => {
      throw new Error('drew')
    }
    const play = () => playRound(themes['arara-dourada'], stake, draw)
    expect(play).toThrow(StakeError)
    expect(play).toThrow(expect.objectContaining({ problem }))
  })
})

describe('lines', () => {
  it('are twenty different ones, each with a row for every reel', () => {
    expect(new Set(paylines.map(String)).size).toBe(20)
    for (const line of paylines) {
      expect(line).toHaveLength(5)
      for (const row of line) expect([0, 1, 2]).toContain(row)
    }
  })

  it('are paid in line stakes, at the better of wild and symbol', () => {
    // Upper row: A W A A A reads as five of high1 (9); the second reel's wild replaces one.
    const spin = playSpin(tinyTheme, 'base', 40n, [0, 3, 0, 1, 0], 5)
    expect(spin.window.map((column) => column[0])).toEqual(['high1', 'wild', 'high1', 'high1', 'high1'])
    expect(spin.wins.find(({ line }) => line === 1)).toEqual({
      line: 1,
      symbol: 'high1',
      count: 5,
      positions: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      amount: 18n,
    })
  })
})
