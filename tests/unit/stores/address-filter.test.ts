import { expect, test, vi } from 'vitest'
import { fakeBrowser, openTab } from './fake-page.ts'

async function open(address: string) {
  const page = await openTab(fakeBrowser().page(address))
  const { addressFilter, choice, text } = await import('#stores/address-filter.ts')
  const filter = addressFilter({
    show: choice('show', ['all', 'hot'], 'all'),
    vendor: text('v'),
    page: choice('page', [1, 2, 3], 1),
  })
  return { page, ...filter }
}

test('defaults are left out, other parameters stay', async () => {
  const { read, query } = await open('/')
  expect(read('?utm=x&v=A&page=2')).toEqual({ show: 'all', vendor: 'A', page: 2 })
  expect(query({ show: 'hot', vendor: ' A ', page: 1 }, '?utm=x&v=A&page=2')).toBe('?utm=x&v=A&show=hot')
  expect(query({ show: 'all', vendor: undefined, page: 1 }, '?show=hot&v=A&page=3')).toBe('')
})

test('the filter follows the address, and ignores changes of other parameters', async () => {
  const { page, $filter, $query } = await open('/rng/?utm=x&page=2#games')
  const heard: number[] = []
  $filter.subscribe(({ page: number }) => heard.push(number))
  $query.listen(() => undefined)
  expect($query.get()).toBe('?utm=x&page=2')
  page.move('/rng/?utm=y&page=2#login', 'push')
  expect($query.get()).toBe('?utm=y&page=2')
  page.move('/rng/?page=3', 'push')
  page.back()
  expect(heard).toEqual([2, 3, 2])
})

test('a filter belongs to the page on which listening began, not to a screen that replaces it', async () => {
  const { page, $filter, $query } = await open('/member/personalHistoryCopy/?page=2')
  const heard: number[] = []
  $filter.subscribe(({ page: number }) => heard.push(number))
  $query.listen(() => undefined)
  page.move('/member/depositv2/', 'push')
  expect([$filter.get().page, $query.get()]).toEqual([2, '?page=2'])
  page.move('/member/personalHistoryCopy/', 'push')
  expect(heard).toEqual([2, 1])
})

test('the hash stays in the address', async () => {
  const { page, address, show } = await open('/member/?page=2#history')
  expect(address({ show: 'hot', vendor: undefined, page: 1 })).toBe('/member/?show=hot#history')
  show({ show: 'all', vendor: undefined, page: 3 }, 'replace')
  expect(page.history).toEqual(['/member/?page=3#history'])
})

test('the address is not followed once the filter has no listeners', async () => {
  vi.useFakeTimers()
  const { page, $filter } = await open('/rng/?page=2')
  const removed = vi.fn()
  const { onMove } = page
  page.onMove = (hear) => {
    const stop = onMove(hear)
    return () => {
      removed()
      stop()
    }
  }
  const stop = $filter.listen(() => undefined)
  stop()
  vi.runAllTimers()
  expect(removed).toHaveBeenCalledOnce()
})
