import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagerEntries, pagesToShow } from '#lib/pages.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 3, 4, 5, 'gap', 8, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [9, 9, [1, 2, 'gap', 5, 6, 7, 8, 9]],
  [10, 20, [1, 2, 'gap', 8, 9, 10, 11, 12, 'gap', 19, 20]],
  [20, 20, [1, 2, 'gap', 16, 17, 18, 19, 20]],
])('page %i of %i', (current, total, pages) => expect(pagesToShow(current, total)).toEqual(pages))

const pager = fc
  .record({ total: fc.integer({ min: 1, max: 400 }), range: fc.integer({ min: 1, max: 9 }), margin: fc.nat(4) })
  .map((sizes) => ({ ...sizes, margin: Math.max(1, sizes.margin) }))
  .chain((sizes) => fc.integer({ min: 1, max: sizes.total }).map((current) => ({ ...sizes, current })))

const numbersOf = (pages: readonly (number | 'gap')[]) => pages.filter((page) => page !== 'gap')

test('the current page and the margins are always among the numbers, each once, in order', () => {
  fc.assert(
    fc.property(pager, ({ current, total, range, margin }) => {
      const numbers = numbersOf(pagesToShow(current, total, range, margin))
      expect(numbers).toContain(current)
      for (let page = 1; page <= Math.min(margin, total); page++) {
        expect(numbers).toContain(page)
        expect(numbers).toContain(total - page + 1)
      }
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers[0]).toBe(1)
      expect(numbers.at(-1)).toBe(total)
    }),
  )
})

test('a gap replaces two pages at least, and everything between its neighbours', () => {
  fc.assert(
    fc.property(pager, ({ current, total, range, margin }) => {
      const pages = pagesToShow(current, total, range, margin)
      for (const [index, page] of pages.entries()) {
        const next = pages[index + 1]
        if (page === 'gap') expect(Number(next) - Number(pages[index - 1])).toBeGreaterThan(2)
        else if (typeof next === 'number') expect(next - page).toBe(1)
      }
    }),
  )
})

test('the current page has as many numbers around it as the range says', () => {
  fc.assert(
    fc.property(pager, ({ current, total, range, margin }) => {
      const numbers = new Set(numbersOf(pagesToShow(current, total, range, margin)))
      let first = current
      while (numbers.has(first - 1)) first--
      let last = current
      while (numbers.has(last + 1)) last++
      expect(last - first + 1).toBeGreaterThanOrEqual(Math.min(range, total))
    }),
  )
})

/** The shown pages, as text. */
const seen = (left: 'wide' | 'narrow', current: number, total: number, margin?: number) =>
  pagerEntries(current, total, 5, margin)
    .filter(({ shown }) => shown !== left)
    .map(({ page }) => (page === 'gap' ? '…' : page))
    .join(' ')

test.each([
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [3, 5, '1 2 3 4 5'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [10, 20, '1 … 9 10 11 … 20'],
])('a narrow screen shows of page %i of %i: %s', (current, total, text) => {
  expect(seen('wide', current, total)).toBe(text)
})

test('every omitted page is replaced by an ellipsis, on any screen', () => {
  fc.assert(
    fc.property(pager, ({ current, total, margin }) => {
      expect(seen('narrow', current, total, margin)).toBe(
        pagesToShow(current, total, 5, margin)
          .map((page) => (page === 'gap' ? '…' : page))
          .join(' '),
      )
      const pages = seen('wide', current, total, margin).split(' ')
      for (const [index, page] of pages.entries()) {
        const next = pages[index + 1]
        if (page !== '…' && next !== undefined && next !== '…') expect(Number(next) - Number(page)).toBe(1)
        expect(page === '…' && next === '…').toBe(false)
      }
    }),
  )
})
