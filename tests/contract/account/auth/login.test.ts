import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCaptcha } from '#contract/account/auth/get-captcha.ts'
import { login } from '#contract/account/auth/login.ts'
import { argonHasher } from '#gateway/account/auth/passwords.ts'
import { minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember } from '#tests/support/people.ts'

const letters = 'ACEFH'
let gateway: TestGateway
let comparisons = 0
let person: Person
beforeAll(async () => {
  const verify = (stored: string | null, password: string) => {
    comparisons += 1
    return argonHasher.verify(stored, password)
  }
  gateway = await testGateway({ auth: { captchaText: () => letters, hasher: { ...argonHasher, verify } } })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.advance(minutes(24 * 61))
  person = await registerMember(gateway)
  comparisons = 0
})

/** Tries with the right letters of a fresh picture. */
async function attempt(username: string, password: string, address = '192.0.2.1') {
  const { captchaId } = (await gateway.call(getCaptcha, {})).value()
  return await tryPlain(username, password, { captchaId, captcha: letters }, address)
}

async function tryPlain(username: string, password: string, more: object = {}, address = '192.0.2.1') {
  return await gateway.call(login, { username, password, type: 'username', ...more }, { address })
}

test('the name is compared without case and outer spaces (rule 2.1)', async () => {
  expect((await tryPlain(`  ${person.username.toUpperCase()} `, person.password)).code).toBeUndefined()
})

test('the password is compared with all its spaces (rule 2.1)', async () => {
  expect((await tryPlain(person.username, `${person.password} `)).code).toBe('login_failed')
})

test('the third failure locks for 30 minutes, and the lock looks like a wrong password (rules 2.2 and 2.3)', async () => {
  for (let failures = 0; failures < 3; failures++) await attempt(person.username, 'wrong')
  const wrong = await attempt(person.username, 'wrong')
  const locked = await attempt(person.username, person.password)
  expect([locked.status, locked.envelope]).toEqual([wrong.status, wrong.envelope])
  expect(locked.envelope).toMatchObject({ success: false, code: 'login_failed', value: { captcha: true } })
  gateway.clock.advance(minutes(29.9))
  expect((await attempt(person.username, person.password)).code).toBe('login_failed')
  gateway.clock.advance(minutes(0.2))
  expect((await attempt(person.username, person.password)).code).toBeUndefined()
})

test('failures further apart than 30 minutes do not lock', async () => {
  await attempt(person.username, 'wrong')
  await attempt(person.username, 'wrong')
  gateway.clock.advance(minutes(31))
  await attempt(person.username, 'wrong')
  expect((await attempt(person.username, person.password)).code).toBeUndefined()
})

test('a success clears the failures (rule 2.3)', async () => {
  await attempt(person.username, 'wrong')
  await attempt(person.username, 'wrong')
  await attempt(person.username, person.password)
  await attempt(person.username, 'wrong')
  expect((await attempt(person.username, person.password)).code).toBeUndefined()
})

test('ten simultaneous failures are all counted, and the lock holds (rule 2.3)', async () => {
  for (let failures = 0; failures < 2; failures++) await attempt(person.username, 'wrong')
  const wrong = Array.from({ length: 10 }, (_, index) => attempt(person.username, `wrong ${index}`))
  await Promise.all(wrong)
  expect((await attempt(person.username, person.password)).code).toBe('login_failed')
})

test('unknown, wrong and locked cost the same work and get the same answer (rule 2.2)', async () => {
  const unknown = await attempt('nobodyofthatname', person.password, '192.0.2.2')
  expect(comparisons).toBe(1)
  const wrong = await attempt(person.username, 'wrong', '192.0.2.3')
  expect(comparisons).toBe(2)
  for (let failures = 0; failures < 3; failures++) await attempt(person.username, 'wrong', '192.0.2.3')
  const before = comparisons
  const locked = await attempt(person.username, person.password, '192.0.2.3')
  expect(comparisons).toBe(before + 1)
  for (const answer of [unknown, wrong, locked]) {
    expect([answer.status, answer.envelope]).toEqual([401, wrong.envelope])
  }
})

test('an unknown name is locked and asked for letters like a known one (rule 2.2)', async () => {
  for (const name of [person.username, 'nobodyofthatname']) {
    const codes = []
    codes.push((await tryPlain(name, 'wrong', {}, '192.0.2.4')).code)
    codes.push((await tryPlain(name, 'wrong', {}, '192.0.2.4')).code)
    codes.push((await attempt(name, 'wrong', '192.0.2.4')).code)
    expect(codes).toEqual(['login_failed', 'captcha_required', 'login_failed'])
    gateway.clock.advance(minutes(24 * 61))
  }
})

test('after a failure the letters are checked before the password (rule 2.4)', async () => {
  await tryPlain(person.username, 'wrong')
  expect((await tryPlain(person.username, person.password)).code).toBe('captcha_required')
  comparisons = 0
  const { captchaId } = (await gateway.call(getCaptcha, {})).value()
  expect((await tryPlain(person.username, person.password, { captchaId, captcha: 'XXXXX' })).code).toBe('captcha_wrong')
  expect(comparisons).toBe(0)
  // The picture is used up: the right letters come too late.
  expect((await tryPlain(person.username, person.password, { captchaId, captcha: letters })).code).toBe('captcha_wrong')
  expect((await attempt(person.username, person.password)).code).toBeUndefined()
  // A success ends it.
  expect((await tryPlain(person.username, person.password)).code).toBeUndefined()
})

test('after a failure only that name at that address needs letters (rule 2.4)', async () => {
  const other = await registerMember(gateway)
  await tryPlain(person.username, 'wrong', {}, '192.0.2.9')
  expect((await tryPlain(other.username, other.password, {}, '192.0.2.9')).code).toBeUndefined()
  expect((await tryPlain(person.username.toUpperCase(), person.password, {}, '192.0.2.9')).code).toBe(
    'captcha_required',
  )
  expect((await tryPlain(person.username, person.password, {}, '192.0.2.10')).code).toBeUndefined()
})

test('an address that tries many names needs letters, and a successful login does not change that (rule 2.4)', async () => {
  for (let names = 0; names < gateway.deps.config.captchaAfter; names++) {
    expect((await tryPlain(`nobody${names}`, 'wrong', {}, '2001:db8::1')).code).toBe('login_failed')
    if (names === 1) expect((await tryPlain(person.username, person.password, {}, '2001:db8::1')).code).toBeUndefined()
  }
  // IPv6 counts by household.
  expect((await tryPlain('nobody', 'wrong', {}, '2001:db8::2')).code).toBe('captcha_required')
  expect((await attempt(person.username, person.password, '2001:db8::1')).code).toBeUndefined()
  expect((await tryPlain('nobody', 'wrong', {}, '2001:db8::1')).code).toBe('captcha_required')
  gateway.clock.advance(minutes(30))
  expect((await tryPlain('nobody', 'wrong', {}, '2001:db8::1')).code).toBe('login_failed')
})

test('a captcha is valid for five minutes, and case is ignored (rule 2.4)', async () => {
  await tryPlain(person.username, 'wrong')
  const old = (await gateway.call(getCaptcha, {})).value()
  gateway.clock.advance(minutes(5.1))
  expect((await tryPlain(person.username, person.password, { captchaId: old.captchaId, captcha: letters })).code).toBe(
    'captcha_wrong',
  )
  const { captchaId, image } = (await gateway.call(getCaptcha, {})).value()
  expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG')
  const answer = { captchaId, captcha: letters.toLowerCase() }
  expect((await tryPlain(person.username, person.password, answer)).code).toBeUndefined()
})

test('only a caller with the right password learns that the account is disabled', async () => {
  const { database, now } = gateway.deps
  await database.query('UPDATE member SET disabled_at = :disabledAt WHERE account = :username', {
    username: person.username,
    disabledAt: now(),
  })
  expect((await tryPlain(person.username, person.password)).code).toBe('account_disabled')
  expect((await tryPlain(person.username, 'wrong')).code).toBe('login_failed')
})
