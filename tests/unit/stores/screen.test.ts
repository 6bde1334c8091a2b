import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { fakeBrowser, openTab } from './fake-page.ts'

const places = [
  { screen: '', href: '/en/member/' },
  { screen: 'depositv2', href: '/en/member/depositv2/' },
  { screen: 'personalHistoryCopy', href: '/en/member/personalHistoryCopy/' },
] as const
const [front, deposit, history] = places

/** The centre at this address, and the screens that it has shown. */
async function open(address: string, first: (typeof places)[number] = front) {
  const page = await openTab(fakeBrowser().page(address))
  const { screenStore } = await import('#stores/screen.ts')
  const store = screenStore(places, first)
  const shown: string[] = []
  store.$screen.subscribe(({ screen }) => shown.push(screen))
  return { page, shown, ...store }
}

const link = (href: string) => {
  const { pathname, search, hash } = new URL(href, 'http://page.test')
  return { path: pathname, search, hash: hash.slice(1) }
}

describe('a link inside the centre', () => {
  test('swaps the screen as a new entry of the history, and going back and forth swaps it again', async () => {
    const { page, shown, open: go } = await open(front.href)
    expect(go(link(`${deposit.href}?game=1001`))).toBe(true)
    expect(page.history).toEqual([front.href, `${deposit.href}?game=1001`])
    go(link(history.href))
    page.back()
    expect(shown).toEqual(['', 'depositv2', 'personalHistoryCopy', 'depositv2'])
    expect(page.navigated).toEqual([])
  })

  test('to the open screen adds nothing to the history', async () => {
    const { page, shown, open: go } = await open(deposit.href, deposit)
    expect(go(link(deposit.href))).toBe(true)
    expect([page.history, shown]).toEqual([[deposit.href], ['depositv2']])
  })

  test('with another query is another entry', async () => {
    const { page, open: go } = await open(history.href, history)
    go(link(`${history.href}?days=30`))
    expect(page.history).toEqual([history.href, `${history.href}?days=30`])
  })
})

test.each(['/member/depositv2/', '/en/rng/', '/en/member/withdraw/', '/en/member/depositv2'])(
  'a link to %s leads out of the centre, and is left alone',
  async (href) => {
    const { page, shown, open: go } = await open(front.href)
    expect(go(link(href))).toBe(false)
    expect([page.history, shown]).toEqual([[front.href], ['']])
  },
)

test('a popup over the screen does not change it', async () => {
  const { page, shown } = await open(deposit.href, deposit)
  page.move('#help-deposit', 'push')
  page.back()
  expect(shown).toEqual(['depositv2'])
})

describe('an old address with a screen in the hash of the front page', () => {
  test.each([
    ['/en/member/#depositv2', '/en/member/depositv2/'],
    ['/en/member/?days=30&cursor=abc#personalHistoryCopy', '/en/member/personalHistoryCopy/?days=30&cursor=abc'],
  ])('%s leads on to %s, in its place', async (address, to) => {
    const { page, $screen } = await open('/en/member/')
    page.move(address, 'push')
    expect(page.history).toEqual(['/en/member/', to])
    expect($screen.get().href).toBe(new URL(to, 'http://page.test').pathname)
  })

  test('is replaced already when the page loads', async () => {
    const { page, shown } = await open('/en/member/?game=1001#depositv2')
    expect([page.history, shown.at(-1)]).toEqual([['/en/member/depositv2/?game=1001'], 'depositv2'])
  })

  test.each(['/en/member/#login', '/en/member/#contract', '/en/member/depositv2/#personalHistoryCopy'])(
    '%s is left alone',
    async (address) => {
      const { page } = await open(address)
      expect(page.history).toEqual([address])
    },
  )
})

describe('the script in the head of the front page', () => {
  const script = readFileSync('src/layouts/redirect-hash.js', 'utf8')
  const run = (address: string) => {
    const root = { hidden: false }
    const left: string[] = []
    const currentScript = { dataset: { screens: ' depositv2 personalHistoryCopy' } }
    const { pathname, search, hash } = new URL(address, 'http://page.test')
    const location = { pathname, search, hash, replace: (to: string) => left.push(to) }
    runInNewContext(script, { document: { documentElement: root, currentScript }, location })
    return [left, root.hidden]
  }

  test.each([
    ['/member/#depositv2', '/member/depositv2/'],
    ['/en/member/?game=1001#depositv2', '/en/member/depositv2/?game=1001'],
    ['/member?days=30#personalHistoryCopy', '/member/personalHistoryCopy/?days=30'],
  ])('leads from %s to %s, and shows nothing before', (address, to) => {
    expect(run(address)).toEqual([[to], true])
  })

  test.each(['/member/', '/member/#login', '/member/#', '/member/#deposit'])('leaves %s alone', (address) => {
    expect(run(address)).toEqual([[], false])
  })
})
