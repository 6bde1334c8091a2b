import { expect, test } from 'vitest'
import type { CallFault } from '#api/errors.ts'
import { identityNeededText } from '#api/identity-text.ts'
import { createTranslate } from '#lib/messages.ts'
import documents from '#locales/en/kyc-needed.json' with { type: 'json' }

const t = createTranslate<'kyc-needed'>(documents, 'en')
const refused = (code: string, value: unknown): CallFault =>
  ({ kind: 'refused', code, status: 403, message: code, value, retryAfter: undefined }) as CallFault
const value = { tier: 'basic', threshold: '1000000', currency: 'BRL', cause: 'amount', days: 30 }
const text = (changed: object = {}) =>
  identityNeededText(t, refused('identity_required', { ...value, ...changed }), 'en')

test('a refusal names the amount, the tier and the missing documents', () => {
  expect(text()).toMatch(/^More than R\$10,000\.00 at once .* document we have verified/)
  expect(text({ cause: 'deposits', tier: 'advanced' })).toMatch(/^Above R\$10,000\.00 of deposits .* proof of address/)
  expect(text({ cause: 'payouts' })).toMatch(
    /^Together with what left in the last 30 days, this is more than R\$10,000\.00/,
  )
  expect(text({ threshold: '0' })).toMatch(/^Before the first deposit/)
})

test('an unreadable refusal has a general text, and any other fault none here', () => {
  expect(text({ cause: 'of_tomorrow' })).toBe(documents['error.identity_required'])
  expect(identityNeededText(t, refused('limit_reached', {}), 'en')).toBeUndefined()
  expect(identityNeededText(t, { kind: 'timeout' }, 'en')).toBeUndefined()
})
