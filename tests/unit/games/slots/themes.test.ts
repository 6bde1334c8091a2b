import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { hitFrequency } from '#games/slots/hit-frequency.ts'
import { largestRound } from '#games/slots/max-win.ts'
import { lineCount } from '#games/slots/paylines.ts'
import { basisPoints } from '#games/slots/rational.ts'
import { exactRtp } from '#games/slots/rtp.ts'
import { maxWin } from '#games/slots/rules.ts'
import { waysByReel } from '#games/slots/scatters.ts'
import { isThemeId } from '#games/slots/types.ts'
import { variance, volatilityOf } from '#games/slots/volatility.ts'
import { symbolSets } from '#scripts/art/symbol.ts'

describe.each(Object.entries(themes))('theme %s', (id, theme) => {
  it('carries its own id', () => {
    expect(theme.id).toBe(id)
    expect(isThemeId(id)).toBe(true)
  })

  it('declares the return its strips and pays have', () => {
    expect(theme.rtp).toBe(basisPoints(exactRtp(theme).total))
    expect(theme.rtp).toBeGreaterThanOrEqual(9500)
    expect(theme.rtp).toBeLessThanOrEqual(9700)
  })

  it('declares how often a spin wins', () => {
    expect(theme.hitFrequency).toBe(basisPoints(hitFrequency(theme)))
  })

  it('declares the volatility its deviation has', () => {
    expect(theme.volatility).toBe(volatilityOf(variance(theme)))
  })

  it('declares the most a round can win', () => {
    expect(theme.maxWin).toBe(largestRound(theme))
    expect(maxWin(theme, 100n)).toBe(theme.maxWin * 5n)
  })

  it('meets the assumptions of the exact formulas: three of a kind pays, one scatter per reel, rising pays', () => {
    for (const [three, four, five] of Object.values(theme.paytable)) {
      expect(three).toBeGreaterThan(0)
      expect(four).toBeGreaterThan(three)
      expect(five).toBeGreaterThan(four)
    }
    for (const strip of theme.strips) {
      expect(strip.length).toBeLessThanOrEqual(32)
      const [, one, two, three] = waysByReel(strip)
      expect([one, two, three]).toEqual([3n, 0n, 0n])
    }
  })

  it('offers whole line stakes from R$ 0.20 to R$ 100.00', () => {
    expect(theme.stakes[0]).toBe(20n)
    expect(theme.stakes.at(-1)).toBe(10_000n)
    expect(theme.stakes.filter((stake) => stake % lineCount !== 0n)).toEqual([])
    expect([...theme.stakes].sort((a, b) => Number(a - b))).toEqual(theme.stakes)
  })
})

it('refuses the name of another game', () => {
  expect(isThemeId('roda-da-festa')).toBe(false)
})

it('is loaded alone: no module of the client imports all themes, or one of them at once', () => {
  const imported = /['"][^'"]*\/(?:all-themes|themes\/[\w-]+)\.ts['"]/
  const client = globSync('src/{api,games,islands,light,stores,ui}/**/*.{ts,tsx}')
  expect(client).toContain('src/islands/play/slots/PlaySlots.tsx')
  const greedy = client.filter((file) => imported.test(readFileSync(file, 'utf8')))
  expect(greedy).toEqual([])
  // The gateway has them all: the pattern knows their module.
  expect(readFileSync('src/gateway/play/slots/slots-game.ts', 'utf8')).toMatch(imported)
})

describe('the house as a whole', () => {
  const all = Object.values(themes)
  const same = <T>(values: readonly T[]) => values.filter((value, i) => values.indexOf(value) !== i)

  it('offers 24 games', () => {
    expect(all).toHaveLength(24)
  })

  it('offers each volatility several times', () => {
    const games = Map.groupBy(all, ({ volatility }) => volatility)
    for (const volatility of ['low', 'middle', 'high'] as const)
      expect(games.get(volatility)?.length, volatility).toBeGreaterThanOrEqual(5)
  })

  it('gives every theme a place, colours, strips and pays of its own', () => {
    expect(same(all.flatMap(({ look }) => look.silhouettes))).toEqual([])
    expect(same(all.map(({ look: { sky, reel } }) => [...sky, ...reel].join()))).toEqual([])
    expect(same(all.flatMap(({ strips }) => strips.map((strip) => strip.join())))).toEqual([])
    expect(same(all.map(({ paytable }) => JSON.stringify(paytable)))).toEqual([])
  })

  it('gives every theme a wild of its own', () => {
    expect(same(Object.values(symbolSets).map(({ figures }) => String(figures.wild)))).toEqual([])
  })
})
