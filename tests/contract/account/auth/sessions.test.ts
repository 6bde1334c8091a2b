import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { argonHasher } from '#gateway/account/auth/passwords.ts'
import { endStaleSessions } from '#gateway/account/auth/sessions.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { logIn, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ auth: { hasher: argonHasher } })
})
afterAll(() => gateway.close())

const answerTo = async (token: string) => (await gateway.call(getMemberInfo, {}, { token })).code ?? 'answered'

test('a session ends 30 minutes after its last request (rule 2.7)', async () => {
  const { token } = await registerMember(gateway)
  gateway.clock.advance(minutes(29.9))
  expect(await answerTo(token)).toBe('answered')
  gateway.clock.advance(minutes(29.9))
  expect(await answerTo(token)).toBe('answered')
  gateway.clock.advance(minutes(30))
  expect(await answerTo(token)).toBe('session_expired')
})

test('a session ends 12 hours after the login, however busy (rule 2.7)', async () => {
  const { token } = await registerMember(gateway)
  for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
    gateway.clock.advance(minutes(20))
    expect(await answerTo(token)).toBe('answered')
  }
  gateway.clock.advance(minutes(20))
  expect(await answerTo(token)).toBe('session_expired')
})

test('a token is invalid after the logout, and logging out again still succeeds (rule 2.11)', async () => {
  const { token } = await registerMember(gateway)
  expect((await gateway.call(logout, {}, { token })).value()).toEqual({})
  expect(await answerTo(token)).toBe('session_expired')
  expect((await gateway.call(logout, {}, { token })).value()).toEqual({})
  expect((await gateway.call(logout, {})).value()).toEqual({})
})

test('each login has its own token, and the logout of one leaves the other', async () => {
  const person = await registerMember(gateway)
  const second = await logIn(gateway, person)
  expect(second).not.toBe(person.token)
  await gateway.call(logout, {}, { token: person.token })
  expect(await answerTo(second)).toBe('answered')
})

test('tokens have 256 bits and are not stored', async () => {
  const { token, password } = await registerMember(gateway)
  expect(Buffer.from(token, 'base64url').byteLength).toBe(32)
  const { database } = gateway.deps
  const rows = await database.query(
    'SELECT to_jsonb(s) AS row FROM session s UNION ALL SELECT to_jsonb(m) FROM member m',
  )
  expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(token)
  const [kept] = await rowsAs<{ password_hash: string }>(
    database,
    'SELECT password_hash FROM member ORDER BY id DESC LIMIT 1',
  )
  expect(kept?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(kept?.password_hash).not.toContain(password)
})

test('a disabled account loses its sessions at once', async () => {
  const { token, username } = await registerMember(gateway)
  const { database, now } = gateway.deps
  await database.query('UPDATE member SET disabled_at = :disabledAt WHERE account = :username', {
    username,
    disabledAt: now(),
  })
  expect(await answerTo(token)).toBe('session_expired')
})

test('the account shows its last login before this session (rule 2.14)', async () => {
  const person = await registerMember(gateway)
  const registered = gateway.clock.now().toISOString()
  gateway.clock.advance(hours(5))
  const token = await logIn(gateway, person)
  const info = (await gateway.call(getMemberInfo, {}, { token })).value()
  expect(info.lastLoginAt).toBe(registered)
})

test('the job ends expired sessions and no others', async () => {
  const old = await registerMember(gateway)
  gateway.clock.advance(minutes(31))
  const fresh = await registerMember(gateway)
  const { database, now } = gateway.deps
  await endStaleSessions(database, now())
  const open = await rowsAs<{ account: string }>(
    database,
    'SELECT m.account FROM session s JOIN member m ON m.id = s.member_id WHERE s.ended_at IS NULL',
  )
  const accounts = open.map(({ account }) => account)
  expect(accounts).toContain(fresh.username)
  expect(accounts).not.toContain(old.username)
})
