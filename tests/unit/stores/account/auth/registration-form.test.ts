import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { register } from '#contract/account/auth/register.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { ruleOf } from '#lib/patterns.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { brazilian, moveTo } from '#tests/support/jurisdiction.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { newCpf } from '#tests/support/withdrawing.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env: { CHALLENGE: 'none' } })
})
afterAll(() => gateway.close())

const password = 'Folia-de-Reis-26'
const rules = {
  username: ruleOf('letterFirst', { required: true, bounds: [4, 16] }),
  password: ruleOf('any', { required: true, bounds: [8, 128] }),
}
const noLetters = { isMissing: false, answer: () => ({}), proof: undefined }
const context = {
  method: 'username',
  rules,
  shown: ['username', 'password', 'confirmPassword'],
  country: undefined,
  mobileIsValid: false,
  captcha: noLetters,
} as const

async function open(address = '/register/') {
  vi.stubGlobal('location', { hostname: '127.0.0.1', origin: 'http://127.0.0.1' })
  const tab = await openSite(gateway, fakeBrowser().page(address))
  const { registrationForm } = await import('#stores/account/auth/registration-form.ts')
  return { ...tab, registration: registrationForm(() => Promise.resolve()) }
}

const filled = (username: string) => ({ username, password, confirmPassword: password, terms: true })

test('an account is opened, and its owner is logged in', async () => {
  const { registration, $session, network } = await open()
  registration.take(filled(' tuiuiu1 '))
  expect(await registration.submit(context)).toBe(false)
  expect(registration.$form.get().phase).toBe('sent')
  expect($session.get()?.account).toBe('tuiuiu1')
  expect(network.sentTo(register)).toHaveLength(1)
  expect(network.sentTo(getMemberInfo)).not.toHaveLength(0)
})

test('a broken rule is not sent', async () => {
  const { registration, network } = await open()
  registration.take({ ...filled('1x'), terms: false })
  await registration.submit({ ...context, captcha: { ...noLetters, isMissing: true } })
  expect(Object.keys(registration.$form.get().errors).sort()).toEqual(['captcha', 'terms', 'username'])
  expect(network.sentTo(register)).toEqual([])
})

test('a taken name is reported at its field', async () => {
  const { registration } = await open()
  for (const attempt of [registration, (await open()).registration]) {
    attempt.take(filled('garca22'))
    await attempt.submit(context)
    if (attempt === registration) expect(attempt.$form.get().phase).toBe('sent')
    else expect(attempt.$form.get()).toMatchObject({ phase: 'open', errors: { username: 'error.username_taken' } })
  }
})

test('an unknown code from a link can be edited, and is removed from the address', async () => {
  const { registration, page } = await open('/register/?referralCode=NOBODYS1')
  expect(registration.wasInvited).toBe(true)
  expect(registration.$fixedInvitation.get()).toBe(true)
  registration.take(filled('saira33'))
  expect(await registration.submit({ ...context, shown: [...context.shown, 'affiliateCode'] })).toBe(true)
  expect(registration.$form.get().errors).toEqual({ affiliateCode: 'error.invitation_code_invalid' })
  expect(registration.$fixedInvitation.get()).toBe(false)
  expect(page.place().search).toBe('')
  // Without the code, the account is opened.
  registration.take({ affiliateCode: '' })
  expect(await registration.submit({ ...context, shown: [...context.shown, 'affiliateCode'] })).toBe(false)
  expect(registration.$form.get().phase).toBe('sent')
})

test('a typed code is checked before the form is sent, and can be corrected', async () => {
  const { registration, network } = await open()
  const shown = [...context.shown, 'affiliateCode'] as const
  registration.take({ ...filled('jaburu66'), affiliateCode: 'nobody-s-code' })
  expect(await registration.submit({ ...context, shown })).toBe(true)
  expect(registration.$form.get().errors).toEqual({ affiliateCode: 'error.invitation_code_invalid' })
  expect(network.sentTo(register)).toEqual([])
  registration.take({ affiliateCode: '' })
  expect(await registration.submit({ ...context, shown })).toBe(false)
  expect(network.sentTo(register)).toHaveLength(1)
})

test('a lost connection is reported for the form, whose values stay', async () => {
  const { registration, network } = await open()
  registration.take(filled('soco'))
  registration.take({ username: 'soco4444' })
  network.down(register)
  expect(await registration.submit(context)).toBe(true)
  expect(registration.$form.get()).toMatchObject({
    phase: 'open',
    errors: {},
    fault: { kind: 'unreachable' },
    values: { username: 'soco4444' },
  })
})

test('limits that the law demands are checked and sent with the form, and refused at their fields', async () => {
  const asked = {
    currency: 'BRL',
    asked: brazilian.limits.map(({ kind, period }) => ({ kind, period }) as const),
    raiseAfterHours: 24,
  }
  moveTo(gateway, 'br')
  try {
    const { registration, network } = await open()
    const { limitFields } = await import('#stores/account/auth/register-limits.ts')
    const shown = [...context.shown, 'birthday', 'idNumber'] as const
    const person = { ...filled('jacana55'), birthday: brazilian.birthday, idNumber: newCpf() }
    registration.take({ ...person, 'limit.loss.month': '500,00' })
    await registration.submit({ ...context, shown, limits: limitFields(asked) })
    expect(registration.$form.get().errors).toEqual({ 'limit.time.day': { reason: 'required' } })
    // A form without limits that the law demands is refused with their names; the next form shows them.
    expect(await registration.submit({ ...context, shown })).toBe(true)
    expect(registration.$form.get()).toMatchObject({ errors: {}, fault: { code: 'limits_missing' } })
    const tooLong = `${24 * 32} h`
    registration.take({ 'limit.time.day': tooLong })
    await registration.submit({ ...context, shown, limits: limitFields(asked) })
    expect(registration.$form.get().errors).toEqual({ 'limit.time.day': { reason: 'length', max: 1_440 } })
    registration.take({ 'limit.time.day': '2 h' })
    expect(await registration.submit({ ...context, shown, limits: limitFields(asked) })).toBe(false)
    expect(registration.$form.get().phase).toBe('sent')
    expect(network.sentTo(register)).toHaveLength(2)
    const limits = await rowsAs(gateway.deps.database, 'SELECT kind, period, amount FROM member_limit ORDER BY kind')
    expect(limits).toEqual(brazilian.limits)
  } finally {
    moveTo(gateway, 'demo')
  }
})
