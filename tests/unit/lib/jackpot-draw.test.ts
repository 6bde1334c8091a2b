import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { betsFor, fallsAt, faultOfJackpot, potOf } from '#lib/jackpot-draw.ts'

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const terms = { start: 500_000n, ceiling: 2_000_000n, share: 100 }

describe('the amount at which a pot falls', () => {
  test('equals its description, calculated in another way', async () => {
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update('500000:2000000:0').digest()
    expect(await fallsAt(seed, terms)).toBe(500_001n + (mac.readBigUInt64BE(0) % 1_500_000n))
    // The known answer, which the database must have too (tests/contract/rewards/jackpot).
    expect(await fallsAt(seed, terms)).toBe(1_288_063n)
  })

  test('is above the start and at most the ceiling', async () => {
    const drawn = new Set<bigint>()
    for (let turn = 0; turn < 200; turn++) {
      const other = createHash('sha256').update(String(turn)).digest('hex')
      drawn.add(await fallsAt(other, { start: 10n, ceiling: 13n }))
    }
    expect([...drawn].toSorted((a, b) => Number(a - b))).toEqual([11n, 12n, 13n])
  })
})

const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n })
const growth = fc.record({ start: amounts, share: fc.integer({ min: 1, max: 1000 }) })

describe('a pot', () => {
  test('has the share of all its bets together, so that bets of a few cents are not lost', () => {
    const half = { start: 0n, share: 50 }
    expect(Array.from({ length: 5 }, (_, bets) => potOf(half, BigInt(bets) * 100n))).toEqual([0n, 0n, 1n, 1n, 2n])
  })

  test('reaches an amount with the smallest sum of bets that brings it', () => {
    fc.assert(
      fc.property(growth, amounts, (pot, more) => {
        const bets = betsFor(pot, pot.start + more)
        expect(potOf(pot, bets)).toBeGreaterThanOrEqual(pot.start + more)
        expect(potOf(pot, bets - 1n)).toBeLessThan(pot.start + more)
      }),
    )
  })
})

test('the proof of a win names the part that is wrong', async () => {
  const falls = await fallsAt(seed, terms)
  const counted = betsFor(terms, falls) + 700n
  const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
  const proof = { ...terms, seed, seedHash, fallsAt: falls, counted, bet: 1_000n, amount: potOf(terms, counted) }
  expect(await faultOfJackpot(proof)).toBeUndefined()
  expect(await faultOfJackpot({ ...proof, seed: seed.replace('00', '01') })).toBe('seed')
  expect(await faultOfJackpot({ ...proof, fallsAt: falls - 1n })).toBe('drawn')
  expect(await faultOfJackpot({ ...proof, amount: proof.amount + 1n })).toBe('amount')
  // A bet that came after the pot had reached the amount.
  expect(await faultOfJackpot({ ...proof, bet: 500n })).toBe('amount')
})
