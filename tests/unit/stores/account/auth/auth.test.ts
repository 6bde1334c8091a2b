import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { login as loginCall } from '#contract/account/auth/login.ts'
import { logout as logoutCall } from '#contract/account/auth/logout.ts'
import { register as registerCall } from '#contract/account/auth/register.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, type Person, registerMember, registration } from '#tests/support/people.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { faultOfStore, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
let maria: Person
beforeAll(async () => {
  gateway = await testGateway()
  maria = await fundedMember(gateway, 50_00n)
})
afterAll(() => gateway.close())
beforeEach(() => void vi.stubGlobal('location', { origin: 'https://arara.test', hostname: 'arara.test' }))

async function open(page = fakeBrowser().page('/login/')) {
  const site = await openSite(gateway, page)
  return {
    ...site,
    ...(await import('#stores/account/auth/open-session.ts')),
    ...(await import('#stores/account/auth/auth.ts')),
    ...(await import('#stores/account/auth/logout.ts')),
    ...(await import('#stores/account/auth/registration.ts')),
    ...(await import('#stores/money/balance/balance.ts')),
  }
}

test('a login begins a session with its account and balance', async () => {
  const { network, page, login, $session, $wallet } = await open()
  await login({ username: ` ${maria.username} `, password: maria.password })
  expect($session.get()).toMatchObject({ role: 'member', account: maria.username, currency: 'BRL' })
  expect($wallet.get()).toEqual({ amount: 50_00n, held: 0n, currency: 'BRL', stale: false })
  expect(page.tab.get('arara.session')).toContain($session.get()?.token)
  const [sent] = network.sentTo(loginCall)
  expect(sent?.body).toMatch(/^\{"sealed":"[\w.-]+"\}$/)
})

test('the password is sent sealed and stored nowhere', async () => {
  const { network, page, login } = await open()
  await login({ username: maria.username, password: maria.password })
  expect(JSON.stringify(network.sent)).not.toContain(maria.password)
  expect(page.tab.get('arara.session')).not.toContain(maria.password)
})

test('a refused login begins no session', async () => {
  const { page, login, $session } = await open()
  const fault = await faultOfStore(login({ username: 'nobody77', password: 'not this one' }))
  expect(fault).toMatchObject({ kind: 'refused', code: 'login_failed' })
  expect($session.get()).toBeUndefined()
  expect(page.tab.get('arara.session')).toBeUndefined()
})

test('if the account cannot be loaded, no session begins', async () => {
  const { network, playForFree, $session } = await open()
  network.down(getMemberInfo)
  expect(await faultOfStore(playForFree())).toEqual({ kind: 'unreachable' })
  expect($session.get()).toBeUndefined()
})

test('after a failed load of the keys, the next sealed call loads them again', async () => {
  const { network, register, $session } = await open()
  const form = registration()
  network.down(getKeys)
  expect(await faultOfStore(register(form))).toEqual({ kind: 'unreachable' })
  expect(network.sentTo(registerCall)).toEqual([])
  await register(form)
  expect($session.get()?.account).toBe(form.username)
})

test('a registration begins a session; one that breaks a rule names the fields', async () => {
  const { register, $session, $wallet } = await open()
  const { username, password, terms } = registration()
  const wrong = { username: 'x', password, confirmPassword: 'another', terms }
  expect(await faultOfStore(register(wrong))).toMatchObject({
    code: 'field_invalid',
    value: { fields: { username: { reason: 'length', min: 6, max: 16 }, confirmPassword: { reason: 'mismatch' } } },
  })
  expect($session.get()).toBeUndefined()
  await register({ username: ` ${username} `, password, confirmPassword: password, terms })
  expect($session.get()).toMatchObject({ role: 'member', account: username })
  expect($wallet.get()?.amount).toBe(0n)
})

test('free play begins a trial session with play money', async () => {
  const { playForFree, $session, $wallet } = await open()
  await playForFree()
  expect($session.get()).toMatchObject({ role: 'trial', currency: 'FUN' })
  expect($wallet.get()?.currency).toBe('FUN')
  expect($wallet.get()?.amount).toBeGreaterThan(0n)
})

test('a logout ends the session here, in the other tabs and on the server (rule 2.11)', async () => {
  const browser = fakeBrowser()
  const { playForFree, logout, $session, $wallet } = await open(browser.page())
  await playForFree()
  const session = $session.get()
  if (!session) throw new Error('no session')
  const other = await open(browser.page())
  other.keepSession(session)
  await logout()
  expect([$session.get(), $wallet.get(), other.$session.get()]).toEqual([undefined, undefined, undefined])
  expect((await gateway.call(getBalance, {}, { token: session.token })).code).toBe('session_expired')
})

test('a logout waits a short time for running calls, so that they are not refused', async () => {
  const { network, playForFree, logout, refreshBalance } = await open()
  const leaveDuring = async (end: (release: () => void) => Promise<unknown>) => {
    await playForFree()
    const before = network.sentTo(logoutCall).length
    const sent = () => network.sentTo(logoutCall).length - before
    const { answered, release } = network.hold(getBalance)
    const reading = refreshBalance()
    await answered
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const leaving = logout()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent()).toBe(0)
    await end(release)
    await leaving
    vi.useRealTimers()
    release()
    await reading
    expect(sent()).toBe(1)
  }
  await leaveDuring(async (release) => release())
  await leaveDuring(() => vi.advanceTimersByTimeAsync(1_000))
})

test('a new password in one tab ends another tab’s own login by its next call, and this one goes on (rule 3.7)', async () => {
  const { username, password } = await registerMember(gateway)
  const browser = fakeBrowser()
  const other = await open(browser.page())
  await other.login({ username, password })
  const one = await open(browser.page())
  await one.login({ username, password })
  const before = one.$session.get()?.token
  const { changePassword } = await import('#stores/account/auth/recovery.ts')
  await changePassword(password, 'tucanos-voam-perto')
  expect([one.$session.get()?.account, other.$session.get()?.account]).toEqual([username, username])
  expect(one.$session.get()?.token).not.toBe(before)
  await other.refreshBalance()
  expect([other.$session.get(), other.$sessionEnded.get()]).toEqual([undefined, 'expired'])
  expect([one.$session.get()?.account, one.$sessionEnded.get()]).toEqual([username, undefined])
  await one.refreshBalance()
  expect(one.$wallet.get()?.stale).toBe(false)
})

test('without a network a logout fails visibly, but the tab forgets the session', async () => {
  const { network, page, playForFree, logout, $session } = await open()
  await playForFree()
  network.down(logoutCall)
  expect(await faultOfStore(logout())).toEqual({ kind: 'unreachable' })
  expect($session.get()).toBeUndefined()
  expect(page.tab.get('arara.session')).toBeUndefined()
  expect(page.broadcasts).toEqual([{ type: 'logout', reason: 'left', session: expect.any(Number) }])
})

test('a visitor’s logout sends nothing', async () => {
  const { network, logout } = await open()
  await logout()
  expect(network.sent).toEqual([])
})

test('an expired token ends the session once, however many calls find out', async () => {
  const { page, playForFree, refreshBalance, $session, $sessionEnded } = await open()
  await playForFree()
  await gateway.call(logoutCall, {}, { token: $session.get()?.token ?? '' })
  await Promise.all([refreshBalance(), refreshBalance(), refreshBalance()])
  expect($session.get()).toBeUndefined()
  expect($sessionEnded.get()).toBe('expired')
  expect(page.broadcasts).toEqual([{ type: 'logout', reason: 'expired', session: expect.any(Number) }])
})

test('a late refusal of an old token does not end the session begun since', async () => {
  const { network, playForFree, refreshBalance, $session } = await open()
  await playForFree()
  await gateway.call(logoutCall, {}, { token: $session.get()?.token ?? '' })
  const held = network.hold(getBalance)
  const reading = refreshBalance()
  await held.answered
  await playForFree()
  const begun = $session.get()
  held.release()
  await reading
  expect(begun).toBeDefined()
  expect($session.get()).toEqual(begun)
})
