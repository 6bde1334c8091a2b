import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { rotateSealKeys } from '#gateway/platform/sealing/seal-keys.ts'
import { forgetSealed } from '#gateway/platform/sealing/sealed-bodies.ts'
import { hours, seconds } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { type PublicKey, type Sealing, seal } from '#tests/support/seal.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function currentKey(): Promise<PublicKey> {
  const [key] = (await gateway.call(getKeys, {})).value().keys
  if (!key) throw new Error('no key')
  return key
}

/** A valid login with some changes. */
async function sealedLogin(changed: Partial<Sealing> = {}): Promise<{ sealed: string }> {
  const { username, password } = await registerMember(gateway)
  const body = { username, password, type: 'username' }
  const { method, path } = login
  return await seal({ key: await currentKey(), method, path, body, now: gateway.clock.now(), ...changed })
}

async function post(body: unknown): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await gateway.request(login.path, { method: 'POST', headers, body: JSON.stringify(body) })
  const envelope = (await response.json()) as { success: boolean; code?: string }
  return envelope.code ?? 'answered'
}

test('a sealed body is opened once', async () => {
  const body = await sealedLogin()
  expect(await post(body)).toBe('answered')
  expect(await post(body)).toBe('sealed_replayed')
})

test('only one of twenty simultaneous copies is opened', async () => {
  const body = await sealedLogin()
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)))
  expect(answers.filter((answer) => answer === 'answered')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'sealed_replayed')).toHaveLength(19)
})

test('a plain body is refused', async () => {
  const { username, password } = await registerMember(gateway)
  expect(await post({ username, password, type: 'username' })).toBe('sealed_required')
})

test('an id that the database cannot store is refused', async () => {
  for (const jti of ['\0'.repeat(16), `${'a'.repeat(20)}\0`, `${'a'.repeat(20)}\ud800`])
    expect(await post(await sealedLogin({ jti }))).toBe('sealed_invalid')
})

test('a body for another path or method is refused', async () => {
  expect(await post(await sealedLogin({ path: register.path }))).toBe('sealed_invalid')
  expect(await post(await sealedLogin({ method: 'PUT' }))).toBe('sealed_invalid')
})

test('other algorithms are refused', async () => {
  expect(await post(await sealedLogin({ enc: 'A128GCM' }))).toBe('sealed_invalid')
  expect(await post(await sealedLogin({ alg: 'ECDH-ES+A256KW' }))).toBe('sealed_invalid')
})

test('a body is valid for 60 seconds, and not before its time', async () => {
  const now = gateway.clock.now().getTime()
  expect(await post(await sealedLogin({ now: new Date(now - seconds(59)) }))).toBe('answered')
  expect(await post(await sealedLogin({ now: new Date(now - seconds(62)) }))).toBe('sealed_expired')
  expect(await post(await sealedLogin({ now: new Date(now + seconds(62)) }))).toBe('sealed_expired')
})

test('a used body stays refused for as long as it would be valid', async () => {
  const body = await sealedLogin()
  await post(body)
  gateway.clock.advance(seconds(59))
  await forgetSealed(gateway.deps.database, gateway.clock.now())
  expect(await post(body)).toBe('sealed_replayed')
  gateway.clock.advance(seconds(10))
  await forgetSealed(gateway.deps.database, gateway.clock.now())
  expect(await post(body)).toBe('sealed_expired')
})

test('a body that is not sealed is refused', async () => {
  const { sealed } = await sealedLogin()
  const parts = sealed.split('.')
  const torn = [...parts.slice(0, 3), 'AAAA', parts[4]].join('.')
  const noKid = [Buffer.from('{"alg":"ECDH-ES","enc":"A256GCM"}').toString('base64url'), ...parts.slice(1)].join('.')
  const packed = { ...JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString()), zip: 'DEF' }
  const zipped = [Buffer.from(JSON.stringify(packed)).toString('base64url'), ...parts.slice(1)].join('.')
  for (const wrong of ['', 'abc', 'a.b.c.d.e', torn, noKid, zipped]) {
    expect(await post({ sealed: wrong })).toBe('sealed_invalid')
  }
  for (const plain of [[], 'text', {}, { body: {}, method: 'POST', path: login.path, jti: 'short', iat: 1 }]) {
    expect(await post(await sealedLogin({ plain }))).toBe('sealed_invalid')
  }
})

test('the old key opens bodies after a rotation, and is unknown after the next', async () => {
  const { database } = gateway.deps
  const old = await currentKey()
  const rotate = async () => {
    gateway.clock.advance(hours(24))
    await rotateSealKeys(database, gateway.clock.now(), hours(24))
  }
  await rotate()
  expect((await currentKey()).kid).not.toBe(old.kid)
  const { keys } = (await gateway.call(getKeys, {})).value()
  expect(keys.map(({ kid }) => kid)).toContain(old.kid)
  expect(await post(await sealedLogin({ key: old }))).toBe('answered')
  await rotate()
  expect(await post(await sealedLogin({ key: old }))).toBe('sealed_key_unknown')
  // One more try with the key that is given out now.
  expect(await post(await sealedLogin())).toBe('answered')
  const kept = await rowsAs<{ kid: string }>(database, 'SELECT kid FROM seal_key')
  expect(kept).toHaveLength(2)
})

test('gateways that rotate at the same time create one key', async () => {
  const { database } = gateway.deps
  gateway.clock.advance(hours(25))
  const before = await currentKey()
  await Promise.all(Array.from({ length: 4 }, () => rotateSealKeys(database, gateway.clock.now(), hours(24))))
  const { keys } = (await gateway.call(getKeys, {})).value()
  expect(keys[1]?.kid).toBe(before.kid)
})
