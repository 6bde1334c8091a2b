import { afterEach, expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { login } from '#contract/account/auth/login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { saveNickname } from '#contract/account/security/save-nickname.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { calls } from '#contract/registry.ts'
import { requestLimits } from '#gateway/platform/http/limiters.ts'
import { dayBudget } from '#gateway/platform/http/limits.ts'
import { hasPostgres, postgresDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
afterEach(() => gateway?.close())

/** The real limits, made small. */
function limited(factor: number, proxies = ''): Promise<TestGateway> {
  return testGateway({ limits: undefined, env: { TRUSTED_PROXIES: proxies, RATE_LIMIT_FACTOR: String(factor) } })
}

const read = (peer: string, headers: Record<string, string> = {}) =>
  gateway.request(getRegisterRules.path, { headers }, peer).then(({ status }) => status)

test('an address has a budget, and the answer says when it is refilled', async () => {
  gateway = await limited(0.001)
  const answers = [await read('192.0.2.1'), await read('192.0.2.1'), await read('192.0.2.1')]
  expect(answers).toEqual([200, 200, 200])
  const refused = await gateway.request(getRegisterRules.path, {}, '192.0.2.1')
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }])
  const wait = Number(refused.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await read('192.0.2.2')).toBe(200)
})

test('an account has its own budget, whatever address it comes from', async () => {
  gateway = await limited(0.02)
  const { token } = await registerMember(gateway)
  const codes = []
  for (let index = 0; index < 14; index++) {
    codes.push((await gateway.call(getMemberInfo, {}, { token, address: `192.0.2.${index + 10}` })).code)
  }
  expect(codes.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => undefined))
  expect(codes.slice(12)).toEqual(['rate_limited', 'rate_limited'])
})

test('an account has a budget for 24 hours for each call that leaves a row behind, in all gateways', async () => {
  gateway = await limited(0.05)
  const [{ token }, other] = [await registerMember(gateway), await registerMember(gateway)]
  const save = async (by: string) => (await gateway.call(saveNickname, { nickname: '' }, { token: by })).code
  expect(await save(token)).not.toBe('rate_limited')
  expect(await save(token)).toBe('rate_limited')
  expect(await save(other.token)).not.toBe('rate_limited')
  expect(await requestLimits(gateway.deps.database, 0.05).takeDay('saveNickname', 20, 'somebody')).toBeUndefined()
})

test('every call of an account that writes has a budget for the day, but those with a key or that only take away', () => {
  const without = (calls as readonly unknown[] as readonly CallDefinition[])
    .filter(({ method, auth, idempotent }) => method !== 'GET' && auth !== 'none' && auth !== 'game' && !idempotent)
    .filter((call) => dayBudget(call) === undefined)
  expect(without.map(({ name }) => name).toSorted()).toEqual([
    ...['checkDeposit', 'closeAccount', 'createEventsTicket', 'endOtherSessions', 'endSession', 'excludeSelf'],
    ...['removeAddress', 'simulateContract', 'unsubscribePush'],
  ])
})

test('guessing passwords is limited more than reading', async () => {
  gateway = await limited(0.05)
  const attempt = { username: 'nobody', password: 'x', type: 'username' }
  const codes = []
  for (let index = 0; index < 4; index++)
    codes.push((await gateway.call(login, attempt, { address: '192.0.2.1' })).code)
  expect(codes.at(-1)).toBe('rate_limited')
})

test('a forwarded address counts only behind a trusted proxy', async () => {
  gateway = await limited(0.0003, '10.0.0.0/8')
  const behind = (client: string) => read('10.1.1.1', { 'X-Forwarded-For': client })
  expect(await behind('198.51.100.1')).toBe(200)
  expect(await behind('198.51.100.2')).toBe(200)
  expect(await behind('198.51.100.1')).toBe(429)
  // The nearest hop that is not ours counts. Addresses that the client wrote before it are not trusted.
  expect(await behind('203.0.113.77, 198.51.100.1')).toBe(429)
  expect(await read('192.0.2.50', { 'X-Forwarded-For': '198.51.100.9' })).toBe(200)
  expect(await read('192.0.2.50', { 'X-Forwarded-For': '198.51.100.10' })).toBe(429)
})

test('the addresses of one IPv6 network are one', async () => {
  gateway = await limited(0.0003)
  expect(await read('2001:db8:1:2::1')).toBe(200)
  expect(await read('2001:db8:1:2:ffff::9')).toBe(429)
  expect(await read('2001:db8:1:3::1')).toBe(200)
})

test.skipIf(!hasPostgres())('gateways on one database count logins together', async () => {
  const database = await postgresDatabase()
  const [one, two] = [requestLimits(database, 0.05), requestLimits(database, 0.05)]
  const waits = []
  for (const limits of [one, two, one, two]) waits.push(await limits.take('login', 'address', '192.0.2.1'))
  await database.close()
  expect(waits.slice(0, 3)).toEqual([undefined, undefined, undefined])
  expect(waits[3]).toBeGreaterThan(0)
})

test('two simultaneous bets of one account run at a time, in any games, and other accounts do not wait', async () => {
  const names: string[] = []
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  gateway = await testGateway({
    seeded: true,
    limits: undefined,
    wrap: (bound) => ({
      ...bound,
      handle: async (input, context) => {
        if (bound.call.name === spinSlots.name) {
          names.push(context.session?.account ?? '')
          if (names.length <= 2) await held
        }
        return await bound.handle(input, context)
      },
    }),
  })
  const bet = (token: string) => gateway.call(spinSlots, { stake: 20n }, { token, key: crypto.randomUUID() })
  const [greedy, other] = [await fundedMember(gateway, 50_00n), await fundedMember(gateway, 50_00n)]
  const games = [await launch(gateway, greedy.token), await launch(gateway, greedy.token, 'real', 1002)]
  const otherGame = await launch(gateway, other.token)
  const many = games.flatMap((token) => Array.from({ length: 10 }, () => bet(token)))
  await expect.poll(() => names.length).toBe(2)
  expect((await bet(otherGame)).code).toBeUndefined()
  expect(names).toEqual([greedy.username, greedy.username, other.username])
  letGo()
  await Promise.all(many)
})
