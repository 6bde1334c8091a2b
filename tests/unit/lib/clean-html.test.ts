import { expect, test } from 'vitest'
import { cleanHtml } from '#lib/clean-html.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'

test.each(hostileHtml)('%s', (given, clean) => {
  expect(cleanHtml(given).replaceAll(' rel="noopener noreferrer"', '')).toBe(clean)
})

test('what was cleaned stays as it is when it is cleaned again', () => {
  for (const [given] of hostileHtml) {
    const clean = cleanHtml(given)
    expect(cleanHtml(clean)).toBe(clean)
  }
})
