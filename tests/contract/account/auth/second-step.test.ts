import { generate, generateSecret } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { sendVerification } from '#contract/account/auth/send-verification.ts'
import { type VerificationOffer, verifyLogin } from '#contract/account/auth/verify-login.ts'
import type { Access } from '#gateway/account/auth/access.ts'
import { accessSetting } from '#gateway/account/auth/access-settings.ts'
import { verifyLogin as answerStep } from '#gateway/account/auth/verify-login.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { lastCode, mobileMember } from '#tests/support/access.ts'
import { minutes } from '#tests/support/clock.ts'
import { dyingAfter } from '#tests/support/dying.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const home = '192.0.2.1'
let places = 0
const elsewhere = () => `198.51.100.${++places}`

const logInFrom = (address: string, { username, password }: Person) =>
  gateway.call(login, { username, password, type: 'username' }, { address })

async function begin(person: Person, address = elsewhere()): Promise<VerificationOffer> {
  const { envelope } = await logInFrom(address, person)
  expect(envelope).toMatchObject({ success: false, code: 'verification_required' })
  return ('code' in envelope ? envelope.value : undefined) as VerificationOffer
}

const verify = (verificationId: string, method: string, code: string, address = home) =>
  gateway.call(verifyLogin, { verificationId, method, code }, { address })

async function setColumn(person: Person, column: 'payee_name' | 'email', value: string): Promise<void> {
  const { database, now } = gateway.deps
  await database.query(
    `UPDATE member SET ${column} = :value2, email_verified_at = :emailVerifiedAt WHERE account = :username`,
    { username: person.username, value2: value, emailVerifiedAt: now() },
  )
}

test('a login from a new address needs a code by SMS; after it the address is known (rule 3.4)', async () => {
  const person = await mobileMember(gateway, home)
  expect((await logInFrom(home, person)).code).toBeUndefined()
  const address = elsewhere()
  const offer = await begin(person, address)
  expect(offer).toMatchObject({ methods: ['sms'], hints: { sms: `•••• ${person.username.slice(-4)}` } })
  const sent = await gateway.call(sendVerification, { verificationId: offer.verificationId, method: 'sms' })
  expect(sent.value()).toEqual({ expiredMinutes: 3 })
  const code = await lastCode(gateway, person.username)
  const opened = await verify(offer.verificationId, 'sms', code, address)
  expect(opened.value()).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  expect((await logInFrom(address, person)).code).toBeUndefined()
  expect((await verify(offer.verificationId, 'sms', code, address)).code).toBe('verification_expired')
})

test('a code is valid only for its login', async () => {
  const person = await mobileMember(gateway, home)
  const [first, second] = [await begin(person), await begin(person)]
  await gateway.call(sendVerification, { verificationId: first.verificationId, method: 'sms' })
  const code = await lastCode(gateway, person.username)
  expect((await verify(second.verificationId, 'sms', code)).code).toBe('code_wrong')
  expect((await verify(first.verificationId, 'sms', code)).code).toBeUndefined()
})

test('the code can come by e-mail, to a masked address (rule 3.4)', async () => {
  const person = await registerMember(gateway, { address: home })
  const email = `${person.username}@example.com`
  await setColumn(person, 'email', email)
  const { verificationId, methods, hints } = await begin(person)
  expect({ methods, hints }).toEqual({
    methods: ['email'],
    hints: { email: `${person.username.slice(0, 1)}•••@example.com` },
  })
  await gateway.call(sendVerification, { verificationId, method: 'email' })
  expect((await verify(verificationId, 'email', await lastCode(gateway, email))).code).toBeUndefined()
})

test('the code can come from an authenticator app, each once', async () => {
  const person = await registerMember(gateway, { address: home })
  const { database, now } = gateway.deps
  const secret = generateSecret()
  await database.query(
    'INSERT INTO member_authenticator (member_id, secret, created_at) SELECT id, :secret, :createdAt FROM member WHERE account = :username',
    { username: person.username, secret, createdAt: now() },
  )
  const code = await generate({ secret, epoch: Math.floor(now().getTime() / 1000) })
  const first = await begin(person)
  expect(first).toMatchObject({ methods: ['authenticator'], hints: {} })
  const stale = await generate({ secret, epoch: Math.floor(now().getTime() / 1000) - 120 })
  expect((await verify(first.verificationId, 'authenticator', stale)).code).toBe('code_wrong')
  expect((await verify(first.verificationId, 'authenticator', code)).code).toBeUndefined()
  const second = await begin(person)
  expect((await verify(second.verificationId, 'authenticator', code)).code).toBe('code_wrong')
})

test('the account holder’s name is accepted without accents; five wrong answers end the step (rule 3.4)', async () => {
  const person = await registerMember(gateway, { address: home })
  await setColumn(person, 'payee_name', 'João da Conceição')
  const right = await begin(person)
  expect((await verify(right.verificationId, 'payeeName', ' joao DA  conceicao ')).code).toBeUndefined()
  const address = elsewhere()
  const { verificationId } = await begin(person, address)
  for (let tries = 0; tries < 5; tries++)
    expect((await verify(verificationId, 'payeeName', 'José')).code).toBe('code_wrong')
  expect((await verify(verificationId, 'payeeName', 'João da Conceição')).code).toBe('verification_expired')
  // The failed step counts as one failed login.
  expect((await logInFrom(address, person)).code).toBe('captcha_required')
})

test('of simultaneous wrong answers five are compared', async () => {
  const person = await registerMember(gateway, { address: home })
  await setColumn(person, 'payee_name', 'Maria')
  const { verificationId } = await begin(person)
  const answers = await Promise.all(Array.from({ length: 12 }, () => verify(verificationId, 'payeeName', 'José')))
  expect(answers.filter(({ code }) => code === 'code_wrong')).toHaveLength(5)
  expect(answers.filter(({ code }) => code === 'verification_expired')).toHaveLength(7)
})

test('an answer whose gateway dies while it is compared costs no try (rule 3.4)', async () => {
  const person = await registerMember(gateway, { address: home })
  await setColumn(person, 'payee_name', 'Maria')
  const { verificationId } = await begin(person)
  const answer = { verificationId, method: 'payeeName', code: 'José' } as const
  const ports = { messages: {} } as Access['ports']
  let deaths = 0
  for (let statements = 1; statements <= 20; statements++) {
    const database = dyingAfter(gateway.deps.database, statements, () => {
      throw new Error('killed')
    })
    const failure = await answerStep(
      { deps: { ...gateway.deps, database }, ports },
      answer,
      {} as RequestContext,
    ).catch((error: Error) => error.message)
    if (failure !== 'killed') break
    deaths++
  }
  // The last death comes after the commit, and the one answer after it lived.
  expect(deaths).toBeGreaterThan(3)
  for (let tries = 2; tries < 5; tries++)
    expect((await verify(verificationId, 'payeeName', 'José')).code).toBe('code_wrong')
  expect((await verify(verificationId, 'payeeName', 'Maria')).code).toBe('verification_expired')
})

test('a step ends after ten minutes, and when the account is disabled (rule 3.4)', async () => {
  const person = await registerMember(gateway, { address: home })
  await setColumn(person, 'payee_name', 'Maria')
  const { verificationId } = await begin(person)
  gateway.clock.advance(minutes(10))
  expect((await verify(verificationId, 'payeeName', 'Maria')).code).toBe('verification_expired')
  const second = await begin(person)
  const { database, now } = gateway.deps
  await database.query('UPDATE member SET disabled_at = :disabledAt WHERE account = :username', {
    username: person.username,
    disabledAt: now(),
  })
  expect((await verify(second.verificationId, 'payeeName', 'Maria')).code).toBe('verification_expired')
})

test('there is no second step for an account without a method, or if the operator has switched it off', async () => {
  const bare = await registerMember(gateway, { address: home })
  expect((await logInFrom(elsewhere(), bare)).code).toBeUndefined()
  const person = await mobileMember(gateway, home)
  const { database, now } = gateway.deps
  await writeSetting(database, accessSetting, { passwordExpiryDays: 0, verifyNewAddress: false }, now())
  expect((await logInFrom(elsewhere(), person)).code).toBeUndefined()
  await database.query('DELETE FROM system_setting WHERE name = :accessSetting', { accessSetting })
})
