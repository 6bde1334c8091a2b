import { describe, expect, test } from 'vitest'
import { flagsOf, missingOf } from '#gateway/referral/conditions.ts'

const rule = { first_deposit: 5_000n, valid_bet: 10_000n }
const deposit = (amount: bigint) => ({ amount, at: new Date(0) })

test.each([
  [undefined, 0n, ['deposit', 'bets']],
  [4_999n, 10_000n, ['deposit']],
  [5_000n, 9_999n, ['bets']],
  [5_000n, 10_000n, []],
])('with a first deposit of %s and valid bets of %s these are missing: %j', (first, validBet, missing) => {
  expect(missingOf(rule, { deposit: first === undefined ? undefined : deposit(first), validBet })).toEqual(missing)
})

test('a rule without bets asks for the deposit alone', () => {
  expect(missingOf({ ...rule, valid_bet: 0n }, { deposit: deposit(5_000n), validBet: 0n })).toEqual([])
})

describe('a person looks at', () => {
  const differs = { cpf: 'differs', device: 'differs', address: 'differs', payout: 'differs' } as const

  test('nothing where all facts differ', () => {
    expect(flagsOf(differs, ['cpf', 'device', 'address', 'payout'])).toEqual([])
  })

  test('each fact in common, whatever the rule needs', () => {
    expect(flagsOf({ ...differs, device: 'same', payout: 'same' }, [])).toEqual(['device_same', 'payout_same'])
  })

  test('a fact that nobody knows, where the rule needs it alone', () => {
    const facts = { ...differs, cpf: 'unknown', payout: 'unknown' } as const
    expect(flagsOf(facts, ['cpf'])).toEqual(['cpf_unknown'])
  })
})
