import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { sendLoginCode } from '#contract/account/auth/send-login-code.ts'
import { sendRegisterCode } from '#contract/account/auth/send-register-code.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { checkCode, keepCode, spendCode } from '#gateway/account/auth/codes.ts'
import { lastMessage, loginCode, mobileMember, newMobile } from '#tests/support/access.ts'
import { minutes, seconds } from '#tests/support/clock.ts'
import { hasPostgres, postgresDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const ask = (mobileNum: string, more: object = {}) =>
  gateway.call(sendLoginCode, { mobileNum, countryDialingCode: '+55', ...more })

const logInWith = (username: string, password: string) =>
  gateway.call(login, { username, password, type: 'sms', countryDialingCode: '+55' })

test('a code by SMS logs in, once (rule 2.1)', async () => {
  const { username } = await mobileMember(gateway)
  const code = await loginCode(gateway, username)
  expect(code).toMatch(/^\d{6}$/)
  const opened = (await logInWith(username, code)).value()
  expect(opened).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  const info = await gateway.call(getMemberInfo, {}, { token: opened.token })
  expect(info.value().account).toBe(username)
  expect((await logInWith(username, code)).code).toBe('code_wrong')
})

test('only one of two simultaneous logins with one code succeeds', async () => {
  const { username } = await mobileMember(gateway)
  const code = await loginCode(gateway, username)
  const answers = await Promise.all([logInWith(username, code), logInWith(username, code)])
  expect(answers.map(({ code: failure }) => failure ?? 'in').sort()).toEqual(['code_wrong', 'in'])
})

test('a number without an account gets the same answers, and no message (rule 2.2)', async () => {
  const known = await mobileMember(gateway)
  const unknownNumber = newMobile()
  for (const number of [known.username, unknownNumber]) {
    const sent = await ask(number)
    expect(sent.value()).toEqual({ expiredMinutes: 3 })
    const again = await ask(number)
    expect([again.status, again.code, again.headers.get('Retry-After')]).toEqual([429, 'rate_limited', '180'])
    expect((await logInWith(number, '000000')).envelope).toMatchObject({ code: 'code_wrong' })
  }
  expect(await lastMessage(gateway, `+55${unknownNumber}`)).toBe('')
})

test('a code expires after the announced minutes, and then another can be sent (rule 3.1)', async () => {
  const { username } = await mobileMember(gateway)
  const first = await loginCode(gateway, username)
  gateway.clock.advance(minutes(3) - seconds(1))
  expect((await ask(username)).headers.get('Retry-After')).toBe('1')
  gateway.clock.advance(seconds(1))
  expect((await logInWith(username, first)).code).toBe('code_wrong')
  const second = await loginCode(gateway, username)
  expect((await logInWith(username, second)).code).toBeUndefined()
})

test('five wrong answers void a code, and the next one is sent after five minutes (rule 3.2)', async () => {
  const { username } = await mobileMember(gateway)
  const code = await loginCode(gateway, username)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++) expect((await logInWith(username, wrong)).code).toBe('code_wrong')
  expect((await logInWith(username, code)).code).toBe('code_wrong')
  expect((await ask(username)).headers.get('Retry-After')).toBe('300')
  gateway.clock.advance(minutes(5))
  expect((await logInWith(username, await loginCode(gateway, username))).code).toBeUndefined()
})

test('after five codes in half an hour none is sent for five minutes (rule 3.2)', async () => {
  const number = newMobile()
  for (let sends = 0; sends < 5; sends++) {
    expect((await ask(number)).code).toBeUndefined()
    gateway.clock.advance(minutes(3))
  }
  expect((await ask(number)).headers.get('Retry-After')).toBe('300')
  gateway.clock.advance(minutes(5))
  expect((await ask(number)).code).toBeUndefined()
})

test('a code is valid only for its purpose (rule 3.1)', async () => {
  const { username } = await mobileMember(gateway)
  const code = await loginCode(gateway, username, 'password')
  expect((await logInWith(username, code)).code).toBe('code_wrong')
})

test('the message is in the requested language', async () => {
  const [english, portuguese] = [newMobile(), newMobile()]
  await gateway.call(sendRegisterCode, { mobileNo: english, language: 'en' })
  await gateway.call(sendRegisterCode, { mobileNo: portuguese })
  expect(await lastMessage(gateway, `+55${english}`)).toMatch(/your code is \d{6}\. Valid for 3 min/)
  expect(await lastMessage(gateway, `+55${portuguese}`)).toMatch(/seu código é \d{6}\. Vale por 3 min/)
})

test('codes are stored in the outbox only', async () => {
  const { username } = await mobileMember(gateway)
  const code = await loginCode(gateway, username)
  const rows = await rowsAs<{ text: string }>(
    gateway.deps.database,
    'SELECT to_jsonb(c)::text AS text FROM one_time_code c',
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { text } of rows) expect(text).not.toMatch(new RegExp(`\\b${code}\\b|${username.slice(1)}`))
})

test('without a messenger no method that needs one is offered', async () => {
  const bare = await testGateway({ env: { OUTBOX: '0' } })
  const asked = await bare.call(sendLoginCode, { mobileNum: newMobile() })
  expect([asked.status, asked.code]).toEqual([404, 'provider_not_configured'])
  expect((await bare.request('/wps/sandbox/outbox')).status).toBe(404)
  await bare.close()
})

test.skipIf(!hasPostgres())('two gateways on one PostgreSQL accept a code once', async () => {
  const database = await postgresDatabase()
  const now = new Date()
  const target = { purpose: 'login', recipient: '+5511987654321' } as const
  const asked = await Promise.allSettled(
    ['111111', '222222', '333333', '444444'].map((code) => keepCode(database, target, { code, now, minutes: 3 })),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const kept = ['111111', '222222', '333333', '444444'][asked.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  expect(await checkCode(database, target, kept, now)).toBe(true)
  const spent = await Promise.all(Array.from({ length: 8 }, () => spendCode(database, target, kept)))
  expect(spent.filter((was) => was)).toHaveLength(1)
  const wrong = { ...target, recipient: '+5511900000000' }
  await keepCode(database, wrong, { code: '555555', now, minutes: 3 })
  await Promise.all(Array.from({ length: 20 }, (_, guess) => checkCode(database, wrong, `00000${guess}`, now)))
  expect(await checkCode(database, wrong, '555555', now)).toBe(false)
  await database.close()
})
