import { expect, test } from 'vitest'
import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { protectedFaultText } from '#api/limit-text.ts'
import { createTranslate } from '#lib/messages.ts'
import english from '#locales/en/errors.json' with { type: 'json' }
import portuguese from '#locales/pt/errors.json' with { type: 'json' }

const refused = (code: string, retryAfter?: number): CallFault => ({
  kind: 'refused',
  code,
  status: 400,
  message: 'not for people',
  value: undefined,
  retryAfter,
})

const cases = [
  [{ kind: 'unreachable' }, 'error.unreachable'],
  [{ kind: 'timeout' }, 'error.timeout'],
  [{ kind: 'contract', detail: 'an answer that nobody understands' }, 'error.contract'],
  [refused('service_unavailable', 30), 'error.service_unavailable'],
  [refused('from_tomorrow'), 'error.unknown'],
  [refused('toString'), 'error.unknown'],
] as const

test.each(cases)('the fault %j has its own sentence in each language, or that of an unknown error', (fault, key) => {
  for (const [language, texts] of [
    ['en', english],
    ['pt', portuguese],
  ] as const) {
    const t = createTranslate<'errors' | 'protection-limits'>(texts, language)
    expect(faultText(t, fault)).toBe(texts[key])
    expect(protectedFaultText(t, fault, { currency: 'BRL', locale: language })).toBe(texts[key])
  }
})

test.each([
  [undefined, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [120, 2],
])('a refusal that names %s seconds says to wait %i minutes', (seconds, minutes) => {
  const text = faultText(createTranslate<'errors'>(english, 'en'), refused('rate_limited', seconds))
  const form = english[minutes === 1 ? 'error.rate_limited_one' : 'error.rate_limited_other']
  expect(text).toBe(form.replace('{{count}}', String(minutes)))
})

test('a budget of a day says to come back tomorrow', () => {
  const text = faultText(createTranslate<'errors'>(english, 'en'), refused('rate_limited', 80_000))
  expect(text).toBe(english.rateLimitedDay)
})
