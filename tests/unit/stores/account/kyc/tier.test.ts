import { expect, test } from 'vitest'
import type { CheckedTier, IdentityCheck, IdentityTier } from '#contract/account/kyc/identity-check.ts'
import { isOpen, newestOf, nextTier, tierStateOf } from '#stores/account/kyc/tier.ts'

test('a document comes first, then a proof of address, then nothing', () => {
  expect((['none', 'basic', 'advanced'] as const).map((tier) => nextTier({ tier }))).toEqual([
    'basic',
    'advanced',
    undefined,
  ])
})

test('the newest check of a tier counts', () => {
  const check = (checkId: string, tier: 'basic' | 'advanced') => ({ checkId, tier }) as never
  const checks = [check('3', 'advanced'), check('2', 'basic'), check('1', 'basic')]
  expect(newestOf({ checks }, 'basic')?.checkId).toBe('2')
  expect(newestOf({ checks: [] }, 'basic')).toBeUndefined()
})

const known = (tier: IdentityTier, checks: readonly object[] = [], required: CheckedTier | null = null) =>
  ({ tier, required, checks: checks as IdentityCheck[] }) as const
const document = (state: string, rest: object = {}) => ({ tier: 'basic', state, ...rest })
const pictures = { needs: ['front', 'back'], pictures: [{ side: 'front', uploadId: '1' }] }

test.each([
  ['nothing was sent', known('none'), { state: 'missing', tier: 'basic' }, true],
  ['a draft', known('none', [document('draft', pictures)]), { state: 'draft', tier: 'basic', missing: 1 }, true],
  ['sent', known('none', [document('submitted')]), { state: 'review', tier: 'basic' }, true],
  ['looked at', known('none', [document('review')]), { state: 'review', tier: 'basic' }, true],
  [
    'not accepted',
    known('none', [document('rejected', { reason: 'blurred' }), document('expired')]),
    { state: 'rejected', tier: 'basic', reason: 'blurred' },
    true,
  ],
  ['expired', known('none', [document('expired')]), { state: 'expired', tier: 'basic' }, true],
  ['a document', known('basic', [document('approved')]), { state: 'missing', tier: 'advanced' }, false],
  [
    'a document, and an address is needed',
    known('basic', [document('approved')], 'advanced'),
    { state: 'missing', tier: 'advanced' },
    true,
  ],
  [
    'an address that is looked at',
    known('basic', [{ tier: 'advanced', state: 'review' }, document('approved')]),
    { state: 'review', tier: 'advanced' },
    true,
  ],
  ['everything', known('advanced'), { state: 'done' }, false],
] as const)('%s (rule 20.14)', (_, value, standing, open) => {
  expect(tierStateOf(value)).toEqual(standing)
  expect(isOpen(value)).toBe(open)
})
