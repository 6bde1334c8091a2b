import { describe, expect, test } from 'vitest'
import { drawnFrom, shuffled } from '#games/fairness/shuffle.ts'
import { commitmentOf, fairDraw, fairWords } from '#games/fairness/stream.ts'

const own = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed' }

test('a commitment is the SHA-256 of the seed’s text', () => {
  expect(commitmentOf(own.serverSeed)).toBe('1cf010975901c60a50531b2e8b1e9ef63527db4a084e72cd35d3957fb8ec6b64')
})

test('draws are the known ones', () => {
  expect([0, 1, 2, 3, 4].map((nonce) => fairDraw({ ...own, nonce })(10_001))).toEqual([6241, 8653, 9271, 7013, 1220])
  const order = shuffled(52, fairDraw({ ...own, nonce: 0 }))
  expect(order.slice(-5).reverse()).toEqual([15, 3, 29, 33, 40])
  // Every fourth word is rejected.
  const draw = fairDraw({ ...own, nonce: 1 })
  const most = 3 * 2 ** 30
  expect([0, 1, 2, 3].map(() => draw(most))).toEqual([712539899, 901534410, 1239405072, 1961749146])
})

test('drawing some of many is the beginning of the shuffle', () => {
  const order = shuffled(25, fairDraw({ ...own, nonce: 7 }))
  expect(drawnFrom(25, 6, fairDraw({ ...own, nonce: 7 }))).toEqual(order.slice(-6).reverse())
  expect(drawnFrom(25, 25, fairDraw({ ...own, nonce: 7 })).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 25 }, (_, index) => index),
  )
  expect(() => drawnFrom(5, 6, fairDraw({ ...own, nonce: 7 }))).toThrow(RangeError)
})

// The published results of games of another house, which reads the same stream with a multiplication.
describe('the stream is the usual one', () => {
  test('dice', () => {
    const seeds = { serverSeed: 'f2ac89b608eeb01312d115bce6741b32', clientSeed: '86ff027f15c48241af7f54a726690ee7' }
    const rolls = Array.from({ length: 10 }, (_, nonce) => {
      const word = fairWords({ ...seeds, nonce })()
      return Number((BigInt(word) * 10_001n) >> 32n) / 100
    })
    expect(rolls).toEqual([28.07, 29.02, 5.86, 54.86, 9.66, 93.25, 87.23, 38.99, 90.35, 32.79])
  })

  test('limbo', () => {
    const seeds = { serverSeed: '5c5c42b55822f994bd955a4416775190', clientSeed: '40cea334816e7a68ed62d208ce4a2572' }
    const points = Array.from({ length: 10 }, (_, nonce) => {
      const top = fairWords({ ...seeds, nonce })() >>> 8
      return Math.max(100, Math.floor((99 * 2 ** 24) / (top + 1))) / 100
    })
    expect(points).toEqual([17.41, 1.69, 2.88, 21.02, 1.09, 140.42, 1.43, 1.21, 3.0, 2.38])
  })

  test('mines', () => {
    const seeds = { serverSeed: '5ff5c610e633b2a91c46d1be1f74286b', clientSeed: '854581b6f52eaa86503f1dc6433655f9' }
    const mines = (nonce: number, count: number) => {
      const word = fairWords({ ...seeds, nonce })
      const left = Array.from({ length: 25 }, (_, cell) => cell)
      const found = Array.from({ length: count }, () => {
        const [cell] = left.splice(Number((BigInt(word()) * BigInt(left.length)) >> 32n), 1)
        return cell ?? 0
      })
      return found.toSorted((a, b) => a - b)
    }
    expect([mines(0, 1), mines(1, 2), mines(4, 5)]).toEqual([[6], [1, 21], [0, 6, 16, 18, 22]])
  })
})

test('a stream goes on over many blocks without repeating one', () => {
  const word = fairWords({ ...own, nonce: 3 })
  const words = Array.from({ length: 4_000 }, word)
  expect(new Set(words).size).toBeGreaterThan(3_990)
  const again = fairWords({ ...own, nonce: 3 })
  expect(words.every((value) => value === again())).toBe(true)
})
