import { describe, expect, test } from 'vitest'
import { counts, verdictOf } from '#gateway/account/kyc/decide.ts'
import { neededSides } from '#gateway/account/kyc/needed-sides.ts'
import { lackedTier, tierOf } from '#gateway/account/kyc/tiers.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'

const rules = { basicAbove: 100n, advancedAbove: 500n, payoutDays: 30 }

describe('tiers', () => {
  test.each([
    [[], 'none'],
    [['basic'], 'basic'],
    [['advanced'], 'none'],
    [['advanced', 'basic'], 'advanced'],
  ] as const)('%j is %s (rule 20.1)', (approved, tier) => {
    expect(tierOf(approved)).toBe(tier)
  })

  test.each([
    ['none', { amount: 100n, deposits: 100n }, undefined],
    ['none', { amount: 101n, deposits: 0n }, { tier: 'basic', threshold: 100n, cause: 'amount' }],
    ['none', { deposits: 101n }, { tier: 'basic', threshold: 100n, cause: 'deposits' }],
    ['none', { amount: 1n, deposits: 501n }, { tier: 'advanced', threshold: 500n, cause: 'deposits' }],
    ['none', { amount: 40n, paidOut: 60n, deposits: 0n }, undefined],
    ['none', { amount: 41n, paidOut: 60n, deposits: 0n }, { tier: 'basic', threshold: 100n, cause: 'payouts' }],
    ['none', { paidOut: 101n, deposits: 100n }, undefined],
    ['basic', { amount: 1n, paidOut: 500n, deposits: 0n }, { tier: 'advanced', threshold: 500n, cause: 'payouts' }],
    ['basic', { amount: 500n, deposits: 500n }, undefined],
    ['basic', { amount: 501n, deposits: 501n }, { tier: 'advanced', threshold: 500n, cause: 'amount' }],
    ['advanced', { amount: 10_000n, deposits: 10_000n }, undefined],
  ] as const)('%s with %o', (held, sums, lacked) => {
    expect(lackedTier(held, sums, rules)).toEqual(lacked && { ...lacked, days: 30 })
  })
})

describe('decisions', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
  const known = { state: 'approved', decided_sequence: 5n, decided_at: at(10) } as const

  test.each([
    ['of an earlier place', { sequence: 4n, decidedAt: at(60) }, false],
    ['of the same place and moment', { sequence: 5n, decidedAt: at(10) }, false],
    ['of the same place, earlier', { sequence: 5n, decidedAt: at(9) }, false],
    ['of the same place, later', { sequence: 5n, decidedAt: at(11) }, true],
    ['of a later place, whatever its clock says', { sequence: 6n, decidedAt: at(0) }, true],
  ])('one %s', (_, decision, isTaken) => {
    expect(counts(known, decision, 'rejected')).toBe(isTaken)
    expect(counts(known, decision, 'approved')).toBe(isTaken)
  })

  test('drafts and expired checks cannot be decided', () => {
    const newer = { sequence: 6n, decidedAt: at(60) }
    expect(counts({ state: 'draft', decided_sequence: null, decided_at: null }, newer, 'approved')).toBe(false)
    expect(counts({ ...known, state: 'expired' }, newer, 'approved')).toBe(false)
  })

  test('a document is valid until the end of its last day (rule 20.10)', () => {
    const decision = { noticeId: '1', sequence: 1n, decidedAt: at(0), outcome: 'approved' } as const
    expect(verdictOf({ ...decision, validUntil: '2026-01-01' }, '2026-01-01').state).toBe('approved')
    expect(verdictOf({ ...decision, validUntil: '2025-12-31' }, '2026-01-01').reason).toBe('document_expired')
    expect(verdictOf({ ...decision, outcome: 'rejected', reason: 'blurred' }, '2026-01-01').reason).toBe('blurred')
  })
})

test('a passport has one side, and a market may ask for the face (rule 20.3)', () => {
  const sides = (documentKind: 'passport' | 'id_card' | null, face: boolean) =>
    neededSides({ tier: 'basic', documentKind }, { face })
  expect(sides('passport', false)).toEqual(['front'])
  expect(sides('id_card', true)).toEqual(['front', 'back', 'face'])
  expect(sides(null, false)).toEqual(['front', 'back'])
  expect(neededSides({ tier: 'advanced', documentKind: null }, { face: true })).toEqual(['address'])
})

test('Brazil demands identity before the first deposit, with a picture of the face, and keeps documents for five years', () => {
  const { identity } = jurisdictions.br
  expect(identity).toMatchObject({ basicAbove: 0n, face: true })
  expect(identity.keepMonths).toBeGreaterThanOrEqual(60)
  expect(lackedTier('none', { deposits: 1n }, identity)).toMatchObject({ tier: 'basic' })
})

test.each(Object.values(jurisdictions))('$code demands the higher tier no earlier than the lower', ({ identity }) => {
  expect(identity.advancedAbove).toBeGreaterThanOrEqual(identity.basicAbove)
})
