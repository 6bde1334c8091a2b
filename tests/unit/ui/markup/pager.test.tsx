import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CursorPager } from '#ui/CursorPager.tsx'
import { h } from '#ui/markup/markup.ts'
import { neighbourPages, pageNumbers, pressed } from '#ui/markup/pager.ts'
import { fakeNode, type Shape, shapeByAll, shapeOf } from './ends.ts'

const words = { previous: 'Previous', next: 'Next', page: (number: number) => `Page ${number}` }
const numbers = (page: number, pages: number, keepsEnds: boolean) =>
  shapeByAll(h('nav', {}, ...pageNumbers({ page, pages, words, href: (to) => `?page=${to}`, keepsEnds })))

/** What a pager says, its names for screen readers, and where it leads. */
const entries = ({ content }: Shape) =>
  content.map((entry) => {
    if (typeof entry === 'string') return entry
    const { href, 'aria-label': label, 'aria-current': current, 'aria-disabled': isDisabled } = entry.attributes
    return [entry.tag, label, href, current ?? isDisabled].filter(Boolean).join(' ')
  })

test('numbers lead to their pages, and say which one is shown', () => {
  expect(entries(numbers(2, 3, true))).toEqual([
    'a Previous ?page=1',
    'a Page 1 ?page=1',
    'a Page 2 ?page=2 page',
    'a Page 3 ?page=3',
    'a Next ?page=3',
  ])
})

test('beyond the ends there is no step, or one that cannot be used', () => {
  expect(entries(numbers(1, 1, false))).toEqual(['a Page 1 ?page=1 page'])
  expect(entries(numbers(1, 1, true))).toEqual(['span true', 'a Page 1 ?page=1 page', 'span true'])
})

test('pages that are left out are a sign that nobody hears', () => {
  const gap = numbers(1, 40, false).content.find((entry) => typeof entry !== 'string' && entry.content[0] === '…')
  expect(gap).toMatchObject({ tag: 'span', attributes: { 'aria-hidden': 'true' } })
})

const neighbours = { first: 'First page', previous: 'Newer', next: 'Older' }

test('a list with cursors leads to its neighbours and to its beginning', () => {
  const href = (cursor: string | undefined) => `?cursor=${cursor ?? ''}`
  const way = (previous: string | null, next: string | null) =>
    entries(shapeByAll(h('nav', {}, ...neighbourPages({ previous, next, words: neighbours, href }))))
  expect(way(null, 'b')).toEqual(['a ?cursor=b'])
  expect(way('a', 'b')).toEqual(['a First page ?cursor=', 'a ?cursor=a', 'a ?cursor=b'])
  expect(way('a', null)).toEqual(['a First page ?cursor=', 'a ?cursor=a'])
})

test('where the page is in no address there are buttons', () => {
  const labels = { nav: 'Pages', ...neighbours }
  const drawn = (previous: string | null, next: string | null) =>
    renderToStaticMarkup(<CursorPager previous={previous} next={next} onPage={() => undefined} labels={labels} />)
  expect(drawn(null, null)).toBe('')
  expect(shapeOf(drawn(null, 'b'))).toMatchObject({
    tag: 'nav',
    attributes: { class: 'cursor-pager', 'aria-label': 'Pages' },
    content: [{ tag: 'button', attributes: { class: 'button', type: 'button' } }],
  })
})

test('a press stays on the page, unless it asks for another tab', () => {
  const go = vi.fn()
  const event = { target: null, currentTarget: null, timeStamp: 0, preventDefault: vi.fn() }
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) pressed(go)({ ...event, [key]: true })
  expect([go, event.preventDefault].map((called) => called.mock.calls.length)).toEqual([0, 0])
  pressed(go)(event)
  expect([go, event.preventDefault].map((called) => called.mock.calls.length)).toEqual([1, 1])
})

test('every link of a pager hears what its list adds', () => {
  const turn = vi.fn()
  const on = (page: number) => ({ onclick: () => turn(page) })
  const nav = fakeNode(h('nav', {}, ...pageNumbers({ page: 2, pages: 3, words, href: String, on })))
  for (const link of nav.querySelectorAll('a')) link.click()
  expect(turn.mock.calls.flat()).toEqual([1, 1, 2, 3, 3])
})
