import { describe, expect, it } from 'vitest'
import { profiles } from '#games/reels/all-profiles.ts'
import { figuresOf } from '#games/reels/exact/figures-of.ts'
import { playReels } from '#games/reels/rules.ts'
import { basisPoints, minus, plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { volatilityOf } from '#games/slots/volatility.ts'
import { everyRound } from './every-round.ts'
import { tinyProfiles } from './tiny-profiles.ts'

describe.each(Object.entries(tinyProfiles))(
  'the exact figures of a tiny game of %s, against all of its rounds',
  (_, tiny) => {
    const stake = 20n
    const chances = new Map<bigint, Rational>()
    for (const { round, chance } of everyRound((random) => playReels(tiny, stake, random))) {
      chances.set(round.win, plus(chances.get(round.win) ?? rational(0n), chance))
    }
    const mean = (of: (win: bigint) => Rational) =>
      [...chances].reduce((sum, [win, chance]) => plus(sum, times(chance, of(win))), rational(0n))
    const exact = figuresOf(tiny)

    it('are the mean, the variance, the share of wins and the largest win', () => {
      expect(mean(() => rational(1n))).toEqual(rational(1n))
      const rtp = mean((win) => rational(win, stake))
      expect(exact.rtp).toEqual(rtp)
      const square = mean((win) => rational(win ** 2n, stake ** 2n))
      expect(exact.variance).toEqual(minus(square, times(rtp, rtp)))
      expect(exact.hitFrequency).toEqual(mean((win) => rational(win > 0n ? 1n : 0n)))
      expect(exact.most).toBe([...chances.keys()].reduce((most, win) => (win > most ? win : most)))
    })
  },
)

describe.each(Object.values(profiles))('profile $id', (profile) => {
  it('declares the figures that follow from its data', () => {
    const { rtp, hitFrequency, variance, most } = figuresOf(profile)
    expect({
      rtp: profile.rtp,
      hitFrequency: profile.hitFrequency,
      volatility: profile.volatility,
      maxWin: profile.maxWin,
    }).toEqual({
      rtp: basisPoints(rtp),
      hitFrequency: basisPoints(hitFrequency),
      volatility: volatilityOf(variance),
      maxWin: (most * 100n) / BigInt(profile.units),
    })
  }, 60_000)

  it('returns between 95 and 97 percent', () => {
    expect(profile.rtp).toBeGreaterThanOrEqual(9500)
    expect(profile.rtp).toBeLessThanOrEqual(9700)
  })
})

it('offers each volatility, and no two profiles that win equally often', () => {
  const all = Object.values(profiles)
  const named = Map.groupBy(all, ({ volatility }) => volatility)
  expect(named.get('low')?.length).toBeGreaterThanOrEqual(2)
  expect(named.get('middle')?.length).toBeGreaterThanOrEqual(3)
  expect(named.get('high')?.length).toBeGreaterThanOrEqual(3)
  expect(new Set(all.map(({ hitFrequency }) => hitFrequency)).size).toBe(all.length)
})
