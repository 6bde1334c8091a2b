import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { expectation, largestPay } from '#games/distribution.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import {
  drawLightning,
  lightningMultiplier,
  lightningResults,
  lightningWin,
  luckyWeights,
  mostLucky,
  ordinaryStraight,
} from '#games/roulette/lightning.ts'
import { positions } from '#games/roulette/positions.ts'
import { rouletteMultiplier } from '#games/roulette/rules.ts'
import { LightningResultStruct, PositionId, RouletteResult } from '#games/roulette/wire.ts'
import { basisPoints, rational } from '#games/slots/rational.ts'

const [seventeen] = positions.filter(({ id }) => id === 'straight-17')
if (!seventeen) throw new RangeError('the table has no 17')

test('a straight-up with lucky numbers returns 36/37 exactly, between 97.0 and 97.4 %', () => {
  for (const position of positions) expect(expectation(lightningResults(position))).toEqual(rational(36n, 37n))
  expect(basisPoints(expectation(lightningResults(seventeen)))).toBe(97_30)
})

test('the return is the mean over all lucky numbers of a number that was hit', () => {
  // 37 pockets × 5 counts × 100 multipliers: of each count, that many of 37 rounds strike the pocket.
  let sum = 0
  for (let count = 1; count <= mostLucky; count++) {
    for (const { multiplier, weight } of luckyWeights) sum += count * weight * multiplier
    sum += (37 - count) * 100 * 30
  }
  expect(rational(BigInt(sum), BigInt(37 * 37 * mostLucky * 100))).toEqual(expectation(lightningResults(seventeen)))
})

test('lucky numbers pay straight up alone; the others 29:1', () => {
  const result = {
    pocket: 17,
    lucky: [
      { number: 17, multiplier: 500 },
      { number: 3, multiplier: 50 },
    ],
  }
  expect(lightningWin(1_05n, seventeen, result)).toBe(525_00n)
  expect(ordinaryStraight).toEqual(rational(30n))
  expect(largestPay(lightningResults(seventeen))).toEqual(rational(500n))
  expect(lightningWin(1_05n, seventeen, { ...result, lucky: [{ number: 3, multiplier: 50 }] })).toBe(31_50n)
  expect(lightningWin(1_05n, seventeen, { ...result, pocket: 3 })).toBe(0n)
  for (const position of positions)
    if (position.kind !== 'straight')
      expect(lightningMultiplier(position, result)).toEqual(rouletteMultiplier(position, 17))
})

test('a round draws one to five different lucky numbers with multipliers from 50 to 500', () => {
  const counts = new Set<number>()
  const multipliers = new Set<number>()
  for (let nonce = 0; nonce < 2_000; nonce++) {
    const result = drawLightning(fairDraw({ serverSeed: 'lightning', clientSeed: 'test', nonce }))
    expect(is(JSON.parse(JSON.stringify(result)), LightningResultStruct)).toBe(true)
    expect(new Set(result.lucky.map(({ number }) => number)).size).toBe(result.lucky.length)
    counts.add(result.lucky.length)
    for (const { multiplier } of result.lucky) multipliers.add(multiplier)
  }
  expect([...counts].toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(multipliers).toEqual(new Set(luckyWeights.map(({ multiplier }) => multiplier)))
})

test('the wire refuses pockets, multipliers and places that do not exist', () => {
  const lucky = [{ number: 1, multiplier: 50 }]
  expect(is({ pocket: 36, lucky }, LightningResultStruct)).toBe(true)
  expect(is({ pocket: 37, lucky }, LightningResultStruct)).toBe(false)
  expect(is({ pocket: 1, lucky: [] }, LightningResultStruct)).toBe(false)
  expect(is({ pocket: 1, lucky: [{ number: 1, multiplier: 501 }] }, LightningResultStruct)).toBe(false)
  expect([0, 36, 37, '1'].map((pocket) => is({ pocket }, RouletteResult))).toEqual([true, true, false, false])
  expect([is('red', PositionId), is('split-1-9', PositionId), is(17, PositionId)]).toEqual([true, false, false])
})
