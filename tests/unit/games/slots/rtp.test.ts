import { describe, expect, it } from 'vitest'
import { hitFrequency } from '#games/slots/hit-frequency.ts'
import { largestRound } from '#games/slots/max-win.ts'
import { rational } from '#games/slots/rational.ts'
import { exactRtp } from '#games/slots/rtp.ts'
import { playSpin } from '#games/slots/rules.ts'
import { variance, volatilityOf } from '#games/slots/volatility.ts'
import { allStops, tinyTheme } from './tiny-theme.ts'

const stake = 20n
const { count, multiplier, cap } = tinyTheme.freeSpins
const spins = [...allStops(tinyTheme)].map((stops) => playSpin(tinyTheme, 'base', stake, stops, cap))
const windows = BigInt(spins.length)

const descending = (a: bigint, b: bigint) => Number(b - a)

describe('the exact return, against all windows of a tiny game', () => {
  const rtp = exactRtp(tinyTheme)

  it('adds the returns of lines and scatters', () => {
    const scatters = spins.reduce((sum, spin) => sum + (spin.scatter?.amount ?? 0n), 0n)
    const all = spins.reduce((sum, spin) => sum + spin.win, 0n)
    expect(rtp.scatters).toEqual(rational(scatters, windows * stake))
    expect(rtp.lines).toEqual(rational(all - scatters, windows * stake))
  })

  it('follows every course of the free spins up to the cap', () => {
    const triggers = BigInt(spins.filter((spin) => spin.awardsFreeSpins > 0).length)
    expect(triggers).toBeGreaterThan(0n)
    // Played one after another: the weight of a course is counted in windows, over windows^played.
    const follow = (played: number, awarded: number, weight: bigint): bigint => {
      if (played === awarded) return BigInt(played) * weight * windows ** BigInt(cap - played)
      return (
        follow(played + 1, awarded, weight * (windows - triggers)) +
        follow(played + 1, Math.min(awarded + count, cap), weight * triggers)
      )
    }
    const mean = rational(follow(0, count, triggers), windows ** BigInt(cap + 1))
    expect(rtp.freeSpins).toEqual(mean)
    const spin = spins.reduce((sum, { win }) => sum + win, 0n)
    const factor = mean.denominator + mean.numerator * BigInt(multiplier)
    expect(rtp.total).toEqual(rational(spin * factor, windows * stake * mean.denominator))
  })

  it('knows how far rounds lie apart, against every course of a round', () => {
    const kinds = Map.groupBy(spins, ({ win, awardsFreeSpins }) => `${win} ${awardsFreeSpins}`)
    const outcomes = [...kinds.values()].map((same) => ({ ...same[0], ways: BigInt(same.length) }))
    // Running rounds by their win and awarded spins, each with its number of ways; ended rounds by their win.
    const ended = new Map<bigint, bigint>()
    let open = new Map([['0 0', 1n]])
    for (let played = 0; open.size > 0; played++) {
      const next = new Map<string, bigint>()
      for (const [key, ways] of open) {
        const [won = 0n, awarded = 0n] = key.split(' ').map(BigInt)
        for (const { win = 0n, awardsFreeSpins = 0, ways: more } of outcomes) {
          const total = won + win * (played > 0 ? BigInt(multiplier) : 1n)
          const given = awardsFreeSpins > 0 ? Math.min(Number(awarded) + count, cap) : Number(awarded)
          const whole = `${total} ${given}`
          if (played < given) next.set(whole, (next.get(whole) ?? 0n) + ways * more)
          else ended.set(total, (ended.get(total) ?? 0n) + ways * more * windows ** BigInt(cap - played))
        }
      }
      open = next
    }
    const sum = (power: bigint) => [...ended].reduce((all, [won, ways]) => all + won ** power * ways, 0n)
    const rounds = windows ** BigInt(cap + 1)
    expect(variance(tinyTheme)).toEqual(rational(sum(2n) * rounds - sum(1n) ** 2n, (rounds * stake) ** 2n))
  })

  it('counts how many spins win anything', () => {
    expect(hitFrequency(tinyTheme)).toEqual(rational(BigInt(spins.filter((spin) => spin.win > 0n).length), windows))
  })

  it('finds the round that wins most', () => {
    const best = (free: boolean) =>
      spins
        .filter((spin) => spin.awardsFreeSpins > 0 === free)
        .map((spin) => spin.win)
        .sort(descending)[0] ?? 0n
    // Five free spins at most, two by two: two of them trigger again, or none, or one; a trigger may pay less.
    const courses = [0, 1, 2, 3, 4, 5].flatMap((again) => {
      const played = Math.min(cap, count * (1 + again))
      return again > played ? [] : [BigInt(again) * best(true) + BigInt(played - again) * best(false)]
    })
    const most = courses.sort(descending)[0] ?? 0n
    expect(largestRound(tinyTheme)).toBe(best(true) + BigInt(multiplier) * most)
  })
})

it('names a volatility by its standard deviation: middle from 3 on, high from 5 on', () => {
  const named = [rational(899n, 100n), rational(9n), rational(2499n, 100n), rational(25n)].map(volatilityOf)
  expect(named).toEqual(['low', 'middle', 'middle', 'high'])
})
