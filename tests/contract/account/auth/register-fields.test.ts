import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { issueInvitation } from '#gateway/account/auth/invitations.ts'
import { defaultRegisterRules, registerSetting } from '#gateway/account/auth/register-rules.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember, registration } from '#tests/support/people.ts'

// Ages are computed by the clock of the tests.
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
beforeEach(async () => write())
afterAll(() => gateway.close())

const { fields } = defaultRegisterRules

/** Switches every optional field on, and changes some of them. */
async function write(changed: Record<string, object> = {}): Promise<void> {
  const shown = Object.entries(fields).map(([name, rule]) => [
    name,
    { ...rule, enabled: name !== 'captcha', ...changed[name] },
  ])
  const { database, now } = gateway.deps
  await writeSetting(database, registerSetting, { open: true, fields: Object.fromEntries(shown) }, now())
}

const refusal = async (changed: Record<string, unknown>) =>
  (await gateway.call(register, registration(changed))).envelope

const years = (count: number) => String(gateway.clock.now().getUTCFullYear() - count)

test('optional details are stored with the account', async () => {
  const born = `05-17-${years(30)}`
  const contacts = {
    telegram: 'ara_azul',
    zalo: '84912345678',
    whatsapp: '5511987654321',
    address: 'Rua das Araras, 12, apto. 3º',
    nationality: 'Brasileira',
    occupation: 'Professora',
    sourceOfIncome: 'Salário',
  }
  const request = registration({
    nickname: ' Ara Azul ',
    ...contacts,
    birthday: born,
    registerUrl: 'https://arara.example/?referralCode=maria26&utm_source=zap',
    domain: 'arara.example',
  })
  const { token } = (await gateway.call(register, request)).value()
  expect((await gateway.call(getMemberInfo, {}, { token })).value().nickname).toBe('Ara Azul')
  const [row] = await gateway.deps.database.query(
    'SELECT birthday::text, contacts, register_url, register_domain FROM member WHERE account = :username',
    { username: request.username },
  )
  expect(row).toEqual({
    birthday: `${years(30)}-05-17`,
    contacts,
    register_url: 'https://arara.example/?referralCode=maria26&utm_source=zap',
    register_domain: 'arara.example',
  })
})

test('without a nickname others see the user name', async () => {
  const request = registration()
  const { token } = (await gateway.call(register, request)).value()
  expect((await gateway.call(getMemberInfo, {}, { token })).value().nickname).toBe(request.username)
})

test.each([
  ['nickname', { nickname: '<b>x</b>' }, { reason: 'format' }],
  ['telegram', { telegram: 'two words' }, { reason: 'format' }],
  ['zalo', { zalo: '12' }, { reason: 'length', min: 8, max: 15 }],
  ['address', { address: 'Rua <b>' }, { reason: 'format' }],
  ['nationality', { nationality: 'B' }, { reason: 'length', min: 2, max: 60 }],
  ['birthday', { birthday: '1990-02-30' }, { reason: 'format', patternId: 12 }],
  ['birthday', { birthday: 'yesterday' }, { reason: 'length', patternId: 12 }],
])('%s of %j is refused', async (field, changed, failure) => {
  expect(await refusal(changed)).toMatchObject({ code: 'field_invalid', value: { fields: { [field]: failure } } })
})

test('a person below the operator’s age limit cannot open an account', async () => {
  await write({ birthday: { minAge: 21 } })
  const failure = { code: 'field_invalid', value: { fields: { birthday: { reason: 'age', min: 21 } } } }
  expect(await refusal({ birthday: `${years(20)}-01-01` })).toMatchObject(failure)
  expect(await refusal({ birthday: `${years(22)}-01-01` })).toMatchObject({ success: true })
})

test.each([
  'nickname',
  'payeeName',
  'paymentPassword',
  'email',
  'idNumber',
  'birthday',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'zalo',
  'wechat',
  'qqNum',
  'recommenderId',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
] as const)('%s is required where the operator demands it, and unknown elsewhere', async (field) => {
  await write({ [field]: { required: true } })
  expect(await refusal({})).toMatchObject({ value: { fields: { [field]: { reason: 'required' } } } })
  await write({ [field]: { enabled: false } })
  expect(await refusal({ [field]: 'anything' })).toMatchObject({
    value: { fields: { [field]: { reason: 'unknown' } } },
  })
})

test('one invitation is enough, and a link brings its code even if the form has no field for it', async () => {
  const now = gateway.deps.now()
  const friend = await registerMember(gateway)
  const account = await findAccount(gateway.deps.database, friend.username)
  if (!account) throw new Error('no account')
  const code = `code-${friend.username}`
  await issueInvitation(gateway.deps.database, { code, kind: 'referral', memberId: account.id, now })
  await write({ affiliateCode: { required: true } })
  expect(await refusal({})).toMatchObject({ value: { fields: { affiliateCode: { reason: 'required' } } } })
  expect(await refusal({ referralCode: code })).toMatchObject({ success: true })
  await write({ affiliateCode: { enabled: false } })
  expect(await refusal({ affiliateCode: code })).toMatchObject({ success: true })
  expect(await refusal({ affiliateCode: 'nobody' })).toMatchObject({ code: 'invitation_code_invalid' })
})

test('a name that was chosen at registration still logs in', async () => {
  const request = registration({ nickname: 'Tuiuiú' })
  await gateway.call(register, request)
  const { username, password } = request
  expect((await gateway.call(login, { username, password, type: 'username' })).code).toBeUndefined()
})
