import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { openTab } from './fake-page.ts'

/** A load whose answers the test gives. */
async function open() {
  await openTab()
  const { resource } = await import('#stores/resource.ts')
  const { keepSession, dropSession, $session } = await import('#stores/account/auth/session.ts')
  const { CallError } = await import('#api/errors.ts')
  const session = (token: string) => keepSession({ token, role: 'member', account: token, currency: 'BRL' })
  session('first')
  const $asked = atom('a')
  const asked: { question: string; answer(value: string): void; fail(): void }[] = []
  const { $state, refresh, put } = resource($asked, (question) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    asked.push({ question, answer: resolve, fail: () => reject(new CallError('call', { kind: 'timeout' })) })
    return promise
  })
  const at = (index: number) => {
    const one = asked[index]
    if (!one) throw new Error(`question ${index} was not asked`)
    return one
  }
  const stop = $state.listen(() => undefined)
  const becomes = (state: object) => expect.poll(() => $state.get()).toEqual(state)
  return { $asked, $state, $session, asked, at, becomes, dropSession, put, refresh, session, stop }
}

test('it waits, is ready, and shows the last answer while another is on its way', async () => {
  const { $asked, $state, at, becomes } = await open()
  expect($state.get()).toEqual({ phase: 'waiting' })
  at(0).answer('A')
  await becomes({ phase: 'ready', value: 'A' })
  $asked.set('b')
  expect($state.get()).toEqual({ phase: 'refreshing', value: 'A' })
  at(1).answer('B')
  await becomes({ phase: 'ready', value: 'B' })
})

test.each(['answer', 'failure'] as const)('a slower earlier %s never replaces a later one', async (what) => {
  const { $asked, at, becomes } = await open()
  $asked.set('b')
  at(1).answer('B')
  await becomes({ phase: 'ready', value: 'B' })
  if (what === 'answer') at(0).answer('A')
  else at(0).fail()
  await Promise.resolve()
  await becomes({ phase: 'ready', value: 'B' })
})

test('a failure says why, and another try can succeed', async () => {
  const { $state, at, becomes, refresh } = await open()
  at(0).fail()
  await becomes({ phase: 'failed', fault: { kind: 'timeout' } })
  refresh()
  expect($state.get()).toEqual({ phase: 'waiting' })
  at(1).answer('A')
  await becomes({ phase: 'ready', value: 'A' })
})

test('nothing of a session is left after its end, and the next one asks for its own', async () => {
  const { $state, asked, at, becomes, dropSession, session } = await open()
  at(0).answer('of the first')
  await becomes({ phase: 'ready', value: 'of the first' })
  dropSession('left')
  expect($state.get()).toEqual({ phase: 'waiting' })
  expect(asked).toHaveLength(1)
  session('second')
  expect($state.get()).toEqual({ phase: 'waiting' })
  at(1).answer('of the second')
  await becomes({ phase: 'ready', value: 'of the second' })
})

test('an answer that comes after the end shows nothing', async () => {
  const { $state, at, dropSession } = await open()
  dropSession('left')
  at(0).answer('of the first')
  await Promise.resolve()
  expect($state.get()).toEqual({ phase: 'waiting' })
})

test('a session whose entitlements change loads nothing again', async () => {
  const { $session, asked, session } = await open()
  session('first')
  expect($session.get()?.token).toBe('first')
  expect(asked).toHaveLength(1)
})

test('an answer that came another way is shown, and one that is on its way is older', async () => {
  const { $state, at, becomes, put, session } = await open()
  put('newer')
  expect($state.get()).toEqual({ phase: 'ready', value: 'newer' })
  at(0).answer('A')
  await Promise.resolve()
  await becomes({ phase: 'ready', value: 'newer' })
  session('second')
  expect($state.get()).toEqual({ phase: 'waiting' })
})

test('a load without a request is asked once for each session', async () => {
  await openTab()
  const { resource } = await import('#stores/resource.ts')
  const { keepSession } = await import('#stores/account/auth/session.ts')
  const session = (token: string) => keepSession({ token, role: 'member', account: token, currency: 'BRL' })
  session('first')
  let loads = 0
  const { $state } = resource(async () => ++loads)
  const stop = $state.listen(() => undefined)
  await expect.poll(() => $state.get()).toEqual({ phase: 'ready', value: 1 })
  session('second')
  await expect.poll(() => $state.get()).toEqual({ phase: 'ready', value: 2 })
  stop()
})

test('a session that goes on with another token keeps what is shown until the new answer is there', async () => {
  const { $state, $session, at, becomes } = await open()
  const { renewSession } = await import('#stores/account/auth/session.ts')
  at(0).answer('A')
  await becomes({ phase: 'ready', value: 'A' })
  const session = $session.get()
  if (session) renewSession(session, 'renewed')
  expect($state.get()).toEqual({ phase: 'refreshing', value: 'A' })
  at(1).answer('B')
  await becomes({ phase: 'ready', value: 'B' })
})

test('what nobody looks at any more loads nothing, until somebody does again', async () => {
  const { $asked, $state, asked, at, becomes, session, stop } = await open()
  at(0).answer('A')
  await becomes({ phase: 'ready', value: 'A' })
  stop()
  // The store lives on for a second.
  session('second')
  $asked.set('b')
  expect(asked).toHaveLength(1)
  expect($state.value).toEqual({ phase: 'waiting' })
  $state.listen(() => undefined)
  expect(asked).toHaveLength(2)
  at(1).answer('B')
  await becomes({ phase: 'ready', value: 'B' })
})
