import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { sendVerification } from '#contract/account/auth/send-verification.ts'
import { verifyLogin } from '#contract/account/auth/verify-login.ts'
import { getSecurity } from '#contract/account/security/get-security.ts'
import { resetWithdrawPassword } from '#contract/account/security/reset-withdraw-password.ts'
import { saveNickname } from '#contract/account/security/save-nickname.ts'
import { setWithdrawPassword } from '#contract/account/security/set-withdraw-password.ts'
import { createAgentLink } from '#contract/agents/links/create-agent-link.ts'
import { addPayoutAccount } from '#contract/money/withdrawals/add-payout-account.ts'
import { makeAgent } from '#tests/contract/producers/steps.ts'
import { lastCode, loginCode, mobileMember, securityCode } from '#tests/support/access.ts'
import { minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember, registration } from '#tests/support/people.ts'
import { careful, newCpf, withdrawPassword } from '#tests/support/withdrawing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** Texts that no code and no withdraw password can be. */
const shapeless = ['48291', '4829155', 'abcdef', '\u200E12345', '-- --', ' ']

test('a withdraw password of another shape costs no attempt; a right one may be pasted with spaces and marks', async () => {
  const { token, password } = await careful(gateway)
  const change = (old: string) =>
    gateway.call(setWithdrawPassword, { password, oldWithdrawPassword: old, newWithdrawPassword: '739 105' }, { token })
  for (const old of shapeless) expect((await change(old)).code, old).toBe('withdraw_password_wrong')
  const { attempts } = (await gateway.call(getSecurity, {}, { token })).value().withdrawPassword
  expect(attempts).toEqual({ left: 3, lockedUntil: null })
  expect(
    (await change(`\u202A${withdrawPassword.slice(0, 3)}\u00A0${withdrawPassword.slice(3)}\u202C`)).code,
  ).toBeUndefined()
  const key = { kind: 'pix', pixKey: `\u200E${newCpf()}`, withdrawPassword: '７３９１０５' }
  expect((await gateway.call(addPayoutAccount, key, { token })).code).toBeUndefined()
})

describe('codes of another shape cost no attempt, and a right one may be pasted in groups', () => {
  test('of a login by SMS', async () => {
    const { username } = await mobileMember(gateway)
    gateway.clock.advance(minutes(4))
    const code = await loginCode(gateway, username.slice(3))
    const enter = (password: string) => gateway.call(login, { username, password, type: 'sms' })
    for (const one of [...shapeless, ...shapeless]) expect((await enter(one)).code, one).toBe('code_wrong')
    expect((await enter(`\u200E${code.slice(0, 3)} ${code.slice(3)}`)).code).toBeUndefined()
  })

  test('that prove the owner', async () => {
    const person = { ...(await mobileMember(gateway)) }
    await gateway.call(
      setWithdrawPassword,
      { password: person.password, newWithdrawPassword: withdrawPassword },
      { token: person.token },
    )
    gateway.clock.advance(minutes(4))
    const code = await securityCode(gateway, person)
    const reset = (given: string) =>
      gateway.call(resetWithdrawPassword, { method: 'sms', code: given, newWithdrawPassword: '739105' }, person)
    for (const one of shapeless) expect((await reset(one)).code, one).toBe('code_wrong')
    expect((await reset(`${code.slice(0, 3)}‑${code.slice(3)}`)).code).toBeUndefined()
  })

  test('of a second step', async () => {
    const person = await mobileMember(gateway)
    const elsewhere = { address: '203.0.113.99' }
    const asked = await gateway.call(login, { ...person, token: undefined, type: 'username' }, elsewhere)
    const { verificationId } = (asked.envelope as { value: { verificationId: string } }).value
    gateway.clock.advance(minutes(4))
    await gateway.call(sendVerification, { verificationId, method: 'sms' })
    const code = await lastCode(gateway, person.username)
    const answer = (given: string) =>
      gateway.call(verifyLogin, { verificationId, method: 'sms', code: given }, elsewhere)
    for (const one of [...shapeless, ...shapeless]) expect((await answer(one)).code, one).toBe('code_wrong')
    expect((await answer(`${code.slice(0, 3)}\u2009${code.slice(3)}`)).code).toBeUndefined()
  })
})

describe('names that would deceive others, or that nobody sees, are refused', () => {
  const reserved = { code: 'field_invalid' }
  test.each(['admin', 'Arara', '4dm1n', '\u0430dmin', 'ａｄｍｉｎ'])('the nickname %s (rule 1.8)', async (nickname) => {
    const { token } = await registerMember(gateway)
    const { envelope } = await gateway.call(saveNickname, { nickname }, { token })
    expect(envelope).toMatchObject({ ...reserved, value: { fields: { nickname: { reason: 'reserved' } } } })
  })

  test.each(['administrador', 'Arara2026', 'adm1nistrator'])('the user name %s (rule 1.8)', async (username) => {
    const { envelope } = await gateway.call(register, registration({ username }))
    expect(envelope).toMatchObject({ ...reserved, value: { fields: { username: { reason: 'reserved' } } } })
  })

  test('the name of a link (rule 1.8)', async () => {
    const agent = await registerMember(gateway)
    await makeAgent(gateway, agent)
    const make = (name: string) => {
      const terms = { name, kind: 'member', rate: 0, language: 'pt', page: 'home' }
      return gateway.call(createAgentLink, terms, { token: agent.token, key: crypto.randomUUID() })
    }
    for (const name of ['\u200B', '\u3164\u2800', ' '])
      expect((await make(name)).envelope, JSON.stringify(name)).toMatchObject({
        value: { fields: { name: { reason: 'required' } } },
      })
    expect((await make('admin')).code).toBe('field_invalid')
    expect((await make('\u202AArara no Instagram\u202C')).value().name).toBe('Arara no Instagram')
  })
})
