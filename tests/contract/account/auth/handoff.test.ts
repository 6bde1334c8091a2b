import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword } from '#contract/account/auth/change-password.ts'
import { createHandoff } from '#contract/account/auth/create-handoff.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { redeemHandoff } from '#contract/account/auth/redeem-handoff.ts'
import { setPasswordByPhone } from '#contract/account/auth/set-password-by-phone.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { forgetHandoffs } from '#gateway/account/auth/handoff.ts'
import { makeAgent } from '#tests/contract/producers/steps.ts'
import { loginCode, mobileMember } from '#tests/support/access.ts'
import { hours, minutes, seconds } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { type Person, registerMember, trialUser } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const mint = async (token: string, on = gateway) => (await on.call(createHandoff, {}, { token })).value().code
const redeem = (code: string, on = gateway) => on.call(redeemHandoff, { code })
const answerTo = async (token: string) => (await gateway.call(getMemberInfo, {}, { token })).code ?? 'answered'

test('a code opens a new session for the same account, once (rule 2.10)', async () => {
  const { token, username } = await registerMember(gateway)
  const code = await mint(token)
  expect(Buffer.from(code, 'base64url').byteLength).toBe(32)
  const opened = (await redeem(code)).value()
  expect(opened).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  expect(opened.token).not.toBe(token)
  const info = (await gateway.call(getMemberInfo, {}, { token: opened.token })).value()
  expect(info.account).toBe(username)
  const again = await redeem(code)
  expect([again.status, again.code]).toEqual([410, 'handoff_invalid'])
  await gateway.call(logout, {}, { token })
  expect(await answerTo(opened.token)).toBe('answered')
})

test('the code is neither in the database nor in the log', async () => {
  const { token } = await registerMember(gateway)
  const code = await mint(token)
  const rows = await gateway.deps.database.query('SELECT to_jsonb(h)::text AS row FROM session_handoff h')
  expect(JSON.stringify(rows)).not.toContain(code)
  await redeem(code)
  expect(gateway.log()).not.toContain(code)
})

test('only one of two simultaneous uses succeeds (rule 2.10)', async () => {
  const { token } = await registerMember(gateway)
  const code = await mint(token)
  const answers = await Promise.all([redeem(code), redeem(code), redeem(code)])
  expect(answers.map((answer) => answer.code ?? 'in').sort()).toEqual(['handoff_invalid', 'handoff_invalid', 'in'])
})

test.skipIf(!hasPostgres())('only one of two simultaneous connections succeeds', async () => {
  const postgres = await testGateway({ database: 'postgres' })
  try {
    const { token } = await registerMember(postgres)
    for (let round = 0; round < 5; round++) {
      const code = await mint(token, postgres)
      const answers = await Promise.all(Array.from({ length: 4 }, () => redeem(code, postgres)))
      expect(answers.filter((answer) => answer.code === undefined)).toHaveLength(1)
    }
  } finally {
    await postgres.close()
  }
})

describe('a code is no longer valid', () => {
  const set = (column: string, person: Person) =>
    gateway.deps.database.query(`UPDATE member SET ${column} = :now WHERE account = :username`, {
      username: person.username,
      now: gateway.clock.now(),
    })
  test.each<[string, (person: Person) => unknown]>([
    ['after a minute', () => gateway.clock.advance(seconds(60))],
    ['after the logout', ({ token }) => gateway.call(logout, {}, { token })],
    ['for a disabled account', (person) => set('disabled_at', person)],
    [
      'after a new password elsewhere',
      ({ username }) =>
        gateway.deps.database.query(
          `UPDATE session SET ended_at = :now WHERE member_id = (SELECT id FROM member WHERE account = :username)`,
          { username, now: gateway.clock.now() },
        ),
    ],
  ])('%s (rule 2.10)', async (_, happens) => {
    const person = await registerMember(gateway)
    const code = await mint(person.token)
    await happens(person)
    const answer = await redeem(code)
    expect(answer.envelope).toEqual({ success: false, code: 'handoff_invalid', message: 'handoff_invalid' })
  })
})

test('the new session lasts no longer than the first one (rule 2.10)', async () => {
  const { token } = await registerMember(gateway)
  for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
    gateway.clock.advance(minutes(20))
    expect(await answerTo(token)).toBe('answered')
  }
  const { token: handed } = (await redeem(await mint(token))).value()
  expect(await answerTo(handed)).toBe('answered')
  gateway.clock.advance(minutes(20))
  expect(await answerTo(handed)).toBe('session_expired')
})

test('a new password ends the new session too', async () => {
  const { token, password } = await registerMember(gateway)
  const { token: handed } = (await redeem(await mint(token))).value()
  const newPassword = 'garças-pousam-cedo'
  const request = { oldPassword: password, newPassword, confirmNewPassword: newPassword }
  ;(await gateway.call(changePassword, request, { token })).value()
  expect(await answerTo(handed)).toBe('session_expired')
})

test('a changed password ends unused codes, and the old token makes no new one (rule 3.7)', async () => {
  const { token, password } = await registerMember(gateway)
  const code = await mint(token)
  const newPassword = 'garças-pousam-cedo'
  const request = { oldPassword: password, newPassword, confirmNewPassword: newPassword }
  const changed = (await gateway.call(changePassword, request, { token })).value()
  expect((await redeem(code)).code).toBe('handoff_invalid')
  expect((await gateway.call(createHandoff, {}, { token })).code).toBe('session_expired')
  expect((await redeem(await mint(changed.token))).code).toBeUndefined()
})

test('a recovered password ends unused codes', async () => {
  const { token, username } = await mobileMember(gateway)
  const mobileNum = username.slice(3)
  gateway.clock.advance(minutes(4))
  const verificationCode = await loginCode(gateway, mobileNum, 'password')
  const code = await mint(token)
  ;(await gateway.call(setPasswordByPhone, { mobileNum, verificationCode, newPassword: 'garças-pousam-cedo' })).value()
  expect((await redeem(code)).code).toBe('handoff_invalid')
})

test('a hand-off is no login: the address stays unknown, and the last login unchanged', async () => {
  const person = await registerMember(gateway)
  const registered = gateway.clock.now()
  gateway.clock.advance(minutes(5))
  const code = await mint(person.token)
  ;(await gateway.call(redeemHandoff, { code }, { address: '198.51.100.77' })).value()
  const known = await rowsAs<{ address_group: string }>(
    gateway.deps.database,
    'SELECT a.address_group FROM member_address a JOIN member m ON m.id = a.member_id WHERE m.account = :username',
    { username: person.username },
  )
  expect(known.map(({ address_group }) => address_group)).not.toContain('198.51.100.77')
  expect(known).toHaveLength(1)
  const [row] = await rowsAs<{ last_login_at: string }>(
    gateway.deps.database,
    'SELECT last_login_at FROM member WHERE account = :username',
    { username: person.username },
  )
  expect(new Date(row?.last_login_at ?? 0)).toEqual(registered)
})

test('agents can use it too, trial users cannot', async () => {
  const person = await registerMember(gateway)
  await makeAgent(gateway, person)
  expect((await redeem(await mint(person.token))).code).toBeUndefined()
  const trial = await gateway.call(createHandoff, {}, { token: await trialUser(gateway) })
  expect(trial.code).toBe('real_account_required')
})

test('unused codes are deleted', async () => {
  const { database } = gateway.deps
  await mint((await registerMember(gateway)).token)
  gateway.clock.advance(hours(1))
  await forgetHandoffs(database, gateway.deps.now())
  expect(await database.query('SELECT 1 FROM session_handoff')).toEqual([])
})
