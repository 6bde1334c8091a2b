import { describe, expect, test } from 'vitest'
import { flagsOf, missingOf } from '#gateway/rewards/referral/conditions.ts'

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

test('a rule without bets needs the deposit only', () => {
  expect(missingOf({ ...rule, valid_bet: 0n }, { deposit: deposit(5_000n), validBet: 0n })).toEqual([])
})

describe('facts that need a review', () => {
  const differs = { cpf: 'differs', device: 'differs', address: 'differs', payout: 'differs' } as const

  test('are none if all facts differ', () => {
    expect(flagsOf(differs, ['cpf', 'device', 'address', 'payout'])).toEqual([])
  })

  test('are each fact in common, whatever the rule needs', () => {
    expect(flagsOf({ ...differs, device: 'same', payout: 'same' }, [])).toEqual(['device_same', 'payout_same'])
  })

  test('are unknown facts, if the rule needs them', () => {
    const facts = { ...differs, cpf: 'unknown', payout: 'unknown' } as const
    expect(flagsOf(facts, ['cpf'])).toEqual(['cpf_unknown'])
  })
})
