import { expect, test } from 'vitest'
import {
  crashLargest,
  crashPoint,
  crashReturn,
  greatestTarget,
  isCrashTarget,
  leastTarget,
  pointOf,
  reachChance,
} from '#games/crash/point.ts'
import { type Rational, rational } from '#games/slots/rational.ts'

const wordRange = 2n ** 32n
const targets = [101, 102, 150, 198, 200, 333, 9_900, 65_537, 1_234_567, 12_345_678, 99_999_999, greatestTarget]
const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)

// Published rounds of another house: its hash, its public seed, the point in hundredths.
test.each([
  ['9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca', '23eb7069c6fc5b1369b92f5321af9f63', 7_74],
  ['aae5fe25c5103743d9b00b086798e306ab5a5194bf2a48c53417f8f1d1bb0a6d', '090b2a2d6ade5d4eff2773a12a495c1d', 2_56],
  ['c126cb95da0dd092620106e90e576e4c9de91b16e2eabf89441ec4884f738835', '52df6793bd1e3665d855e009a78afeb7', 1_25],
  ['abc365d75c4a76f4ccd092a5cb809b48ad94feb573a038d2ef16dc369250c668', '7bd07e5f9d94972c88aa74f828ef45d4', 1_12],
  ['1407ab406a5c5d04cc4bb1ec43dfe5505845e0e1f9df160a1f735c74850c785d', '63d2757144051301a3968931d88659cb', 3_03],
])('the point of the known round %s', (gameHash, publicSeed, point) => {
  expect(crashPoint(gameHash, publicSeed)).toBe(point)
})

test('as many words reach a target as its chance says', () => {
  for (const target of targets) {
    const { numerator, denominator } = reachChance(target)
    const words = Number((numerator * wordRange) / denominator)
    expect(pointOf(words - 1)).toBeGreaterThanOrEqual(target)
    expect(pointOf(words)).toBeLessThan(target)
  }
})

test('points are exact quotients within their bounds', () => {
  expect(pointOf(0)).toBe(greatestTarget)
  expect(pointOf(2 ** 32 - 1)).toBe(100)
  for (let word = 5_000; word < 2 ** 32; word = word * 3 + 1) {
    const exact = (99n * wordRange) / BigInt(word + 1)
    expect(BigInt(pointOf(word))).toBe(exact < 100n ? 100n : exact)
  }
})

test('a target returns 99 %, less what words of 32 bits cannot express', () => {
  for (const target of targets) {
    expect(numberOf(crashReturn(target))).toBeLessThanOrEqual(0.99)
    // The floor takes less than one word of 2³² off the chance.
    expect(numberOf(crashReturn(target))).toBeGreaterThan(0.99 - target / 100 / 2 ** 32)
  }
  expect(numberOf(crashReturn(greatestTarget))).toBeGreaterThan(0.9897)
  expect(crashLargest).toEqual(rational(1_000_000n))
})

test('targets between hundredths, below the least and above the greatest are not offered', () => {
  for (const target of [100, 101.5, 0, -200, greatestTarget + 1, Number.NaN]) expect(isCrashTarget(target)).toBe(false)
  for (const target of [leastTarget, 200, greatestTarget]) expect(isCrashTarget(target)).toBe(true)
})
