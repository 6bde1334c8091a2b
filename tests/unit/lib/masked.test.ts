import { expect, test } from 'vitest'
import { maskedName } from '#lib/masked.ts'

test.each([
  ['joana82', 'jo***82'],
  ['rui.santos', 'ru***os'],
  ['maria', 'm***'],
  ['', '***'],
  ['😀😀😀😀😀z', '😀😀***😀z'],
])('others see %s as %s (rule 1.7)', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
