import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { chainOf, hashBefore, hashOfRound, isOfChain, walkedBack } from '#games/crash/chain.ts'

const last = createHash('sha256').update('arara-test-chain').digest('hex')

test('a hash leads to that of the round before, and each round has its own', () => {
  const chain = chainOf(last, 50, 8)
  const hashes = Array.from({ length: 51 }, (_, round) => hashOfRound(chain, round))
  expect(new Set(hashes).size).toBe(51)
  expect(hashes[50]).toBe(last)
  expect(hashes[0]).toBe(chain.head)
  for (let round = 1; round <= 50; round++) {
    const before = createHash('sha256')
      .update(hashes[round] ?? '')
      .digest('hex')
    expect(before).toBe(hashes[round - 1])
    expect(hashBefore(hashes[round] ?? '')).toBe(before)
  }
})

test('marks save walking, and change nothing', () => {
  for (const spacing of [1, 7, 50, 100]) {
    const chain = chainOf(last, 50, spacing)
    expect(chain.marks).toHaveLength(Math.floor(50 / spacing) + 1)
    for (const round of [0, 1, 6, 7, 8, 49, 50]) expect(hashOfRound(chain, round)).toBe(walkedBack(last, 50 - round))
  }
})

test('a revealed hash is of the chain only at its own place', () => {
  const chain = chainOf(last, 20, 5)
  const hash = hashOfRound(chain, 12)
  expect(isOfChain(chain.head, hash, 12)).toBe(true)
  expect(isOfChain(chain.head, hash, 11)).toBe(false)
  expect(isOfChain(chain.head, hashBefore('another'), 12)).toBe(false)
})

test('chains without rounds and rounds that are not in the chain are refused', () => {
  for (const rounds of [0, -1, 1.5]) expect(() => chainOf(last, rounds, 5)).toThrow(RangeError)
  expect(() => chainOf('short', 10, 5)).toThrow(RangeError)
  for (const round of [-1, 21, 0.5]) expect(() => hashOfRound(chainOf(last, 20, 5), round)).toThrow(RangeError)
})
