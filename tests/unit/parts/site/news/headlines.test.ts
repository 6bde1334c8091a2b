import { expect, test } from 'vitest'
import { headlineItems } from '#parts/site/news/headlines.ts'
import { shapeByAll } from '#tests/unit/ui/markup/ends.ts'

test('headlines stand twice for the loop, and are read out once', () => {
  const items = headlineItems([{ id: 'a', title: 'A & B' }]).map(shapeByAll)
  expect(items).toEqual([
    { tag: 'li', attributes: {}, content: [{ tag: 'a', attributes: { href: '#notice-a' }, content: ['A & B'] }] },
    { tag: 'li', attributes: { 'aria-hidden': 'true' }, content: ['A & B'] },
  ])
})
