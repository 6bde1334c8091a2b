import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { hashOf, type Popup, popupOf } from '#stores/popup.ts'
import { fakeBrowser, openTab } from './fake-page.ts'

// The same cases in every run.
fc.configureGlobal({ seed: 20261121 })

async function openStore(address: string) {
  const page = await openTab(fakeBrowser().page(address))
  return { page, ...(await import('#stores/popup.ts')) }
}

describe('the address names the popup', () => {
  test.each<[string, string, Popup | undefined]>([
    ['/rng/', '', undefined],
    ['/rng/', 'login', { name: 'login' }],
    ['/rng/', 'register', { name: 'register' }],
    ['/rng/', 'login:game-1001', { name: 'login', after: 'game-1001' }],
    ['/rng/', 'login:fav-1001', { name: 'login', after: 'fav-1001' }],
    ['/rng/', 'fav-1001', undefined],
    ['/rng/', 'game-1001', { name: 'game', nodeId: 1001 }],
    ['/live/', 'games-TCG_LOTTO_VN', { name: 'games', vassalage: 'TCG_LOTTO_VN' }],
    ['/login/', '', { name: 'login' }],
    ['/en/register/', '', { name: 'register' }],
    ['/login/', 'register', { name: 'register' }],
    ['/login/', 'game-5', { name: 'game', nodeId: 5 }],
    ['/login/', 'personalHistoryCopy', { name: 'login' }],
    ['/', 'forgot:game-7', { name: 'forgot', after: 'game-7' }],
    ['/', 'notice', { name: 'notice' }],
    ['/rng/', 'notice-carnaval-2026', { name: 'notice', id: 'carnaval-2026' }],
    ['/', 'announcement', { name: 'announcement' }],
    ['/live/', 'help-deposit', { name: 'help', id: 'deposit' }],
    ['/member/', 'changePassword', { name: 'changePassword' }],
    ['/', 'reset', { name: 'reset' }],
    ['/', 'notice-<b>', undefined],
    ['/', 'helpful', undefined],
    ['/help/', 'deposit', undefined],
    ['/', 'game-', undefined],
    ['/', 'games-', undefined],
    ['/', 'games-<b>', undefined],
    ['/', 'game-1e3', undefined],
    ['/', 'game-1234567890', undefined],
    ['/', 'login:https://evil.example', undefined],
    ['/', 'loginx', undefined],
    ['/mylogin/', '', undefined],
  ])('%s#%s', (path, hash, popup) => expect(popupOf(path, hash)).toEqual(popup))

  test('every popup is found again by its hash', () => {
    const nodeId = fc.integer({ min: 0, max: 999_999_999 })
    const name = fc.constantFrom('login', 'register', 'forgot')
    const reader = fc.constantFrom('notice', 'announcement', 'help')
    const id = fc.stringMatching(/^[a-z0-9-]{1,60}$/)
    const vassalage = fc.stringMatching(/^[A-Z0-9_]{1,40}$/)
    const bare = fc.constantFrom('changePassword', 'reset', 'chat', 'contract')
    const after = fc.oneof(
      nodeId.map((id) => `game-${id}`),
      nodeId.map((id) => `fav-${id}`),
      fc.constant('chat'),
    )
    const popup: fc.Arbitrary<Popup> = fc.oneof(
      fc.record({ name: fc.constant('game' as const), nodeId }),
      fc.record({ name: fc.constant('games' as const), vassalage }),
      fc.record({ name, after }, { requiredKeys: ['name'] }),
      fc.record({ name: reader, id }, { requiredKeys: ['name'] }),
      fc.record({ name: bare }),
    )
    fc.assert(
      fc.property(popup, (popup) => {
        expect(popupOf('/rng/', hashOf(popup))).toEqual(popup)
      }),
    )
  })
})

describe('opening and closing', () => {
  test('a link opens its popup at once', async () => {
    const { $popup } = await openStore('/rng/#game-1001')
    expect($popup.get()).toEqual({ name: 'game', nodeId: 1001 })
  })

  test('the first popup is a new entry of the history, so going back closes it', async () => {
    const { page, $popup, openPopup } = await openStore('/rng/?q=tigre')
    openPopup({ name: 'login' })
    expect(page.history).toEqual(['/rng/?q=tigre', '/rng/?q=tigre#login'])
    expect($popup.get()).toEqual({ name: 'login' })
    page.back()
    expect($popup.get()).toBeUndefined()
  })

  test('a popup opened from another replaces it', async () => {
    const { page, $popup, openPopup } = await openStore('/rng/')
    openPopup({ name: 'login', after: 'game-7' })
    openPopup({ name: 'register', after: 'game-7' })
    openPopup({ name: 'game', nodeId: 7 })
    expect(page.history).toEqual(['/rng/', '/rng/#game-7'])
    expect($popup.get()).toEqual({ name: 'game', nodeId: 7 })
  })

  test.each([
    ['/rng/?q=tigre#login', '/rng/?q=tigre'],
    ['/login/', '/'],
    ['/en/register/?utm=x&next=%2Fmember%2F', '/en/?utm=x'],
    ['/login/?next=%2Fmember%2F#register', '/'],
  ])('closing %s leaves %s, without a way back into it', async (address, left) => {
    const { page, $popup, closePopup } = await openStore(address)
    expect($popup.get()).toBeDefined()
    closePopup()
    expect(page.history).toEqual([left])
    expect($popup.get()).toBeUndefined()
  })

  test('closing a popup that was opened here goes back, so that the page is in the history once', async () => {
    const { page, $popup, openPopup, closePopup } = await openStore('/rng/')
    openPopup({ name: 'login', after: 'game-7' })
    openPopup({ name: 'game', nodeId: 7 })
    const back = vi.spyOn(page, 'back')
    closePopup()
    expect(back).toHaveBeenCalledTimes(1)
    expect($popup.get()).toBeUndefined()
    expect(page.place()).toEqual({ path: '/rng/', search: '', hash: '' })
  })

  test('closing a popup that a click opened before this code loaded goes back too', async () => {
    const page = fakeBrowser().page('/rng/')
    page.move('#login', 'push')
    await openTab(page)
    const { $popup, closePopup } = await import('#stores/popup.ts')
    expect($popup.get()).toEqual({ name: 'login' })
    const back = vi.spyOn(page, 'back')
    closePopup()
    expect(back).toHaveBeenCalledTimes(1)
    expect($popup.get()).toBeUndefined()
  })

  test('closing changes nothing without an open popup', async () => {
    const { page, closePopup } = await openStore('/rng/?next=1#deposit')
    closePopup()
    expect(page.history).toEqual(['/rng/?next=1#deposit'])
  })

  test('islands are notified of a popup once, however often the address is read', async () => {
    const { page, $popup } = await openStore('/rng/')
    const heard: unknown[] = []
    $popup.listen((popup) => heard.push(popup))
    page.move('#login', 'push')
    page.move('?q=x#login', 'replace')
    expect(heard).toEqual([{ name: 'login' }])
  })
})

describe('the link of an e-mail', () => {
  test('its token leaves the address before anything else, and waits in this tab', async () => {
    const { page, $popup } = await openStore('/en/?utm_source=mail&reset=a-secret')
    expect(page.history).toEqual(['/en/?utm_source=mail#reset'])
    expect(page.tab.get('arara.reset')).toBe('a-secret')
    expect($popup.get()).toEqual({ name: 'reset' })
  })

  test('an address without a token stays unchanged', async () => {
    const { page, $popup } = await openStore('/?reset=')
    expect(page.history).toEqual(['/?reset='])
    expect($popup.get()).toBeUndefined()
  })
})

describe('a logged-in person needs no login', () => {
  async function openAs(role: 'trial' | 'member' | 'agent', address: string) {
    const page = fakeBrowser().page(address)
    page.tab.set('arara.session', JSON.stringify({ token: 't', role, account: 'maria', currency: 'BRL' }))
    await openTab(page)
    return { page, ...(await import('#stores/popup.ts')) }
  }

  test('a trial user who leaves the registration of a game is in the game again, and leaves that to the page (rule 8.11)', async () => {
    const { page, $popup, openPopup, closePopup } = await openAs('trial', '/rng/')
    openPopup({ name: 'game', nodeId: 7 })
    openPopup({ name: 'register', after: 'game-7' })
    closePopup()
    expect($popup.get()).toEqual({ name: 'game', nodeId: 7 })
    closePopup()
    expect($popup.get()).toBeUndefined()
    expect(page.place()).toEqual({ path: '/rng/', search: '', hash: '' })
  })

  test.each([
    ['member', '/login/', '/'],
    ['agent', '/login/?utm_source=mail', '/?utm_source=mail'],
    ['member', '/en/register/?next=https%3A%2F%2Fevil.example', '/en/'],
    ['member', '/rng/?q=tigre#login', '/rng/?q=tigre'],
    ['member', '/rng/#login:game-7', '/rng/#game-7'],
  ] as const)('%s at %s: led on to %s, without a history entry to go back to', async (role, address, left) => {
    const { page, $popup } = await openAs(role, address)
    expect(page.history).toEqual([left])
    expect($popup.get()).toEqual(left.includes('#') ? { name: 'game', nodeId: 7 } : undefined)
  })

  test('a page that waits for the login opens at once, in place of it', async () => {
    const { page, $popup } = await openAs('member', '/login/?next=%2Fmember%2Fdepositv2%2F')
    expect([page.replaced, $popup.get()]).toEqual([['/member/depositv2/'], undefined])
  })

  test('going back after a login shows nothing', async () => {
    const { page, $popup, openPopup, closePopup } = await openStore('/rng/')
    openPopup({ name: 'login' })
    const { keepSession } = await import('#stores/account/auth/session.ts')
    keepSession({ token: 't', role: 'member', account: 'maria', currency: 'BRL' })
    expect($popup.get()).toEqual({ name: 'login' })
    closePopup()
    page.move('#login', 'push')
    expect([page.place().hash, $popup.get()]).toEqual(['', undefined])
  })

  test.each(['/register/', '/#login', '/#forgot'])('a trial user may register: %s opens', async (address) => {
    const { $popup } = await openAs('trial', address)
    expect($popup.get()).toBeDefined()
  })

  test('a member may reset the password', async () => {
    const { $popup } = await openAs('member', '/#forgot')
    expect($popup.get()).toEqual({ name: 'forgot' })
  })
})

describe('closing to the home page', () => {
  test.each([
    ['/en/register/?utm=x', '/en/?utm=x'],
    ['/en/#register', '/en/'],
  ])('at %s nothing is loaded', async (address, left) => {
    const { page, closeToHome } = await openStore(address)
    closeToHome('/en/')
    expect([page.history, page.navigated]).toEqual([[left], []])
  })

  test('going back from another page does not open the popup again', async () => {
    const { page, closeToHome } = await openStore('/rng/?page=2#register')
    closeToHome('/')
    expect([page.history, page.navigated]).toEqual([['/rng/?page=2'], ['/']])
  })
})
