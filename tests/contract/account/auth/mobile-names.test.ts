import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgotPassword } from '#contract/account/auth/forgot-password.ts'
import { login } from '#contract/account/auth/login.ts'
import { registerMobile } from '#contract/account/auth/register-mobile.ts'
import { sendRegisterCode } from '#contract/account/auth/send-register-code.ts'
import { setPasswordByPhone } from '#contract/account/auth/set-password-by-phone.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { countriesSetting } from '#gateway/account/auth/countries.ts'
import { argonHasher } from '#gateway/account/auth/passwords.ts'
import { createMember, logSharedNumbers } from '#gateway/account/members/accounts.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { switchOff } from '#tests/contract/producers/steps.ts'
import { lastMessage, loginCode, mobileMember, mobileRegistration } from '#tests/support/access.ts'
import { minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const fieldsOf = async (form: object) => (await gateway.call(registerMobile, form)).envelope
const enter = (username: string, password: string, more: object = {}) =>
  gateway.call(login, { username, password, type: 'username', ...more })

describe('a mobile number is one name in any notation', () => {
  test('register, log in, ask for a code and recover with other spellings (rule 1.3)', async () => {
    const form = await mobileRegistration(gateway)
    const [area, number] = [form.mobileNum.slice(0, 2), form.mobileNum.slice(2)]
    const typed = `(${area}) ${number.slice(0, 5)}-${number.slice(5)}`
    const { token } = (await gateway.call(registerMobile, { ...form, mobileNum: typed })).value()
    expect((await gateway.call(getMemberInfo, {}, { token })).value()).toMatchObject({
      account: `+55${form.mobileNum}`,
      shownName: typed,
    })
    const { password } = form
    for (const username of [typed, form.mobileNum, `+55 ${typed}`, `0${form.mobileNum}`, `0055${form.mobileNum}`])
      expect((await gateway.call(login, { username, password, type: 'username' })).code, username).toBeUndefined()
    gateway.clock.advance(minutes(4))
    const code = await loginCode(gateway, form.mobileNum)
    expect((await gateway.call(login, { username: typed, password: code, type: 'sms' })).code).toBeUndefined()
    gateway.clock.advance(minutes(4))
    const verificationCode = await loginCode(gateway, form.mobileNum, 'password')
    const recovery = { mobileNum: `0 ${typed}`, verificationCode, newPassword: 'garças-pousam-cedo' }
    expect((await gateway.call(setPasswordByPhone, recovery)).code).toBeUndefined()
    const email = `${form.mobileNum}@example.com`
    await gateway.deps.database.query('UPDATE member SET email = :email WHERE account = :account', {
      account: `+55${form.mobileNum}`,
      email,
    })
    await gateway.call(forgotPassword, { username: typed, email })
    expect(await lastMessage(gateway, email)).toContain('reset=')
  })

  test('a number is accepted in every notation, but not as a password', async () => {
    const form = await mobileRegistration(gateway)
    await switchOff(gateway, modules.mobileRegisterCode)
    const bare = { ...form, verificationCode: '' }
    const named = (password: string) => ({ ...bare, password, confirmPassword: password })
    expect(await fieldsOf(named(form.mobileNum))).toMatchObject({
      value: { fields: { password: { reason: 'common' } } },
    })
    expect((await gateway.call(registerMobile, bare)).code).toBeUndefined()
    for (const mobileNum of [form.mobileNum, `+55${form.mobileNum}`, `0${form.mobileNum}`])
      expect((await gateway.call(registerMobile, { ...bare, mobileNum })).code).toBe('username_taken')
    await gateway.deps.database.query("DELETE FROM system_setting WHERE name = 'whitelabel'")
  })

  test('failures are counted per number, not per notation', async () => {
    const { username, password } = await mobileMember(gateway)
    const address = '198.51.100.77'
    const digits = username.slice(3)
    await gateway.call(login, { username: digits, password: 'wrong', type: 'username' }, { address })
    const other = { username: `(${digits.slice(0, 2)}) ${digits.slice(2)}`, password, type: 'username' }
    expect((await gateway.call(login, other, { address })).code).toBe('captcha_required')
  })

  test('the same digits in two countries are two people', async () => {
    const form = { ...(await mobileRegistration(gateway)), mobileNum: '612345678', verificationCode: '' }
    await switchOff(gateway, modules.mobileRegisterCode)
    const people = { '+33': 'paris-tem-pontes', '+34': 'madrid-queda-lejos' }
    for (const [countryDialingCode, password] of Object.entries(people)) {
      const otherForm = { ...form, countryDialingCode, password, confirmPassword: password }
      expect((await gateway.call(registerMobile, otherForm)).code).toBeUndefined()
    }
    const enter = (countryDialingCode: string, password: string) =>
      gateway.call(login, { username: '612 345 678', countryDialingCode, password, type: 'username' })
    for (const [code, password] of Object.entries(people)) {
      const { token } = (await enter(code, password)).value()
      expect((await gateway.call(getMemberInfo, {}, { token })).value().account).toBe(`${code}612345678`)
    }
    expect((await enter('+33', people['+34'])).code).toBe('login_failed')
    await gateway.deps.database.query("DELETE FROM system_setting WHERE name = 'whitelabel'")
  })

  test('without a country it belongs to the operator’s country (rule 1.3)', async () => {
    const { database, now } = gateway.deps
    await writeSetting(database, countriesSetting.name, { preselected: 'PT', offered: null }, now())
    await gateway.call(sendRegisterCode, { mobileNo: '912 345 679' })
    expect(await lastMessage(gateway, '+351912345679')).toMatch(/\d{6}/)
    await database.query('DELETE FROM system_setting WHERE name = :countriesSettingName', {
      countriesSettingName: countriesSetting.name,
    })
  })
})

describe('accounts that share a mobile number', () => {
  test('have names with a place, and the password decides which of them is meant', async () => {
    const names = ['+5531987329773', '+5531987329773#2', '+5531987329773#3']
    const passwords = ['araras-voam-longe', 'tucanos-voam-perto', 'garças-pousam-cedo']
    const ids: bigint[] = []
    for (const [index, account] of names.entries()) {
      const passwordHash = await argonHasher.hash(passwords[index] ?? '')
      const shared = { type: 0, currency: 'BRL', mobileNum: '31987329773', mobileKey: '+5531987329773' }
      const member = { ...shared, account, passwordHash, createdAt: gateway.deps.now() }
      ids.push(await gateway.deps.database.transaction((tx) => createMember(tx, member)))
    }
    for (const [index, password] of passwords.entries()) {
      const { token } = (await enter('(31) 98732-9773', password)).value()
      expect((await gateway.call(getMemberInfo, {}, { token })).value().account).toBe(names[index])
    }
    // One count of failures for all of them.
    for (let failures = 0; failures < 3; failures++)
      await gateway.call(
        login,
        { username: '31987329773', password: 'wrong', type: 'username' },
        { address: `198.51.100.${failures}` },
      )
    expect((await enter('31987329773', 'garças-pousam-cedo')).code).toBe('login_failed')
    await logSharedNumbers(gateway.deps)
    expect(gateway.log()).toContain(`"members":["${ids[1]}","${ids[2]}"]`)
  })
})
