import { expect, test } from 'vitest'
import { dayText } from '#lib/moment-text.ts'

test('a day is written as people write it, with its year only if it is another one', () => {
  const today = '2026-11-22'
  expect(dayText('2026-11-20', 'pt-BR', today)).toBe('20 de novembro')
  expect(dayText('2026-11-20', 'en-GB', today)).toBe('20 November')
  expect(dayText('2025-12-31', 'pt-BR', today)).toBe('31 de dezembro de 2025')
})
