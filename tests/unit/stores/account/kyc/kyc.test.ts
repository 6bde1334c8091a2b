import { describe, expect, test } from 'vitest'
import { stepNow, stepsOf } from '#stores/account/kyc/kyc.ts'

const sides = ['front', 'back'] as const
const steps = stepsOf('basic', sides)
const draftWith = (...there: readonly (typeof sides)[number][]) => ({
  needs: [...sides],
  pictures: there.map((side) => ({ side, uploadId: side })),
})

test('a proof of address needs no choice', () => {
  expect(steps).toEqual(['why', 'document', 'front', 'back', 'summary'])
  expect(stepsOf('advanced', ['address'])).toEqual(['why', 'address', 'summary'])
})

describe('the shown step', () => {
  test.each([
    ['before anything was begun', undefined, undefined, 'why'],
    ['of a link into the middle, before anything was begun', 'back', undefined, 'why'],
    ['on the way to the document', 'document', undefined, 'document'],
    ['where one stopped: the first picture', undefined, draftWith(), 'front'],
    ['where one stopped: the second picture', undefined, draftWith('front'), 'back'],
    ['where one stopped: the end', undefined, draftWith('front', 'back'), 'summary'],
    ['of a step further on than one came', 'summary', draftWith('front'), 'back'],
    ['of a step back', 'why', draftWith('front', 'back'), 'why'],
    ['of a picture to change', 'front', draftWith('front', 'back'), 'front'],
    ['of a step of another document', 'face', draftWith('front'), 'back'],
  ] as const)('%s', (_, wanted, draft, shown) => {
    expect(stepNow(wanted, steps, draft)).toBe(shown)
  })
})
