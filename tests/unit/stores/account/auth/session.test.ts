import { describe, expect, test } from 'vitest'
import { fakeBrowser, openTab } from '#tests/unit/stores/fake-page.ts'

const maria = { token: 'marias-token', role: 'member', account: 'maria', currency: 'BRL' } as const
const slot = 'arara.session'

async function openStore(page = fakeBrowser().page()) {
  await openTab(page)
  return { page, ...(await import('#stores/account/auth/session.ts')) }
}

describe('a session', () => {
  test('is kept in the tab, and there after a reload (rule 2.7)', async () => {
    const { page, $session, $role, keepSession } = await openStore()
    expect([$session.get(), $role.get()]).toEqual([undefined, 'visitor'])
    keepSession(maria)
    expect([$session.get(), $role.get()]).toEqual([maria, 'member'])
    const reloaded = await openStore(page)
    expect([reloaded.$session.get(), reloaded.$role.get()]).toEqual([maria, 'member'])
  })

  test('does not reach storage that other tabs share (rule 2.7)', async () => {
    const { page, keepSession } = await openStore()
    keepSession(maria)
    expect(page.device.get(slot)).toBeUndefined()
  })

  test.each(['left', 'expired'] as const)(
    '%s: it is removed here and from storage, and the other tabs are notified',
    async (reason) => {
      const { page, $session, $sessionEnded, keepSession, dropSession } = await openStore()
      keepSession(maria)
      dropSession(reason)
      expect($session.get()).toBeUndefined()
      expect(page.tab.get(slot)).toBeUndefined()
      expect(page.broadcasts).toEqual([{ type: 'logout', reason, session: expect.any(Number) }])
      expect(JSON.stringify(page.broadcasts)).not.toContain(maria.token)
      expect($sessionEnded.get()).toBe(reason === 'expired' ? 'expired' : undefined)
    },
  )

  test('renewed in one tab it goes on in every tab that holds it, and in no other (rule 3.7)', async () => {
    const browser = fakeBrowser()
    const one = await openStore(browser.page())
    const twin = await openStore(browser.page())
    const third = await openStore(browser.page())
    for (const tab of [one, twin]) tab.keepSession(maria)
    third.keepSession({ ...maria, token: 'her-other-login' })
    one.renewSession(maria, 'new-token')
    expect([one, twin, third].map(({ $token }) => $token.get())).toEqual(['new-token', 'new-token', 'her-other-login'])
    expect(twin.page.tab.get(slot)).toContain('new-token')
  })

  test('that a call has just ended comes back when it is renewed', async () => {
    const { $session, $sessionEnded, keepSession, dropSession, renewSession } = await openStore()
    keepSession(maria)
    dropSession('expired')
    renewSession(maria, 'new-token')
    expect([$session.get()?.token, $sessionEnded.get()]).toEqual(['new-token', undefined])
  })

  const visit = { 'arara.campaign': '{}', 'arara.ANONYMOUS_POPUP': 'closed', 'arara.reset': 'token' }
  const undecided = { 'arara.deposit': '{}', 'arara.round.1001.real': '{}' }
  const person = { 'arara.typed': '{}', 'arara.USER_POPUP': 'closed' }
  const session = { 'arara.arrival': '{}', 'arara.contracts': 'maria', 'arara.list.vendors': '{}' }

  test.each([
    ['left', { ...visit, ...undecided }],
    ['expired', { ...visit, ...undecided, ...person }],
  ] as const)('%s: the tab keeps nothing that the next person must not have', async (reason, stays) => {
    const { page, keepSession, dropSession } = await openStore()
    keepSession(maria)
    for (const [key, value] of Object.entries({ ...visit, ...undecided, ...person, ...session }))
      page.tab.set(key, value)
    dropSession(reason)
    expect(page.tab.keys().toSorted()).toEqual(Object.keys(stays).toSorted())
  })

  test.each(['expired', 'left'] as const)(
    '%s: an order without an answer is sent with the same key after the next login',
    async (reason) => {
      const { keepSession, dropSession } = await openStore()
      const { sendOnce } = await import('#stores/attempt.ts')
      const { CallError } = await import('#api/errors.ts')
      const { attemptKeys } = await import('#stores/storage-keys.ts')
      for (const order of Object.keys(attemptKeys) as (keyof typeof attemptKeys)[]) {
        const sent: string[] = []
        const lost = (key: string) => {
          sent.push(key)
          return Promise.reject(new CallError('order', { kind: 'unreachable' }))
        }
        keepSession(maria)
        await expect(sendOnce(order, maria, 'one', lost)).rejects.toThrow()
        dropSession(reason)
        keepSession(maria)
        await expect(sendOnce(order, maria, 'one', lost)).rejects.toThrow()
        expect(sent[0], order).toBe(sent[1])
      }
    },
  )

  test('a new login takes back the notice that the old one ended', async () => {
    const { $sessionEnded, keepSession, dropSession } = await openStore()
    keepSession(maria)
    dropSession('expired')
    keepSession(maria)
    expect($sessionEnded.get()).toBeUndefined()
  })
})

describe('two tabs', () => {
  test('a logout in one ends the session in the other, without another broadcast', async () => {
    const browser = fakeBrowser()
    const first = await openStore(browser.page())
    first.keepSession(maria)
    const second = await openStore(browser.page())
    second.keepSession(maria)
    first.dropSession('left')
    expect(second.$session.get()).toBeUndefined()
    expect(second.page.tab.get(slot)).toBeUndefined()
    expect(second.page.broadcasts).toEqual([])
    expect(second.$sessionEnded.get()).toBeUndefined()
  })

  test.each([
    ['of the same account', { ...maria, token: 'marias-other-token' }],
    ['of another account', { ...maria, token: 'joanas-token', account: 'joana' }],
  ])('a separate login %s goes on in the other tab, whatever ends in this one', async (_, own) => {
    const browser = fakeBrowser()
    const first = await openStore(browser.page())
    const second = await openStore(browser.page())
    for (const reason of ['left', 'expired'] as const) {
      first.keepSession(maria)
      second.keepSession(own)
      first.dropSession(reason)
      expect([second.$session.get(), second.$sessionEnded.get()]).toEqual([own, undefined])
      expect(second.page.tab.get(slot)).toBe(JSON.stringify(own))
    }
  })

  test('a broadcast of an older version of the page is ignored', async () => {
    const browser = fakeBrowser()
    const old = browser.page()
    const { $session, keepSession } = await openStore(browser.page())
    keepSession(maria)
    old.broadcast(JSON.parse('{"type":"logout","reason":"left"}'))
    expect($session.get()).toEqual(maria)
  })

  test('an expired session is shown in the other tab too, unless that has no session', async () => {
    const browser = fakeBrowser()
    const first = await openStore(browser.page())
    first.keepSession(maria)
    const second = await openStore(browser.page())
    second.keepSession(maria)
    const visitor = await openStore(browser.page())
    first.dropSession('expired')
    expect(second.$sessionEnded.get()).toBe('expired')
    expect(visitor.$sessionEnded.get()).toBeUndefined()
  })
})

describe('the content of storage', () => {
  const text = JSON.stringify(maria)
  test.each([
    '',
    'null',
    '{',
    '[]',
    '"token"',
    '{}',
    text.slice(0, -1),
    JSON.stringify({ ...maria, token: '' }),
    JSON.stringify({ ...maria, token: 7 }),
    JSON.stringify({ ...maria, role: 'visitor' }),
    JSON.stringify({ ...maria, role: 'owner' }),
    JSON.stringify({ ...maria, currency: undefined }),
    JSON.stringify({ ...maria, account: { toString: 1, valueOf: 1 } }),
  ])('%s is not a session', async (kept) => {
    const page = fakeBrowser().page()
    page.tab.set(slot, kept)
    const { $session, $role } = await openStore(page)
    expect([$session.get(), $role.get()]).toEqual([undefined, 'visitor'])
  })
})
