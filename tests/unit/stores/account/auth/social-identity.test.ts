import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fakeIdentities, mobileMember } from '#tests/support/access.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registration } from '#tests/support/people.ts'
import { faultOfStore, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ auth: { identities: fakeIdentities } })
})
afterAll(() => gateway.close())

async function open() {
  vi.stubGlobal('location', { origin: 'https://arara.test', hostname: 'arara.test' })
  const tab = await openSite(gateway)
  return {
    ...tab,
    ...(await import('#stores/account/auth/social-identity.ts')),
    ...(await import('#stores/account/auth/proved-identity.ts')),
    ...(await import('#stores/account/auth/registration.ts')),
  }
}

test('an identity with an account logs in', async () => {
  const { username } = await mobileMember(gateway)
  const { enterWith, $session, $identity } = await open()
  expect(await enterWith({ channel: 'phone', idToken: `phone:${username}` })).toBe(true)
  expect($session.get()).toMatchObject({ role: 'member', account: username })
  expect($identity.get()).toBeUndefined()
})

test('an identity without an account waits for the registration, which gets it (rule 3.9)', async () => {
  const identity = { channel: 'google', idToken: 'person:newcomer' } as const
  const first = await open()
  expect(await first.enterWith(identity)).toBe(false)
  expect(first.$identity.get()).toEqual(identity)
  const { username, password, confirmPassword } = registration()
  const proof = { firebaseChannel: identity.channel, firebaseIdToken: identity.idToken }
  await first.register({ username, password, confirmPassword, terms: true, ...proof })
  const second = await open()
  expect(await second.enterWith(identity)).toBe(true)
  expect(second.$session.get()).toMatchObject({ account: username })
})

test('an invalid token is refused, and nothing waits', async () => {
  const { enterWith, $identity } = await open()
  expect(await faultOfStore(enterWith({ channel: 'facebook', idToken: 'forged' }))).toMatchObject({
    code: 'identity_invalid',
  })
  expect($identity.get()).toBeUndefined()
})
