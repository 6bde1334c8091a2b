import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmContact } from '#contract/account/security/confirm-contact.ts'
import { getProfile } from '#contract/account/security/get-profile.ts'
import { saveNickname } from '#contract/account/security/save-nickname.ts'
import { sendContactCode } from '#contract/account/security/send-contact-code.ts'
import { setBirthday } from '#contract/account/security/set-birthday.ts'
import { lastCode, lastMessage, mobileMember, newMobile } from '#tests/support/access.ts'
import { actsOf, messagesOf } from '#tests/support/audit.ts'
import { minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const profile = async (token: string) => (await gateway.call(getProfile, {}, { token })).value()
const ask = ({ token, password }: Person, kind: string, value: string) =>
  gateway.call(sendContactCode, { kind, value, password, language: 'en' }, { token })
const confirm = ({ token }: Person, kind: string, value: string, code: string) =>
  gateway.call(confirmContact, { kind, value, code, language: 'en' }, { token })

test('a new e-mail is confirmed by its code; the old one, if proved, gets a message (rule 2.19)', async () => {
  const person = await registerMember(gateway)
  const [first, second] = [`${person.username}@example.com`, `${person.username}@example.org`]
  expect((await profile(person.token)).email).toEqual({ shown: null, isVerified: false, canChange: true })
  ;(await ask(person, 'email', first)).value()
  expect((await profile(person.token)).email.shown).toBeNull()
  ;(await confirm(person, 'email', first, await lastCode(gateway, first))).value()
  const masked = `${person.username.slice(0, 1)}•••@example.com`
  expect((await profile(person.token)).email).toMatchObject({ shown: masked, isVerified: true })
  expect((await ask(person, 'email', first.toUpperCase())).code).toBe('field_invalid')
  ;(await ask(person, 'email', second)).value()
  const code = await lastCode(gateway, second)
  ;(await confirm(person, 'email', second, code)).value()
  expect(await lastMessage(gateway, first)).toContain('The e-mail address of your account was changed.')
  expect((await confirm(person, 'email', second, code)).code).toBe('field_invalid')
  expect(await messagesOf(gateway, person)).toEqual(['email_changed', 'email_changed'])
})

test('a new number is confirmed by its code, and the old one gets an SMS (rule 2.19)', async () => {
  const person = await mobileMember(gateway)
  const number = newMobile()
  ;(await ask(person, 'mobile', number)).value()
  ;(await confirm(person, 'mobile', number, await lastCode(gateway, `+55${number}`))).value()
  expect((await profile(person.token)).mobile).toMatchObject({ shown: `•••• ${number.slice(-4)}`, isVerified: true })
  expect(await lastMessage(gateway, person.username)).toContain('your account has a new mobile number')
})

test('a number that another account has proved is refused, but only the owner of the number learns it (rule 2.19)', async () => {
  const [owner, person] = [await mobileMember(gateway), await registerMember(gateway)]
  gateway.clock.advance(minutes(4))
  ;(await ask(person, 'mobile', owner.username)).value()
  const { envelope } = await confirm(person, 'mobile', owner.username, await lastCode(gateway, owner.username))
  expect(envelope).toMatchObject({ code: 'field_invalid', value: { fields: { value: { reason: 'taken' } } } })
  expect((await profile(person.token)).mobile.shown).toBeNull()
})

test('a code is valid for its own account, and no code is sent without the password (rule 2.19)', async () => {
  const [owner, stranger] = [await registerMember(gateway), await registerMember(gateway)]
  const email = `${owner.username}@example.com`
  expect((await ask({ ...owner, password: 'not the password' }, 'email', email)).code).toBe('password_wrong')
  expect(await lastMessage(gateway, email)).toBe('')
  ;(await ask(owner, 'email', email)).value()
  const code = await lastCode(gateway, email)
  expect((await confirm(stranger, 'email', email, code)).code).toBe('code_wrong')
  expect((await confirm(owner, 'email', email, code)).value()).toEqual({})
})

test('the date of birth is that of an adult and can be set once (rule 2.19)', async () => {
  const person = await registerMember(gateway)
  const { token } = person
  const give = (birthday: string) => gateway.call(setBirthday, { birthday }, { token })
  const year = gateway.clock.now().getUTCFullYear()
  const { envelope } = await give(`${year - 17}-01-01`)
  expect(envelope).toMatchObject({ value: { fields: { birthday: { reason: 'age', min: 18 } } } })
  expect((await give('1990-02-30')).code).toBe('field_invalid')
  expect((await give('1990-02-28')).value()).toEqual({})
  expect((await give('1991-02-28')).code).toBe('birthday_known')
  expect(await profile(token)).toMatchObject({ birthday: '1990-02-28', minAge: 18 })
  ;(await gateway.call(saveNickname, { nickname: ' Arara Azul ' }, { token })).value()
  expect((await profile(token)).nickname).toBe('Arara Azul')
  expect(await actsOf(gateway, person)).toEqual(['birthday_set', 'nickname_changed'])
  expect(await messagesOf(gateway, person)).toEqual([])
})
