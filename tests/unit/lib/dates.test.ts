import { expect, test } from 'vitest'
import { dayText } from '#lib/moment-text.ts'

test('a day is written as people write it, with its year only if it is another one', () => {
  const now = new Date(2026, 10, 22)
  expect(dayText('2026-11-20', 'pt-BR', now)).toBe('20 de novembro')
  expect(dayText('2026-11-20', 'en-GB', now)).toBe('20 November')
  expect(dayText('2025-12-31', 'pt-BR', now)).toBe('31 de dezembro de 2025')
})
