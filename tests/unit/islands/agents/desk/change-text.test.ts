import { expect, test } from 'vitest'
import { changeText } from '#islands/agents/desk/change-text.ts'

test.each([
  [5, 5, ''],
  [4, 0, '+4'],
  [9, 11, '-2'],
  [428, 382, '+12%'],
  [10, 40, '-75%'],
  [0, 20, '-100%'],
  [1_250, 0, '+1,250'],
])('%i against %i before is a change of "%s": few are told as a number, many in percent', (now, before, text) => {
  expect(changeText(now, before, 'en')).toBe(text)
})
