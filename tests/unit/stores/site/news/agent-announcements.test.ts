import { expect, test } from 'vitest'
import { announcementFilter, pageFor } from '#stores/site/news/agent-announcements.ts'

const list = Array.from({ length: 20 }, (_, index) => ({ id: `n${index}` }))
const asked = (query: string) => {
  const { number, pages, chosen, entries } = pageFor(list, announcementFilter.read(query))
  return [number, pages, chosen?.id, entries[0]?.id, entries.length]
}

test.each([
  ['', [1, 3, undefined, 'n0', 9]],
  ['?page=2', [2, 3, undefined, 'n9', 9]],
  ['?id=n18', [3, 3, 'n18', 'n18', 2]],
  // The list has become shorter, or the address is made up.
  ['?page=7', [3, 3, undefined, 'n18', 2]],
  ['?id=gone&page=2', [2, 3, undefined, 'n9', 9]],
  ['?page=-1', [1, 3, undefined, 'n0', 9]],
])('%s names its page of nine', (query, page) => {
  expect(asked(query)).toEqual(page)
})

test('an empty list has one page', () => {
  expect(pageFor([], announcementFilter.read(''))).toEqual({ number: 1, pages: 1, chosen: undefined, entries: [] })
})
