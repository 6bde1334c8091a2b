import { expect, test } from 'vitest'
import { rateText } from '#lib/rate-text.ts'
import { localRate, parseRate } from '#lib/typed-rate.ts'

test.each([
  ['0', 0],
  ['0.65', 65],
  ['0,65 %', 65],
  [' 1.5% ', 150],
  ['100', 10_000],
  ['100.01', undefined],
  ['0.655', undefined],
  ['-1', undefined],
  ['1e2', undefined],
  ['', undefined],
])('%s as a rate is %s', (text, rate) => {
  expect(parseRate(text)).toBe(rate)
})

test('a rate that is written into a field is read back as the same', () => {
  for (const locale of ['pt-BR', 'en'])
    for (const rate of [0, 5, 65, 100, 1_050, 10_000]) expect(parseRate(localRate(rate, locale))).toBe(rate)
  expect([localRate(65, 'pt-BR'), rateText(65, 'en')]).toEqual(['0,65', '0.65%'])
})
