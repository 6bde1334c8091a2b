import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seedNews } from '#gateway/seed/seed-news.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await seedNews(gateway.deps)
})
afterAll(() => gateway.close())

/** The person's input on the page, as far as announcements depend on it. */
let page: { role: string; path: string; hash: string; open: boolean; field: boolean; typed: string; referrer: string }

/** The part of `window` that receives clicks and keys. */
let view: EventTarget

class FakeElement extends EventTarget {
  isConnected = true
  get value() {
    return page.typed
  }
  matches = () => page.field
}

beforeEach(() => {
  view = new FakeElement()
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  page = { role: 'visitor', path: '/', hash: '', open: false, field: false, typed: '', referrer: '' }
})

/** As React does it, which keeps no difference to the value that a field began with. */
function type(): void {
  Object.assign(page, { typed: 'm', field: true })
  view.dispatchEvent(new Event('input'))
  page.field = false
}

const click = () => view.dispatchEvent(new Event('click'))

/** Once the stores are loaded, which take a page with a `document` for a browser. */
function stubPage(): void {
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('document', {
    documentElement: { dataset: { role: page.role } },
    activeElement: new FakeElement(),
    hidden: false,
    querySelector: () => (page.open ? {} : null),
    referrer: page.referrer,
  })
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('location', {
    pathname: page.path,
    origin: 'https://arara.example',
    get hash() {
      return page.hash
    },
    set hash(hash: string) {
      page.hash = `#${hash}`
    },
  })
  vi.stubGlobal('history', { replaceState: () => undefined })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
}

/** Milliseconds of a rest in these tests. */
const restMs = 20

async function shortRests(): Promise<void> {
  const { rest } = await import('#light/site/news/quiet.ts')
  rest.ms = restMs
}

async function visit(act?: () => void, later?: () => void): Promise<string> {
  await openSite(gateway)
  const stores = await import('#stores/site/news/news.ts')
  await stores.loadNotice('pt')
  const { announceToVisitor } = await import('#light/site/news/announce.ts')
  await shortRests()
  stubPage()
  act?.()
  const announcing = announceToVisitor()
  later?.()
  await announcing
  return page.hash
}

test('announcements open for a visitor who looks around', async () => {
  expect(await visit()).toBe('#announcement')
})

test('announcements do not open for a visitor who has clicked, whatever the effect', async () => {
  expect(await visit(click)).toBe('')
})

test('announcements that opened today do not open again, on whatever page and for whomever', async () => {
  expect(await visit()).toBe('#announcement')
  const { announceToVisitor } = await import('#light/site/news/announce.ts')
  const { announcedToday } = await import('#stores/site/news/announcements.ts')
  page.hash = ''
  await announceToVisitor()
  expect(page.hash).toBe('')
  expect(announcedToday()).toBe(true)
  const { environment } = await import('#stores/environment.ts')
  vi.spyOn(environment, 'now').mockReturnValue(environment.now() + 24 * 60 * 60 * 1000)
  expect(announcedToday()).toBe(false)
  await announceToVisitor()
  expect(page.hash).toBe('#announcement')
})

test('on a page that a tap led to they wait for a rest, and do not open if the person goes on', async () => {
  page.referrer = 'https://arara.example/rng/'
  expect(await visit(undefined, () => expect(page.hash).toBe(''))).toBe('#announcement')
  page.hash = ''
  expect(await visit(undefined, click)).toBe('')
})

test('announcements do not open for a visitor who has typed something', async () => {
  expect(await visit(type)).toBe('')
})

test.each([
  ['has opened a popup or a menu', { open: true }],
  ['has a popup on its way', { hash: '#login' }],
  ['is typing', { field: true }],
  ['came to log in', { path: '/en/login/' }],
  ['is in a game', { path: '/seamless/' }],
  ['writes to the operator', { path: '/feedback/' }],
])('announcements do not open for a visitor who %s', async (_, state) => {
  Object.assign(page, state)
  expect(await visit()).toBe(page.hash)
  expect(page.hash).not.toBe('#announcement')
})

test('announcements that a visitor closed do not open again, neither for the member nor for the next visitor', async () => {
  const { page: tab } = await openSite(gateway)
  const { loadAnnouncements, closePopupForSession } = await import('#stores/site/news/announcements.ts')
  await loadAnnouncements('announcement', 'pt')
  closePopupForSession()

  const member = await openAsMember(gateway, tab)
  const { announceToMember } = await import('#islands/popups/announce-to-member.ts')
  const { $popup } = await import('#stores/popup.ts')
  stubPage()
  await announceToMember('pt', new AbortController().signal)
  expect($popup.get()).toBeUndefined()

  member.dropSession('left')
  const { notClosed } = await import('#stores/site/news/closed-announcements.ts')
  expect(notClosed(await loadAnnouncements('announcement', 'pt'))).toEqual([])
})

/** A member, and the result of announcing to them. */
async function enter(firstTime: boolean, popup?: 'login') {
  const tab = await openAsMember(gateway)
  const { arrive } = await import('#stores/account/auth/arrival.ts')
  const { announceToMember } = await import('#islands/popups/announce-to-member.ts')
  const stores = await import('#stores/popup.ts')
  await shortRests()
  if (popup) stores.openPopup({ name: popup })
  stubPage()
  click()
  return {
    ...tab,
    ...stores,
    logIn: () => arrive({ lastLoginAt: null, firstTime }),
    announce: () => announceToMember('pt', new AbortController().signal),
  }
}

test('after the login closes announcements open, with the welcome of a first login unfolded', async () => {
  const { $popup, closePopup, logIn, announce } = await enter(true, 'login')
  logIn()
  const announcing = announce()
  closePopup()
  await announcing
  expect($popup.get()).toEqual({ name: 'announcement', id: 'bem-vindo' })
})

test('announcements do not open for a member who goes on after the login, nor a second time in a day', async () => {
  const { $popup, closePopup, logIn, announce } = await enter(false, 'login')
  logIn()
  const announcing = announce()
  closePopup()
  const acting = setInterval(click, 2)
  await announcing
  clearInterval(acting)
  expect($popup.get()).toBeUndefined()
  await announce()
  expect($popup.get()?.name).toBe('announcement')
  closePopup()
  const { closePopupForSession } = await import('#stores/site/news/announcements.ts')
  closePopupForSession()
  await announce()
  expect($popup.get()).toBeUndefined()
})

test('announcements do not open after a login that leads into a game', async () => {
  const { page: tab, $popup, logIn, announce } = await enter(false, 'login')
  logIn()
  page.hash = '#game-7'
  const announcing = announce()
  tab.move('#game-7', 'replace')
  await announcing
  expect($popup.get()).toEqual({ name: 'game', nodeId: 7 })
})

test('announcements do not open for a member who has started something on this page', async () => {
  const { $popup, announce } = await enter(false)
  await announce()
  expect($popup.get()).toBeUndefined()
})
