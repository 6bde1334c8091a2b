import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginPasskeyLogin } from '#contract/account/auth/begin-passkey-login.ts'
import { login } from '#contract/account/auth/login.ts'
import { passkeyLogin } from '#contract/account/auth/passkey-login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { beginPasskey } from '#contract/account/security/begin-passkey.ts'
import { confirmPasskey } from '#contract/account/security/confirm-passkey.ts'
import { getSecurity } from '#contract/account/security/get-security.ts'
import { removePasskey } from '#contract/account/security/remove-passkey.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { fullMember } from '#tests/contract/producers/passkeys.ts'
import { makeAgent } from '#tests/contract/producers/steps.ts'
import { giveAuthenticator } from '#tests/support/access.ts'
import { actsOf, messagesOf } from '#tests/support/audit.ts'
import { type Ceremony, softwareAuthenticator } from '#tests/support/authenticator.ts'
import { minutes } from '#tests/support/clock.ts'
import { siteUrl, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { addPasskey, enterWith, type Held, made, signed } from '#tests/support/passkeys.ts'
import { type Person, registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
let owner: Person
let held: Held
beforeAll(async () => {
  gateway = await testGateway()
  owner = await registerMember(gateway)
  held = await addPasskey(gateway, owner)
})
afterAll(() => gateway.close())

const phone = { headers: { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' } }
const elsewhere = { address: '203.0.113.77' }
const listOf = async (token: string) => (await gateway.call(getSecurity, {}, { token })).value().passkeys?.list

test('a passkey opens the account without letters and second step, even with an app and from a new place (rule 2.24)', async () => {
  const person = await registerMember(gateway)
  const { username, token } = person
  const own = await addPasskey(gateway, person, phone)
  const added = gateway.clock.now().toISOString()
  expect(await listOf(token)).toEqual([
    { ...own.passkey, name: 'Chrome · Android', kept: 'device', addedAt: added, lastUsedAt: null },
  ])
  await giveAuthenticator(gateway, person)
  await gateway.call(login, { username, password: 'wrong', type: 'username' }, elsewhere)
  gateway.clock.advance(minutes(1))
  const opened = (await enterWith(gateway, own, { uses: 1 }, elsewhere)).value()
  expect(opened).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  expect((await gateway.call(getMemberInfo, {}, { token: opened.token })).value().account).toBe(username)
  expect((await listOf(token))?.[0]?.lastUsedAt).toBe(gateway.clock.now().toISOString())
  expect(await actsOf(gateway, person)).toEqual(['passkey_added'])
  expect(await messagesOf(gateway, person)).toEqual(['passkey_added', 'login_new_place'])
})

describe('a login is refused', () => {
  const wrong: Readonly<Record<string, Ceremony>> = {
    'from another page': { origin: 'http://localhost.example' },
    'in a frame of another page': { frame: { crossOrigin: true, topOrigin: 'https://evil.example' } },
    'in a foreign frame, by a browser that does not name it': { frame: { crossOrigin: true } },
    'for another domain': { rpId: 'arara.example' },
    'with an answer to another question': { type: 'webauthn.create' },
    'by a device that did not check who holds it': { isVerified: false },
    'under the name of another account': { handle: Buffer.alloc(32).toString('base64url') },
  }
  test.each(Object.entries(wrong))('%s', async (_, ceremony) => {
    expect((await enterWith(gateway, held, ceremony)).code).toBe('passkey_refused')
  })

  test('with the signature of another device', async () => {
    const stranger = softwareAuthenticator(siteUrl)
    const answer = { ...(await signed(gateway, { ...held, device: stranger })), credentialId: held.device.credentialId }
    expect((await gateway.call(passkeyLogin, answer)).code).toBe('passkey_refused')
  })

  test('with a used challenge, after five minutes, and with a challenge that no login requested (rule 2.24)', async () => {
    const answer = await signed(gateway, held)
    expect((await gateway.call(passkeyLogin, answer)).code).toBeUndefined()
    expect((await gateway.call(passkeyLogin, answer)).code).toBe('passkey_refused')
    const late = await signed(gateway, held)
    gateway.clock.advance(minutes(5))
    expect((await gateway.call(passkeyLogin, late)).code).toBe('passkey_refused')
    const { challenge, rp } = (
      await gateway.call(beginPasskey, { password: owner.password }, { token: await fresh() })
    ).value()
    const strayed = held.device.use({ challenge, rpId: rp.id }, { handle: held.handle })
    expect((await gateway.call(passkeyLogin, strayed)).code).toBe('passkey_refused')
  })

  test('with a challenge whose first answer was wrong', async () => {
    const options = (await gateway.call(beginPasskeyLogin, {})).value()
    const bad = held.device.use(options, { handle: held.handle, isVerified: false })
    expect((await gateway.call(passkeyLogin, bad)).code).toBe('passkey_refused')
    const good = held.device.use(options, { handle: held.handle })
    expect((await gateway.call(passkeyLogin, good)).code).toBe('passkey_refused')
  })

  test('while the account is locked by wrong passwords (rule 2.24)', async () => {
    const person = await registerMember(gateway)
    const own = await addPasskey(gateway, person)
    const guess = { username: person.username, password: 'wrong', type: 'username' }
    for (let turn = 0; turn < 3; turn++) await gateway.call(login, guess, { address: `198.51.100.${turn}` })
    expect((await enterWith(gateway, own)).code).toBe('passkey_refused')
    gateway.clock.advance(minutes(31))
    expect((await enterWith(gateway, own)).code).toBeUndefined()
  })
})

/** A session of the owner’s that has not ended. */
const fresh = async () => (await enterWith(gateway, held)).value().token

test('a counter that does not increase is refused with a message, and the true device still opens the account (rule 2.24)', async () => {
  const person = await registerMember(gateway)
  const own = await addPasskey(gateway, person)
  expect((await enterWith(gateway, own, { uses: 5 })).code).toBeUndefined()
  for (const uses of [5, 4, 0]) expect((await enterWith(gateway, own, { uses })).code).toBe('passkey_refused')
  gateway.clock.advance(1)
  expect((await enterWith(gateway, own, { uses: 6 })).code).toBeUndefined()
  const messages = (await messagesOf(gateway, person)).filter((kind) => kind === 'passkey_copied')
  expect(messages).toHaveLength(1)
})

test('an agent logs in at the agents’ login only (rule 2.24)', async () => {
  const person = await registerMember(gateway)
  const own = await addPasskey(gateway, person)
  await makeAgent(gateway, person)
  expect((await enterWith(gateway, own)).code).toBe('not_a_member')
  const answer = await signed(gateway, own)
  expect((await gateway.call(passkeyLogin, { ...answer, portal: 'agent' })).code).toBeUndefined()
})

describe('a passkey is not added', () => {
  const wrong: Readonly<Record<string, Ceremony>> = {
    'from another page': { origin: 'https://arara.example' },
    'in a frame of another page': { frame: { crossOrigin: true, topOrigin: 'https://evil.example' } },
    'in a foreign frame, by a browser that does not name it': { frame: { crossOrigin: true } },
    'for another domain': { rpId: 'arara.example' },
    'with an answer to another question': { type: 'webauthn.get' },
    'by a device that did not check who holds it': { isVerified: false },
  }
  test.each(Object.entries(wrong))('%s', async (_, ceremony) => {
    const person = await registerMember(gateway)
    const { answer } = await made(gateway, person, ceremony)
    expect((await gateway.call(confirmPasskey, answer, person)).code).toBe('passkey_invalid')
    expect(await listOf(person.token)).toEqual([])
  })

  test('with the challenge of another account, a second time, or after five minutes (rule 2.23)', async () => {
    const [person, other] = [await registerMember(gateway), await registerMember(gateway)]
    const { answer, device } = await made(gateway, person)
    expect((await gateway.call(confirmPasskey, answer, other)).code).toBe('setup_expired')
    expect((await gateway.call(confirmPasskey, answer, person)).code).toBeUndefined()
    expect((await gateway.call(confirmPasskey, answer, person)).code).toBe('setup_expired')
    // The same key for another account.
    const again = await made(gateway, other, {}, device)
    expect((await gateway.call(confirmPasskey, again.answer, other)).code).toBe('passkey_invalid')
    const late = await made(gateway, person)
    gateway.clock.advance(minutes(5))
    expect((await gateway.call(confirmPasskey, late.answer, person)).code).toBe('setup_expired')
    expect(await messagesOf(gateway, other)).toEqual([])
  })

  test('beyond ten passkeys (rule 2.23)', async () => {
    const person = await fullMember(gateway)
    expect(await listOf(person.token)).toHaveLength(10)
    expect((await gateway.call(beginPasskey, { password: person.password }, person)).code).toBe('passkey_limit')
  })
})

test('a device that already has a passkey is refused, and a second device of the same kind gets a number', async () => {
  const person = await registerMember(gateway)
  const first = await addPasskey(gateway, person, phone)
  const options = (await gateway.call(beginPasskey, { password: person.password }, person)).value()
  const known = { id: first.device.credentialId, type: 'public-key', transports: ['internal'] }
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { id: first.handle, name: person.username },
    excludeCredentials: [known],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  expect((await addPasskey(gateway, person, phone)).passkey.name).toBe('Chrome · Android (2)')
})

test('a removed passkey opens nothing; removing needs the password and never affects another account (rule 2.23)', async () => {
  const [person, other] = [await registerMember(gateway), await registerMember(gateway)]
  const own = await addPasskey(gateway, person)
  const { passkeyId } = own.passkey
  const remove = (by: Person, password: string) => gateway.call(removePasskey, { passkeyId, password }, by)
  expect((await remove(other, other.password)).code).toBe('passkey_not_found')
  expect((await remove(person, 'not the password')).code).toBe('password_wrong')
  expect(await listOf(person.token)).toHaveLength(1)
  expect((await remove(person, person.password)).code).toBeUndefined()
  expect(await listOf(person.token)).toEqual([])
  expect((await enterWith(gateway, own)).code).toBe('passkey_refused')
  expect(await messagesOf(gateway, person)).toEqual(['passkey_added', 'passkey_removed'])
})

test('passkeys are off where the site has no address that browsers make passkeys for (rule 2.23)', async () => {
  const off = await testGateway({ env: { PUBLIC_SITE_URL: 'http://127.0.0.1:4321' } })
  const { token } = await registerMember(off)
  expect((await off.call(getPermission, {})).value().info.passkeyDomain).toBeNull()
  expect((await off.call(getSecurity, {}, { token })).value().passkeys).toBeNull()
  expect((await off.call(beginPasskeyLogin, {})).code).toBe('not_found')
  expect((await gateway.call(getPermission, {})).value().info.passkeyDomain).toBe('localhost')
  await off.close()
})
