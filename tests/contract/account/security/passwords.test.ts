import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePassword } from '#contract/account/auth/change-password.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getSecurity } from '#contract/account/security/get-security.ts'
import { resetWithdrawPassword } from '#contract/account/security/reset-withdraw-password.ts'
import { setWithdrawPassword } from '#contract/account/security/set-withdraw-password.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { lastMessage, mobileMember, newMobile, securityCode } from '#tests/support/access.ts'
import { actsOf, messagesOf } from '#tests/support/audit.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { logIn, registerMember } from '#tests/support/people.ts'
import { careful, order, setPassword, withdrawer, withdrawPassword } from '#tests/support/withdrawing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => closeReconciled(gateway))

const next = '739105'
const security = async (token: string) => (await gateway.call(getSecurity, {}, { token })).value()
const reset = (token: string, code: string, changed: object = {}) =>
  gateway.call(resetWithdrawPassword, { method: 'sms', code, newWithdrawPassword: next, ...changed }, { token })

test('a new password ends the other sessions, is recorded, and sends a message and an e-mail (rules 2.17 and 3.7)', async () => {
  const person = await registerMember(gateway)
  const email = `${person.username}@example.com`
  await gateway.deps.database.query(
    'UPDATE member SET email = :email, email_verified_at = :now WHERE account = :username',
    { username: person.username, email, now: gateway.clock.now() },
  )
  const token = await logIn(gateway, person)
  const input = {
    oldPassword: person.password,
    newPassword: 'garças-voam-cedo',
    confirmNewPassword: 'garças-voam-cedo',
  }
  const changed = (await gateway.call(changePassword, { ...input, language: 'en' }, { token })).value()
  expect(changed.token).not.toBe(token)
  // Whoever knows the earlier token of this session is out too.
  for (const dead of [person.token, token])
    expect((await gateway.call(getMemberInfo, {}, { token: dead })).code).toBe('session_expired')
  expect(await actsOf(gateway, person)).toEqual(['password_changed'])
  expect(await messagesOf(gateway, person)).toEqual(['password_changed'])
  expect(await lastMessage(gateway, email)).toContain('The password of your account was changed.')
  expect((await security(changed.token)).password.changedAt).toBe(gateway.clock.now().toISOString())
})

test('attempts at a secret are counted down, locked, and free again after half an hour; each secret has its own (rules 2.18 and 10.11)', async () => {
  const { token, password } = await careful(gateway)
  const guess = (changed: object) =>
    gateway.call(setWithdrawPassword, { password, newWithdrawPassword: next, ...changed }, { token })
  expect((await security(token)).withdrawPassword.attempts).toEqual({ left: 3, lockedUntil: null })
  await guess({ oldWithdrawPassword: '000000' })
  expect((await security(token)).withdrawPassword.attempts).toEqual({ left: 2, lockedUntil: null })
  await guess({ oldWithdrawPassword: '000000' })
  await guess({ oldWithdrawPassword: '000000' })
  const lockedUntil = new Date(gateway.clock.now().getTime() + minutes(30)).toISOString()
  expect(await security(token)).toMatchObject({
    withdrawPassword: { attempts: { left: 0, lockedUntil } },
    password: { attempts: { left: 3, lockedUntil: null } },
  })
  expect((await guess({ oldWithdrawPassword: withdrawPassword })).code).toBe('rate_limited')
  for (let passed = 0; passed < 2; passed++) {
    gateway.clock.advance(minutes(15))
    await security(token)
  }
  expect((await guess({ oldWithdrawPassword: withdrawPassword })).value()).toEqual({})
})

test('a code replaces a forgotten withdraw password, and then withdrawals rest for a day (rule 2.18)', async () => {
  const member = await withdrawer(gateway)
  const number = `+55${newMobile()}`
  await gateway.deps.database.query(
    'UPDATE member SET mobile_key = :mobileKey, mobile_verified_at = :now WHERE account = :username',
    { username: member.username, mobileKey: number, now: gateway.clock.now() },
  )
  const { proofs, hints, withdrawPassword: before } = await security(member.token)
  expect({ proofs, hints }).toEqual({ proofs: ['sms'], hints: { sms: `•••• ${number.slice(-4)}` } })
  expect(before).toMatchObject({ isSet: true, restHours: 24, restsUntil: null })
  const code = await securityCode(gateway, { ...member, username: number })
  const until = new Date(gateway.clock.now().getTime() + hours(24)).toISOString()
  expect((await reset(member.token, code)).value()).toEqual({ restsUntil: until })
  const ask = (token: string) =>
    gateway.call(createWithdrawal, order(member, { withdrawPassword: next }), { token, key: crypto.randomUUID() })
  const { envelope } = await ask(member.token)
  expect(envelope).toMatchObject({ code: 'withdrawals_rest', value: { until } })
  const options = (await gateway.call(getWithdrawalOptions, {}, { token: member.token })).value()
  expect(options.restsUntil).toBe(until)
  expect(await actsOf(gateway, member)).toContain('withdraw_password_reset')
  expect(await messagesOf(gateway, member)).toContain('withdraw_password_reset')
  gateway.clock.advance(hours(24))
  const token = await logIn(gateway, member)
  expect((await ask(token)).value()).toMatchObject({ amount: 100_00n })
  expect((await security(token)).withdrawPassword.restsUntil).toBeNull()
})

test('a code works once and for its owner only; three wrong ones lock (rules 2.18 and 10.11)', async () => {
  const [owner, stranger] = [await mobileMember(gateway), await mobileMember(gateway)]
  await setPassword(gateway, owner)
  await setPassword(gateway, stranger)
  const code = await securityCode(gateway, owner)
  expect((await reset(stranger.token, code)).code).toBe('code_wrong')
  // A fault of the new password does not use up the code.
  expect((await reset(owner.token, code, { newWithdrawPassword: '123456' })).code).toBe('field_invalid')
  expect((await reset(owner.token, code)).code).toBeUndefined()
  expect((await reset(owner.token, code)).code).toBe('code_wrong')
  expect((await reset(owner.token, code)).code).toBe('code_wrong')
  expect((await reset(owner.token, code)).code).toBe('code_wrong')
  expect((await reset(owner.token, code)).code).toBe('rate_limited')
  expect(await messagesOf(gateway, stranger)).toEqual(['withdraw_password_set'])
})
