import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getChallenge } from '#contract/account/auth/get-challenge.ts'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { sendRegisterCode } from '#contract/account/auth/send-register-code.ts'
import { defaultRegisterRules, registerSetting } from '#gateway/account/auth/register-rules.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { newMobile } from '#tests/support/access.ts'
import { solution } from '#tests/support/challenge.ts'
import { minutes } from '#tests/support/clock.ts'
import { usualDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember, registration } from '#tests/support/people.ts'

const env = { CHALLENGE: 'altcha', CHALLENGE_DIFFICULTY: '8' }
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env })
})
afterAll(() => gateway.close())

const ask = (challenge: string | undefined, at = gateway) =>
  at.call(sendRegisterCode, { mobileNo: newMobile(), ...(challenge === undefined ? {} : { challenge }) })

test('a solution is valid once', async () => {
  const { challenge } = await solution(gateway)
  expect((await ask(challenge)).code).toBeUndefined()
  expect((await ask(challenge)).code).toBe('challenge_failed')
  expect((await ask(undefined)).code).toBe('challenge_required')
})

test('only one of several simultaneous uses counts, on two gateways with one database', async () => {
  const database = await usualDatabase()
  const [one, two] = [await testGateway({ env, database }), await testGateway({ env, database })]
  const { challenge } = await solution(one)
  const answers = await Promise.all([one, two, one, two].map((at) => ask(challenge, at)))
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
  await database.close()
})

test('a challenge ends after ten minutes', async () => {
  const { challenge } = await solution(gateway)
  gateway.clock.advance(minutes(10))
  expect((await ask(challenge)).code).toBe('challenge_failed')
})

test.each<[string, (payload: Payload) => void]>([
  ['an easier one', ({ challenge }) => void Object.assign(challenge.parameters, { cost: 1 })],
  [
    'a later end',
    ({ challenge: { parameters } }) => void Object.assign(parameters, { expiresAt: parameters.expiresAt + 3600 }),
  ],
  ['another key', ({ solution: solved }) => void Object.assign(solved, { derivedKey: '00'.repeat(32) })],
  ['another signature', ({ challenge }) => void Object.assign(challenge, { signature: '00'.repeat(32) })],
])('%s made by the client is refused', async (_, forge) => {
  const { challenge = '' } = await solution(gateway)
  const payload: Payload = JSON.parse(Buffer.from(challenge, 'base64').toString())
  forge(payload)
  expect((await ask(Buffer.from(JSON.stringify(payload)).toString('base64'))).code).toBe('challenge_failed')
})

interface Payload {
  challenge: { parameters: { expiresAt: number }; signature: string }
  solution: { derivedKey: string }
}

test('a mistake in the form does not use up the solution', async () => {
  const { challenge } = await solution(gateway)
  expect((await gateway.call(register, registration({ challenge, username: '1abc' }))).code).toBe('field_invalid')
  expect((await gateway.call(register, registration({ challenge }))).code).toBeUndefined()
})

describe('a challenge instead of the letters of a picture', () => {
  const wrong = 'not the password'
  const logIn = ({ username, password }: Person, more: object = {}) =>
    gateway.call(login, { username, password, type: 'username', ...more })

  test('a harder challenge replaces the letters, once (rule 2.4)', async () => {
    const person = await registerMember(gateway)
    await logIn({ ...person, password: wrong })
    expect((await logIn(person)).code).toBe('captcha_required')
    const { challenge } = await solution(gateway, 'letters')
    expect((await logIn({ ...person, password: wrong }, { challenge })).code).toBe('login_failed')
    expect((await logIn(person, { challenge })).code).toBe('captcha_required')
    expect((await logIn(person, await solution(gateway, 'letters'))).code).toBeUndefined()
  })

  test('a form’s challenge is not enough, and is not used up', async () => {
    const person = await registerMember(gateway)
    await logIn({ ...person, password: wrong })
    const { challenge } = await solution(gateway)
    expect((await logIn(person, { challenge })).code).toBe('captcha_required')
    expect((await ask(challenge)).code).toBeUndefined()
  })

  test('the harder challenge needs sixteen times as many iterations', async () => {
    const [form, letters] = await Promise.all(
      (['form', 'letters'] as const).map(async (purpose) => {
        const { challenge } = (await gateway.call(getChallenge, { purpose })).value()
        return challenge?.parameters.cost ?? 0
      }),
    )
    expect(letters).toBe(16 * (form ?? 0))
  })

  test('the harder challenge also works in a registration, and if the operator requires no other challenge', async () => {
    const open = await testGateway({ env: { CHALLENGE: 'none', CHALLENGE_DIFFICULTY: '8' } })
    const { database, now } = open.deps
    const { captcha, ...fields } = defaultRegisterRules.fields
    const rules = { ...defaultRegisterRules, fields: { ...fields, captcha: { ...captcha, enabled: true } } }
    await writeSetting(database, registerSetting, rules, now())
    expect((await open.call(register, registration())).code).toBe('captcha_required')
    const form = registration(await solution(open, 'letters'))
    expect((await open.call(register, form)).code).toBeUndefined()
    expect((await open.call(register, { ...form, username: registration().username })).code).toBe('captcha_required')
    await open.close()
  })
})

test('an operator can require no challenge', async () => {
  const open = await testGateway({ env: { CHALLENGE: 'none' } })
  expect((await open.call(getChallenge, {})).value()).toEqual({ provider: 'none', challenge: null })
  expect((await ask(undefined, open)).code).toBeUndefined()
  await open.close()
})
