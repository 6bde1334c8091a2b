import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePassword } from '#contract/account/auth/change-password.ts'
import { forgotPassword } from '#contract/account/auth/forgot-password.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { resetPassword } from '#contract/account/auth/reset-password.ts'
import { setPasswordByPhone } from '#contract/account/auth/set-password-by-phone.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { accessSetting } from '#gateway/account/auth/access-settings.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { resetToken, withMailbox } from '#tests/contract/producers/recovery.ts'
import { makeAgent } from '#tests/contract/producers/steps.ts'
import { lastMessage, loginCode, mobileMember } from '#tests/support/access.ts'
import { solution } from '#tests/support/challenge.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { logIn, registerMember } from '#tests/support/people.ts'

const next = 'garças-pousam-cedo'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env: { PUBLIC_SITE_URL: 'https://arara.example/' } })
})
afterAll(() => gateway.close())

const answerTo = async (token: string) => (await gateway.call(getMemberInfo, {}, { token })).code ?? 'answered'
const tryLogin = (username: string, password: string, address = '192.0.2.77') =>
  gateway.call(login, { username, password, type: 'username' }, { address })
const change = (token: string, oldPassword: string, newPassword = next, confirmNewPassword = newPassword) =>
  gateway.call(changePassword, { oldPassword, newPassword, confirmNewPassword }, { token })

test('a link by e-mail sets a new password once and ends the sessions (rule 3.5)', async () => {
  const person = await withMailbox(gateway)
  const token = await resetToken(gateway, person)
  expect(await lastMessage(gateway, person.email)).toContain(`https://arara.example/?reset=${token}`)
  const refused = await gateway.call(resetPassword, { token, newPassword: '12345678' })
  expect(refused.envelope).toMatchObject({ value: { fields: { newPassword: { reason: 'common' } } } })
  expect((await gateway.call(resetPassword, { token, newPassword: next })).value()).toEqual({})
  expect((await gateway.call(resetPassword, { token, newPassword: `${next}-2` })).code).toBe('reset_token_invalid')
  expect((await tryLogin(person.username, next, '127.0.0.1')).code).toBeUndefined()
  // The link proved the mailbox: from elsewhere it is asked again.
  expect((await tryLogin(person.username, next)).envelope).toMatchObject({ value: { methods: ['email'] } })
})

test('a request in English gets a message in English with a link to the English site', async () => {
  const person = await withMailbox(gateway)
  await gateway.call(forgotPassword, { ...person, language: 'en', ...(await solution(gateway)) })
  expect(await lastMessage(gateway, person.email)).toMatch(
    /^Hello!\n\nTo choose a new password.* 30 minutes:\n\nhttps:\/\/arara\.example\/en\/\?reset=/,
  )
})

test('the link of an agent leads to the agents’ page, where a new password by phone logs in (rule 2.6)', async () => {
  const person = await withMailbox(gateway)
  await makeAgent(gateway, person)
  await gateway.call(forgotPassword, { ...person, language: 'en', ...(await solution(gateway)) })
  expect(await lastMessage(gateway, person.email)).toContain('https://arara.example/en/agent/?reset=')
  const agent = await mobileMember(gateway)
  await makeAgent(gateway, agent)
  gateway.clock.advance(minutes(4))
  const mobile = { mobileNum: agent.username, countryDialingCode: '+55' }
  const verificationCode = await loginCode(gateway, agent.username, 'password')
  const set = (portal: 'member' | 'agent') =>
    gateway.call(setPasswordByPhone, { ...mobile, newPassword: next, verificationCode, portal })
  expect((await set('member')).code).toBe('not_a_member')
  expect(await answerTo((await set('agent')).value().token)).toBe('answered')
})

test('only one of two simultaneous uses of a link counts (rule 3.5)', async () => {
  const token = await resetToken(gateway, await withMailbox(gateway))
  const both = await Promise.all(
    [next, `${next}-2`].map((newPassword) => gateway.call(resetPassword, { token, newPassword })),
  )
  expect(both.map(({ code }) => code ?? 'set').sort()).toEqual(['reset_token_invalid', 'set'])
})

test('a link is valid for 30 minutes (rule 3.5)', async () => {
  const token = await resetToken(gateway, await withMailbox(gateway))
  gateway.clock.advance(minutes(30))
  expect((await gateway.call(resetPassword, { token, newPassword: next })).code).toBe('reset_token_invalid')
})

test('a name and an address that do not belong together get the same answer and no message (rule 3.5)', async () => {
  const person = await withMailbox(gateway)
  const other = `${person.username}@other.example`
  const wrong = await gateway.call(forgotPassword, { username: person.username, email: other })
  const unknownName = await gateway.call(forgotPassword, { username: 'nobodyofthatname', email: person.email })
  const right = await gateway.call(forgotPassword, person)
  expect(wrong.envelope).toEqual(right.envelope)
  expect(unknownName.envelope).toEqual(right.envelope)
  expect(await lastMessage(gateway, other)).toBe('')
  for (const username of [person.username, 'nobodyofthatname'])
    expect((await gateway.call(forgotPassword, { username, email: person.email })).code).toBe('rate_limited')
})

test('a code by phone sets a new password and logs in; older sessions end (rule 3.6)', async () => {
  const person = await mobileMember(gateway)
  const mobileNum = person.username
  const verificationCode = await loginCode(gateway, mobileNum, 'password')
  const set = (newPassword: string) => gateway.call(setPasswordByPhone, { mobileNum, verificationCode, newPassword })
  expect((await set('12345678')).code).toBe('field_invalid')
  const { token } = (await set(next)).value()
  expect(await answerTo(token)).toBe('answered')
  expect(await answerTo(person.token)).toBe('session_expired')
  expect((await set(`${next}-2`)).code).toBe('code_wrong')
})

test('a changed password ends every other session and keeps this one (rule 3.7)', async () => {
  const person = await registerMember(gateway)
  const other = await logIn(gateway, person)
  const { token } = (await change(person.token, person.password)).value()
  const answers = await Promise.all([token, person.token, other].map(answerTo))
  expect(answers).toEqual(['answered', 'session_expired', 'session_expired'])
  expect((await tryLogin(person.username, person.password)).code).toBe('login_failed')
  gateway.clock.advance(hours(25))
  expect((await tryLogin(person.username, next)).code).toBeUndefined()
})

test.each([
  [next, `${next}!`, 'confirmNewPassword', 'mismatch'],
  ['short', 'short', 'newPassword', 'length'],
  [` ${next}`, ` ${next}`, 'newPassword', 'spaces'],
  ['araras-voam-longe', 'araras-voam-longe', 'newPassword', 'same'],
])('%j confirmed by %j: %s %s (rule 3.8)', async (newPassword, confirmation, field, reason) => {
  const { token, password } = await registerMember(gateway)
  const { envelope } = await change(token, password, newPassword, confirmation)
  expect(envelope).toMatchObject({ code: 'field_invalid', value: { fields: { [field]: { reason } } } })
})

test('three wrong current passwords block the change for 30 minutes (rule 3.8)', async () => {
  const { token, password } = await registerMember(gateway)
  for (let tries = 0; tries < 3; tries++) expect((await change(token, 'wrong')).code).toBe('password_wrong')
  const resting = await change(token, password)
  expect([resting.status, resting.headers.get('Retry-After')]).toEqual([429, '1800'])
  gateway.clock.advance(minutes(29.5))
  expect((await change(token, password)).headers.get('Retry-After')).toBe('30')
  gateway.clock.advance(minutes(0.5))
  expect((await change(token, password)).code).toBeUndefined()
})

test('a password set with an e-mailed link ends the lock that failed logins caused (rule 3.7)', async () => {
  const person = await withMailbox(gateway)
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await tryLogin(person.username, 'wrong', address)
  const token = await resetToken(gateway, person)
  ;(await gateway.call(resetPassword, { token, newPassword: next })).value()
  expect((await tryLogin(person.username, next, '127.0.0.1')).code).toBeUndefined()
})

test('a password that an agent has chosen must be changed first (rule 2.9)', async () => {
  const person = await registerMember(gateway)
  await gateway.deps.database.query('UPDATE member SET password_expired = true WHERE account = :username', {
    username: person.username,
  })
  const { token, passwordExpired } = (await tryLogin(person.username, person.password)).value()
  expect(passwordExpired).toBe(true)
  expect(await answerTo(token)).toBe('answered')
  const balance = await gateway.call(getBalance, {}, { token })
  expect([balance.status, balance.code]).toEqual([403, 'password_change_required'])
  const { token: renewed } = (await change(token, person.password)).value()
  expect((await gateway.call(getBalance, {}, { token })).code).toBe('session_expired')
  expect((await gateway.call(getBalance, {}, { token: renewed })).code).toBeUndefined()
  expect((await gateway.call(logout, {}, { token: renewed })).code).toBeUndefined()
  expect((await tryLogin(person.username, next)).value().passwordExpired).toBe(false)
})

test('a login by password asks for a new password after the operator’s number of days (rule 2.9)', async () => {
  const person = await registerMember(gateway)
  const { database, now } = gateway.deps
  await writeSetting(database, accessSetting, { passwordExpiryDays: 2, verifyNewAddress: true }, now())
  expect((await tryLogin(person.username, person.password)).value().passwordExpired).toBe(false)
  gateway.clock.advance(hours(48))
  expect((await tryLogin(person.username, person.password)).value().passwordExpired).toBe(true)
  await database.query('DELETE FROM system_setting WHERE name = :accessSetting', { accessSetting })
  expect((await tryLogin(person.username, person.password)).value().passwordExpired).toBe(false)
})
