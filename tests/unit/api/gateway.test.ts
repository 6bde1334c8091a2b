import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { rotateSealKeys } from '#gateway/platform/sealing/seal-keys.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, type Person, registerMember } from '#tests/support/people.ts'
import { faultIn } from './fake-fetch.ts'

let gateway: TestGateway
let maria: Person
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  maria = await fundedMember(gateway, 128_450n)
})
afterAll(() => gateway.close())

let clients = 0

/** A client of the gateway in this process, from its own address, and the paths that it requested. */
function connect() {
  const peer = `10.0.0.${++clients}`
  const paths: string[] = []
  const fetch = (url: string, init: RequestInit) => {
    paths.push(new URL(url).pathname)
    return gateway.request(url, init, peer)
  }
  const open = createClient({ baseUrl: 'http://gateway.test', fetch })
  const call = createClient({ baseUrl: 'http://gateway.test', fetch, seal: createSeal(open) })
  return { call, paths }
}

const formOf = ({ username, password }: Person) => ({ username, password, type: 'username' }) as const

test('games come filtered and paged', async () => {
  const { call } = connect()
  const request = { gameType: 'RNG', gameName: 'onca', pageNo: 1, pageSize: 5, language: 'pt' } as const
  const { games, pageNo, total } = await call(getGames, request)
  expect(pageNo).toBe(1)
  expect(total).toBeGreaterThan(0)
  expect(games.map(({ gameType }) => gameType)).toEqual(games.map(() => 'RNG'))
  expect(games.some(({ gameName }) => /onça/i.test(gameName))).toBe(true)
})

test('a sealed login opens a session; its balance is a bigint; after the logout its token is invalid', async () => {
  const { call } = connect()
  const { token } = await call(login, formOf(maria))
  expect((await call(getMemberInfo, {}, { token })).account).toBe(maria.username)
  expect(await call(getBalance, {}, { token })).toEqual({ balance: 128_450n, held: 0n, currency: 'BRL' })
  await call(logout, {}, { token })
  const fault = await faultIn(call(getBalance, {}, { token }))
  expect(fault).toMatchObject({ kind: 'refused', code: 'session_expired', status: 401 })
})

test('a wrong password is refused with the data that the form needs', async () => {
  const { call } = connect()
  const fault = await faultIn(call(login, { ...formOf(await registerMember(gateway)), password: 'not this one' }))
  expect(fault).toMatchObject({ kind: 'refused', code: 'login_failed', value: { captcha: expect.any(Boolean) } })
})

test('a deposit out of bounds is refused with the bound, as digits', async () => {
  const { call } = connect()
  const order = { method: 'pix', amount: 1n, currency: 'BRL' } as const
  const fault = await faultIn(call(createDeposit, order, { token: maria.token, key: crypto.randomUUID() }))
  expect(fault).toMatchObject({ code: 'amount_below_minimum', status: 422, value: { minimum: '1000' } })
})

test('a device logs in even if its clock is wrong, or changes during use (rule 2.25)', async () => {
  const { call, paths } = connect()
  const person = await registerMember(gateway)
  const real = Date.now
  const offBy = (milliseconds: number) => vi.spyOn(Date, 'now').mockImplementation(() => real() + milliseconds)
  for (const off of [minutes(-35), minutes(35), hours(-48), hours(48)]) {
    offBy(off)
    expect(await call(login, formOf(person))).toMatchObject({ token: expect.any(String) })
  }
  const fetched = () => paths.filter((path) => path === getKeys.path).length
  // It has the gateway's time with the key, and does not lose it.
  expect(fetched()).toBe(1)
  // After a sleep its steady clock is behind.
  const steady = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => steady - minutes(45))
  expect(await call(login, formOf(person))).toMatchObject({ token: expect.any(String) })
  expect(fetched()).toBe(2)
  vi.restoreAllMocks()
})

test('the key is fetched once for many sealed calls, and once again after it was replaced', async () => {
  const { call, paths } = connect()
  const person = await registerMember(gateway)
  const fetched = () => paths.filter((path) => path === getKeys.path).length
  await Promise.all([call(login, formOf(person)), call(login, formOf(person))])
  expect(fetched()).toBe(1)
  // Two rotations: the key this client holds is no longer among those accepted.
  for (let rotation = 0; rotation < 2; rotation++) {
    gateway.clock.advance(1)
    await rotateSealKeys(gateway.deps.database, gateway.clock.now(), 0)
  }
  await call(login, formOf(person))
  expect(fetched()).toBe(2)
  await call(login, formOf(person))
  expect(fetched()).toBe(2)
})
