import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { registerSetting } from '#gateway/account/auth/register-rules.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registration } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const secret = (password: string) => ({ password, confirmPassword: password })

test.each([
  ['username', { username: 'abcde' }, { reason: 'length', min: 6, max: 16 }],
  ['username', { username: 'abcdefghijklmnopq' }, { reason: 'length' }],
  ['username', { username: '1abcdef' }, { reason: 'format' }],
  ['username', { username: 'abc def' }, { reason: 'format' }],
  ['username', { username: '      ' }, { reason: 'required' }],
  ['password', secret('short-7'), { reason: 'length', min: 8, max: 128 }],
  ['password', secret(' araras-voam'), { reason: 'spaces' }],
  ['password', secret('araras-voam '), { reason: 'spaces' }],
  ['password', secret('password'), { reason: 'common' }],
  ['password', secret('P@ssw0rd123'), { reason: 'common' }],
  ['password', secret('12345678'), { reason: 'common' }],
  ['password', secret('qwertyuiop'), { reason: 'common' }],
  ['password', secret('Flamengo2024'), { reason: 'common' }],
  ['password', secret('abcabcabc'), { reason: 'common' }],
  ['password', secret('25121990'), { reason: 'common' }],
  ['password', { username: 'jandaia', ...secret('jandaia99') }, { reason: 'common' }],
  ['confirmPassword', { confirmPassword: 'araras-voam-alto' }, { reason: 'mismatch' }],
  ['email', { email: 'a@b.c' }, { reason: 'length' }],
  ['email', { email: 'nobody@nowhere' }, { reason: 'format' }],
  ['mobileNum', { mobileNum: '119876543' }, { reason: 'length' }],
  ['mobileNum', { mobileNum: '01987654321' }, { reason: 'format' }],
  ['payeeName', { payeeName: 'Maria' }, { reason: 'unknown' }],
])('%s of %j is refused', async (field, changed, failure) => {
  const answer = await gateway.call(register, registration(changed))
  expect(answer.status).toBe(422)
  expect(answer.envelope).toMatchObject({ code: 'field_invalid', value: { fields: { [field]: failure } } })
})

test.each([['a'.repeat(64).concat('b'.repeat(64))], ['senha forte com espaços'], ['пароль-ночь'], ['x9-Lq_72vT']])(
  'the password %s is taken and logs in',
  async (password) => {
    const request = registration(secret(password))
    expect((await gateway.call(register, request)).value()).toMatchObject({ firstTimeLogin: true })
    const { username } = request
    expect((await gateway.call(login, { username, password, type: 'username' })).value().firstTimeLogin).toBe(false)
  },
)

test('valid optional fields are accepted', async () => {
  const request = registration({ email: 'maria@example.com', mobileNum: '11987654321', countryDialingCode: '+55' })
  expect((await gateway.call(register, request)).code).toBeUndefined()
})

test('only one of two simultaneous registrations of one name succeeds', async () => {
  const request = registration()
  const answers = await Promise.all([gateway.call(register, request), gateway.call(register, request)])
  expect(answers.map(({ code }) => code ?? 'opened').sort()).toEqual(['opened', 'username_taken'])
})

test('the operator’s rules apply at once', async () => {
  const { database, now } = gateway.deps
  const rules = (await gateway.call(getRegisterRules, {})).value()
  const email = { enabled: true, required: true, acceptedPattern: '*', patternId: 1, minLength: 3, maxLength: 9 }
  await writeSetting(database, registerSetting, { ...rules, fields: { ...rules.fields, email } }, now())
  expect((await gateway.call(getRegisterRules, {})).value().fields.email).toEqual(email)
  const answer = await gateway.call(register, registration())
  expect(answer.envelope).toMatchObject({ code: 'field_invalid', value: { fields: { email: { reason: 'required' } } } })
})
