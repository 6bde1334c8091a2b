import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawInt } from '#games/rng.ts'
import { cutShares, mostTotal } from '#gateway/rewards/red-envelopes/cut-shares.ts'

const sumOf = (shares: readonly bigint[]) => shares.reduce((sum, share) => sum + share, 0n)

test('the number of shares is right, none is empty, and they sum up to the total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.bigInt({ min: 0n, max: 1_000_000n }),
      fc.infiniteStream(fc.integer({ min: 0, max: 2 ** 32 - 1 })),
      (count, more, words) => {
        const total = BigInt(count) + more
        const word = () => Number(words.next().value)
        const shares = cutShares(total, count, (below) => drawInt(below, word))
        expect(shares).toHaveLength(count)
        expect(shares.every((share) => share >= 1n)).toBe(true)
        expect(sumOf(shares)).toBe(total)
      },
    ),
  )
})

test('every way of cutting 5 into 3 comes from equally many draws', () => {
  // Two cut points of four places are drawn with 3 and 4 possible outcomes: twelve draws for six ways.
  const counts = new Map<string, number>()
  for (const first of [0, 1, 2])
    for (const second of [0, 1, 2, 3]) {
      const draws = [first, second]
      const shares = cutShares(5n, 3, (below) => {
        const drawn = draws.shift()
        if (drawn === undefined || drawn >= below) throw new Error('another draw than expected')
        return drawn
      })
      counts.set(shares.join(), (counts.get(shares.join()) ?? 0) + 1)
    }
  expect([...counts.values()]).toEqual([2, 2, 2, 2, 2, 2])
})

test('a sum that is too small or too large is refused', () => {
  expect(cutShares(3n, 3, () => 0)).toEqual([1n, 1n, 1n])
  expect(cutShares(7n, 1, () => 0)).toEqual([7n])
  for (const [total, count] of [
    [2n, 3],
    [2n, 0],
    [mostTotal + 1n, 2],
  ] as const)
    expect(() => cutShares(total, count, () => 0)).toThrow(RangeError)
})
