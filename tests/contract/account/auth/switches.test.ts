import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePlay } from '#contract/account/auth/free-play.ts'
import { login } from '#contract/account/auth/login.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { switchOff } from '#tests/contract/producers/steps.ts'
import { loginCode, mobileMember } from '#tests/support/access.ts'
import { minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env: { FIREBASE_CHANNELS: 'phone,google' } })
})
beforeEach(() => gateway.deps.database.query("DELETE FROM system_setting WHERE name = 'whitelabel'"))
afterAll(() => gateway.close())

const logIn = async ({ username, password }: Pick<Person, 'username' | 'password'>) =>
  (await gateway.call(login, { username, password, type: 'username' })).value()

test('free play is open until the operator closes it', async () => {
  expect((await gateway.call(freePlay, { platform: 'W' })).status).toBe(200)
  await switchOff(gateway, modules.freePlay)
  const answer = await gateway.call(freePlay, { platform: 'W' })
  expect([answer.status, answer.code]).toEqual([403, 'free_play_closed'])
})

test('an expired password must be changed only if the operator forces it (rule 2.9)', async () => {
  const person = await registerMember(gateway)
  await gateway.deps.database.query('UPDATE member SET password_expired = true WHERE account_key = lower(:username)', {
    username: person.username,
  })
  expect((await logIn(person)).passwordExpired).toBe(true)
  await switchOff(gateway, modules.forcedPasswordChange)
  expect((await logIn(person)).passwordExpired).toBe(false)
})

test('a valid code is refused once logins by code are switched off', async () => {
  const { username } = await mobileMember(gateway)
  gateway.clock.advance(minutes(4))
  const password = await loginCode(gateway, username)
  const request = { username, password, type: 'sms', countryDialingCode: '+55' }
  await switchOff(gateway, modules.mobileCodeLogin)
  expect((await gateway.call(login, request)).code).toBe('method_not_available')
  await gateway.deps.database.query("DELETE FROM system_setting WHERE name = 'whitelabel'")
  expect((await gateway.call(login, request)).status).toBe(200)
})

test('the permission names the provider’s channels only if there is a provider', async () => {
  expect((await gateway.call(getPermission, {})).value().info.identityChannels).toEqual([])
  const other = await testGateway({ env: { FIREBASE_PROJECT_ID: 'arara-demo', FIREBASE_CHANNELS: 'phone,google' } })
  expect((await other.call(getPermission, {})).value().info).toMatchObject({
    identityChannels: ['google', 'phone'],
    chat: false,
  })
  await other.close()
})
