import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { setPasswordByPhone } from '#contract/account/auth/set-password-by-phone.ts'
import { type VerificationOffer, verifyLogin } from '#contract/account/auth/verify-login.ts'
import { beginAuthenticator } from '#contract/account/security/begin-authenticator.ts'
import { confirmAuthenticator } from '#contract/account/security/confirm-authenticator.ts'
import { getSecurity } from '#contract/account/security/get-security.ts'
import { removeAuthenticator } from '#contract/account/security/remove-authenticator.ts'
import { renewRecoveryCodes } from '#contract/account/security/renew-recovery-codes.ts'
import { appCode, loginCode, mobileMember } from '#tests/support/access.ts'
import { actsOf, messagesOf } from '#tests/support/audit.ts'
import { minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** An account whose app is on. */
async function protectedBy(person: Person) {
  const { token, password } = person
  const { secret } = (await gateway.call(beginAuthenticator, { password }, { token })).value()
  const code = await appCode(gateway, secret)
  const { recoveryCodes } = (await gateway.call(confirmAuthenticator, { code }, { token })).value()
  return { secret, recoveryCodes }
}

/** A login, which must ask for the second step. */
async function begin({ username, password }: Pick<Person, 'username' | 'password'>, type = 'username') {
  const { envelope } = await gateway.call(login, { username, password, type })
  expect(envelope).toMatchObject({ success: false, code: 'verification_required' })
  return ('code' in envelope ? envelope.value : undefined) as VerificationOffer
}

const verify = ({ verificationId }: VerificationOffer, method: string, code: string) =>
  gateway.call(verifyLogin, { verificationId, method, code })
const app = async (token: string) => (await gateway.call(getSecurity, {}, { token })).value().authenticator

test('the secret is active once a code confirms it, and then every login needs the app (rule 2.20)', async () => {
  const person = await registerMember(gateway)
  const { token, password } = person
  const setup = (await gateway.call(beginAuthenticator, { password }, { token })).value()
  expect(setup.address).toMatch(new RegExp(`^otpauth://totp/.*${person.username}\\?secret=${setup.secret}&`))
  expect((await gateway.call(confirmAuthenticator, { code: '12345' }, { token })).code).toBe('code_wrong')
  expect(await app(token)).toEqual({ since: null, codesLeft: 0 })
  expect((await gateway.call(login, { username: person.username, password, type: 'username' })).code).toBeUndefined()
  const code = await appCode(gateway, setup.secret)
  expect((await gateway.call(confirmAuthenticator, { code }, { token })).value().recoveryCodes).toHaveLength(10)
  expect(await app(token)).toEqual({ since: gateway.clock.now().toISOString(), codesLeft: 10 })
  const offer = await begin(person)
  expect(offer.methods).toEqual(['authenticator', 'recoveryCode'])
  // The code that confirmed it is used up.
  expect((await verify(offer, 'authenticator', code)).code).toBe('code_wrong')
  gateway.clock.advance(minutes(1))
  const next = await appCode(gateway, setup.secret)
  expect((await verify(offer, 'authenticator', next)).code).toBeUndefined()
  expect((await verify(await begin(person), 'authenticator', next)).code).toBe('code_wrong')
  expect(await actsOf(gateway, person)).toEqual(['authenticator_added'])
  expect(await messagesOf(gateway, person)).toEqual(['authenticator_added'])
})

test('an unconfirmed secret is void after ten minutes (rule 2.20)', async () => {
  const { token, password } = await registerMember(gateway)
  const { secret } = (await gateway.call(beginAuthenticator, { password }, { token })).value()
  gateway.clock.advance(minutes(10))
  const code = await appCode(gateway, secret)
  expect((await gateway.call(confirmAuthenticator, { code }, { token })).code).toBe('setup_expired')
})

test('a recovery code opens one login of its own account, however it is typed, and is stored nowhere (rule 2.20)', async () => {
  const [owner, other] = [await registerMember(gateway), await registerMember(gateway)]
  const { recoveryCodes } = await protectedBy(owner)
  const [foreign = ''] = (await protectedBy(other)).recoveryCodes
  const [code = ''] = recoveryCodes
  const offer = await begin(owner)
  expect((await verify(offer, 'recoveryCode', foreign)).code).toBe('code_wrong')
  expect((await verify(offer, 'recoveryCode', ` ${code.toUpperCase().replaceAll('-', ' ')} `)).code).toBeUndefined()
  expect((await verify(await begin(owner), 'recoveryCode', code)).code).toBe('code_wrong')
  expect((await app(owner.token)).codesLeft).toBe(9)
  const rows = await rowsAs<{ text: string }>(gateway.deps.database, 'SELECT r::text AS text FROM recovery_code r')
  for (const { text } of rows) expect(recoveryCodes.some((kept) => text.includes(kept))).toBe(false)
})

test('neither a login by SMS nor a recovery by phone bypasses the app (rule 2.20)', async () => {
  const person = await mobileMember(gateway)
  await protectedBy(person)
  gateway.clock.advance(minutes(4))
  const mobileNum = person.username
  const offer = await begin({ username: mobileNum, password: await loginCode(gateway, mobileNum) }, 'sms')
  expect(offer.methods).toEqual(['authenticator', 'recoveryCode'])
  expect((await verify(offer, 'sms', '000000')).code).toBe('method_not_available')
  const verificationCode = await loginCode(gateway, mobileNum, 'password')
  const request = { mobileNum, verificationCode, newPassword: 'garças-voam-cedo' }
  expect((await gateway.call(setPasswordByPhone, request)).code).toBe('verification_required')
  await begin({ username: mobileNum, password: 'garças-voam-cedo' })
})

test('new recovery codes void the old ones and need password and app (rule 2.20)', async () => {
  const person = await registerMember(gateway)
  const { password, token } = person
  const { secret, recoveryCodes } = await protectedBy(person)
  const [old = ''] = recoveryCodes
  expect((await gateway.call(renewRecoveryCodes, { password, code: old }, { token })).code).toBe('code_wrong')
  gateway.clock.advance(minutes(1))
  const code = await appCode(gateway, secret)
  const renewed = (await gateway.call(renewRecoveryCodes, { password, code }, { token })).value().recoveryCodes
  expect(renewed).not.toContain(old)
  expect((await verify(await begin(person), 'recoveryCode', old)).code).toBe('code_wrong')
  expect((await verify(await begin(person), 'recoveryCode', renewed[0] ?? '')).code).toBeUndefined()
})

test('the app is removed by password and code, or by a recovery code without the phone; wrong codes lock (rule 2.20)', async () => {
  const person = await registerMember(gateway)
  const { password, token } = person
  const { recoveryCodes } = await protectedBy(person)
  const remove = (code: string) => gateway.call(removeAuthenticator, { password, code }, { token })
  for (let tries = 0; tries < 3; tries++) expect((await remove('000000')).code).toBe('code_wrong')
  expect((await remove(recoveryCodes[0] ?? '')).code).toBe('rate_limited')
  gateway.clock.advance(minutes(29))
  await app(token)
  gateway.clock.advance(minutes(2))
  expect((await remove(recoveryCodes[0] ?? '')).value()).toEqual({})
  expect(await app(token)).toEqual({ since: null, codesLeft: 0 })
  expect((await gateway.call(login, { username: person.username, password, type: 'username' })).code).toBeUndefined()
  expect(await messagesOf(gateway, person)).toEqual(['authenticator_added', 'authenticator_removed'])
})
