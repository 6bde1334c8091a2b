import { expect, test } from 'vitest'
import { oneShape } from '#sections/one-shape.ts'

test('shapes of one pen become one path at the same place', () => {
  expect(oneShape('<circle cx="12" cy="8" r="4"/><path d="m5 12.5 5 5L19.5 7"/>')).toBe(
    '<path d="M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM5 12.5l5 5L19.5 7"/>',
  )
  expect(oneShape('<path d="M4 7h9"/><path d="m15.5 10.5h-3"/>')).toBe('<path d="M4 7h9M15.5 10.5h-3"/>')
  expect(oneShape('<rect x="4" y="5" width="16" height="15" rx="2"/>')).toBe(
    '<path d="M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2Z"/>',
  )
})

test('a shape with another pen stays beside it', () => {
  expect(oneShape('<path d="M1 1h2"/><circle cx="1" cy="1" r="1" fill="currentColor"/>')).toBe(
    '<path d="M1 1h2"/><circle cx="1" cy="1" r="1" fill="currentColor"/>',
  )
})
