import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { login } from '#contract/account/auth/login.ts'
import { getSessions } from '#contract/account/security/get-sessions.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { mobileMember } from '#tests/support/access.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import type { Person } from '#tests/support/people.ts'

const proxy = '10.0.0.1'
const env = { TRUSTED_PROXIES: '10.0.0.0/8' }
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env })
})
afterAll(() => gateway.close())

const from = (forwarded: string) => ({ address: proxy, headers: { 'X-Forwarded-For': forwarded } })
const logInFrom = async ({ username, password }: Person, forwarded: string) =>
  (await gateway.call(login, { username, password, type: 'username' }, from(forwarded))).code

test('a member who comes back is known however the proxies write the address, and a stranger is not', async () => {
  const member = await mobileMember(gateway, '203.0.113.99')
  for (const same of ['203.0.113.99:4711', '[::ffff:cb00:7163]:1', '"203.0.113.99"', ' , 203.0.113.99, 10.0.0.7:80'])
    expect(await logInFrom(member, same), same).toBeUndefined()
  expect(await logInFrom(member, '203.0.113.98:4711')).toBe('verification_required')
  // One IPv6 household, in capitals and with all zeros.
  const { database, now } = gateway.deps
  const household = `UPDATE member_address SET address_group = '2001:db8:0:7::/64', last_seen_at = :lastSeenAt
    WHERE member_id = (SELECT id FROM member WHERE account = :username)`
  await database.query(household, { username: member.username, lastSeenAt: now() })
  expect(await logInFrom(member, '[2001:0DB8:0000:0007:0:0:0:A]:443')).toBeUndefined()
})

test('sessions and audit show the address in its one spelling', async () => {
  const member = await mobileMember(gateway, '203.0.113.99')
  const { username, password } = member
  const opened = await gateway.call(login, { username, password, type: 'username' }, from('[::FFFF:203.0.113.99]:1'))
  const { token } = opened.value()
  const { sessions } = (await gateway.call(getSessions, {}, { token })).value()
  expect(sessions[0]).toMatchObject({ place: '203.0.113.•••' })
  const { location } = (await gateway.call(getPermission, {}, from('2001:DB8:0:0::00A%eth0'))).value()
  expect(location.ip).toBe('2001:db8::a')
})

test('a login from an address that nobody can read needs a second step every time, also after one from nowhere', async () => {
  const member = await mobileMember(gateway, '203.0.113.99')
  for (const unreadable of ['unknown', '_hidden', '203.0.113.99, unknown'])
    expect(await logInFrom(member, unreadable), unreadable).toBe('verification_required')
  expect(await logInFrom(member, '203.0.113.99')).toBeUndefined()
  // An account that was opened behind such a proxy counts as used, and trusts no address by that.
  const { database, now } = gateway.deps
  const stranger = await mobileMember(gateway, '203.0.113.99')
  const lost = `UPDATE member_address SET address_group = 'unknown', removed_at = :removedAt
    WHERE member_id = (SELECT id FROM member WHERE account = :username)`
  await database.query(lost, { username: stranger.username, removedAt: now() })
  expect(await logInFrom(stranger, 'unknown')).toBe('verification_required')
  expect(await logInFrom(stranger, '203.0.113.99')).toBe('verification_required')
})

test('clients behind one proxy do not share a limit, whatever the proxy writes', async () => {
  const limited = await testGateway({ limits: undefined, env: { ...env, RATE_LIMIT_FACTOR: '0.001' } })
  const read = async (forwarded: string) => (await limited.call(getRegisterRules, {}, from(forwarded))).status
  const all = async (...forwarded: string[]) => {
    const statuses = []
    for (const one of forwarded) statuses.push(await read(one))
    return statuses
  }
  expect(await all('192.0.2.1:1', '192.0.2.1:2', '::ffff:192.0.2.1', '[::ffff:c000:201]:3')).toEqual([
    200, 200, 200, 429,
  ])
  expect(await all('192.0.2.2:1', '[2001:db8::1]:1', '[2001:db8:0:1::1]:1')).toEqual([200, 200, 200])
  // Unknown clients have a budget of their own, which is larger than that of one address.
  expect(await all(...Array.from({ length: 20 }, (_, place) => `_client${place}`))).toEqual(Array(20).fill(200))
  expect((await limited.call(getRegisterRules, {}, { address: proxy })).status).toBe(200)
  expect(limited.log().match(/names no address that can be read/g)).toHaveLength(1)
  await limited.close()
})
