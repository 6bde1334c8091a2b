import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { registerMobile } from '#contract/account/auth/register-mobile.ts'
import { sendLoginCode } from '#contract/account/auth/send-login-code.ts'
import { socialLogin } from '#contract/account/auth/social-login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { issueInvitation } from '#gateway/account/auth/invitations.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { makeAgent, switchOff } from '#tests/contract/producers/steps.ts'
import {
  fakeIdentities,
  loginCode,
  mobileMember,
  mobileRegistration,
  newMobile,
  registerCode,
} from '#tests/support/access.ts'
import { minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember, registration } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ auth: { identities: fakeIdentities } })
})
afterAll(() => gateway.close())

const fieldsOf = async (form: object) => (await gateway.call(registerMobile, form)).envelope

test('the number is the name, and logs in with the password', async () => {
  const { username, password, token } = await mobileMember(gateway)
  expect((await gateway.call(getMemberInfo, {}, { token })).value().account).toBe(username)
  expect((await gateway.call(login, { username, password, type: 'username' })).code).toBeUndefined()
})

test('a number needs a code if the operator requires it', async () => {
  const bare = { ...(await mobileRegistration(gateway)), verificationCode: '' }
  expect(await fieldsOf(bare)).toMatchObject({ value: { fields: { verificationCode: { reason: 'required' } } } })
  await switchOff(gateway, modules.mobileRegisterCode)
  expect((await gateway.call(registerMobile, bare)).code).toBeUndefined()
  await gateway.deps.database.query("DELETE FROM system_setting WHERE name = 'whitelabel'")
})

test('without passwords a proved number is enough, and a sent password is refused', async () => {
  const whole = await mobileRegistration(gateway)
  const { password, confirmPassword: _, ...bare } = whole
  expect(await fieldsOf(bare)).toMatchObject({ value: { fields: { password: { reason: 'required' } } } })
  await switchOff(gateway, modules.mobileRegisterPassword)
  expect(await fieldsOf(whole)).toMatchObject({
    value: { fields: { password: { reason: 'unknown' }, confirmPassword: { reason: 'unknown' } } },
  })
  expect((await gateway.call(registerMobile, bare)).code).toBeUndefined()
  const { mobileNum: username } = bare
  // A different address, because a failure makes its address need letters.
  const tried = await gateway.call(login, { username, password, type: 'username' }, { address: '198.51.100.9' })
  expect(tried.code).toBe('login_failed')
  gateway.clock.advance(minutes(4))
  const code = await loginCode(gateway, username)
  expect((await gateway.call(login, { username, password: code, type: 'sms' })).code).toBeUndefined()
  // An unproved number cannot log in, so a password is required after all.
  await gateway.deps.database.query("DELETE FROM system_setting WHERE name = 'whitelabel'")
  await switchOff(gateway, modules.mobileRegisterPassword, modules.mobileRegisterCode)
  const unproved = { ...bare, mobileNum: newMobile(), verificationCode: '' }
  expect(await fieldsOf(unproved)).toMatchObject({ value: { fields: { password: { reason: 'required' } } } })
  await gateway.deps.database.query("DELETE FROM system_setting WHERE name = 'whitelabel'")
})

test('a number given beside a user name logs in by code if it was proved with one, and asks like any other if not (rule 3.6)', async () => {
  const logInWith = (username: string, code: string) =>
    gateway.call(login, { username, password: code, type: 'sms', countryDialingCode: '+55' })
  const proved = newMobile()
  const form = registration({ mobileNum: proved, verificationCode: await registerCode(gateway, proved) })
  ;(await gateway.call(register, form)).value()
  expect((await logInWith(proved, await loginCode(gateway, proved))).code).toBeUndefined()
  const unproved = newMobile()
  ;(await gateway.call(register, registration({ mobileNum: unproved, countryDialingCode: '+55' }))).value()
  const answers = [unproved, newMobile()].map(async (mobileNum) => {
    const asked = await gateway.call(sendLoginCode, { mobileNum, countryDialingCode: '+55' })
    return [asked.envelope, (await logInWith(mobileNum, '000000')).envelope]
  })
  const [known, unknown] = await Promise.all(answers)
  expect(known).toEqual(unknown)
})

test('a number that another account has proved is refused; an unproved one is accepted', async () => {
  const { username: mobileNum } = await mobileMember(gateway)
  gateway.clock.advance(minutes(4))
  expect((await gateway.call(register, registration({ mobileNum, countryDialingCode: '+55' }))).code).toBeUndefined()
  const proved = registration({ mobileNum, verificationCode: await registerCode(gateway, mobileNum) })
  expect((await gateway.call(register, proved)).envelope).toMatchObject({
    code: 'field_invalid',
    value: { fields: { mobileNum: { reason: 'taken' } } },
  })
})

test.each([
  ['912345678', '+351', undefined],
  ['91234567', '+351', { reason: 'length', min: 9, max: 9, patternId: 7 }],
  ['9123456x8', '+351', { reason: 'format' }],
  ['01234567890', '+55', { reason: 'format' }],
  // A fixed line, and the form of mobile numbers before their ninth digit.
  ['1133334444', '+55', { reason: 'length', min: 11, max: 11 }],
  ['1187650005', '+55', { reason: 'length', min: 11, max: 11 }],
  ['912345678', '+34', { reason: 'format' }],
  ['119876', '+55', { reason: 'length', min: 11, max: 11 }],
])('%s under %s: %j', async (mobileNum, countryDialingCode, failure) => {
  const envelope = await fieldsOf({ ...(await mobileRegistration(gateway)), mobileNum, countryDialingCode })
  if (failure) expect(envelope).toMatchObject({ code: 'field_invalid', value: { fields: { mobileNum: failure } } })
  // The code was for another number.
  else expect(envelope).toMatchObject({ code: 'code_wrong' })
})

test('a phone identity of the provider proves the number and logs in later', async () => {
  const mobileNum = newMobile()
  const identity = { firebaseChannel: 'phone', firebaseIdToken: `phone:+55${mobileNum}` }
  const form = { ...(await mobileRegistration(gateway)), mobileNum, verificationCode: '', ...identity }
  expect((await gateway.call(registerMobile, form)).code).toBeUndefined()
  expect((await gateway.call(socialLogin, identity)).code).toBeUndefined()
  const other = registration({ firebaseChannel: 'phone', firebaseIdToken: `phone:+55${mobileNum}` })
  expect((await gateway.call(register, other)).code).toBe('identity_invalid')
})

test('the inviter of a member is stored, an agent before a member', async () => {
  const { database, now } = gateway.deps
  const [agent, friend] = [await registerMember(gateway), await registerMember(gateway)]
  await makeAgent(gateway, agent)
  for (const [{ username }, kind] of [
    [agent, 'affiliate'],
    [friend, 'referral'],
  ] as const) {
    const owner = await findAccount(database, username)
    if (owner) await issueInvitation(database, { code: `code-${username}`, kind, memberId: owner.id, now: now() })
  }
  const codes = { affiliateCode: ` CODE-${agent.username} `, referralCode: `code-${friend.username}` }
  const form = registration(codes)
  expect((await gateway.call(register, form)).code).toBeUndefined()
  const rows = await database.query(
    `SELECT u.account FROM member_upline r JOIN member m ON m.id = r.member_id JOIN member u ON u.id = r.upline_id
     WHERE m.account = :username`,
    { username: form.username },
  )
  expect(rows).toEqual([{ account: agent.username }])
})

test('only agents can use the agents’ login (rule 2.6)', async () => {
  const person = await registerMember(gateway)
  const enter = (password: string, portal?: string) =>
    gateway.call(
      login,
      { username: person.username, password, type: 'username', ...(portal ? { portal } : {}) },
      { address: '127.0.0.1' },
    )
  expect((await enter(person.password, 'agent')).code).toBe('not_an_agent')
  await makeAgent(gateway, person)
  expect((await enter(person.password)).code).toBe('not_a_member')
  expect((await enter(person.password, 'agent')).code).toBeUndefined()
  // A caller without the password learns nothing.
  expect((await enter('wrong', 'member')).code).toBe('login_failed')
})
