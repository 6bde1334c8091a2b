import { expect, test } from 'vitest'
import { stepsLeft } from '#islands/centre/FirstSteps.tsx'

const left = (done: Partial<Parameters<typeof stepsLeft>[0]>) =>
  stepsLeft({ contact: false, limit: false, deposit: false, play: false, ...done }).map(({ name }) => name)

test('the first steps that are not done are shown in their order, three at once, until none is left (rule 12.22)', () => {
  expect(left({})).toEqual(['contact', 'limit', 'deposit'])
  expect(left({ limit: true })).toEqual(['contact', 'deposit', 'play'])
  expect(left({ contact: true, limit: true, deposit: true })).toEqual(['play'])
  expect(left({ contact: true, limit: true, deposit: true, play: true })).toEqual([])
})
