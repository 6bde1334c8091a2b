import { expect, test } from 'vitest'
import { createClient, type SealRequest } from '#api/client.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { fakeFetch, faultIn, ok } from './fake-fetch.ts'

const baseUrl = 'https://gateway.test'
const token = () => 'own-token'
const balance = ok({ balance: '1', held: '0', currency: 'BRL' })

test('a read has its input in the address, without undefined fields', async () => {
  const network = fakeFetch(ok({ games: [], pageNo: 1, totalPages: 0, total: 0, next: null, previous: null }))
  const call = createClient({ baseUrl, fetch: network.fetch, token })
  await call(getGames, { gameName: 'Onça & cia', gameType: undefined, pageNo: 1, pageSize: 18, language: 'pt' })
  const [request] = network.sent
  const url = new URL(request?.url ?? '')
  expect(url.pathname).toBe(getGames.path)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    gameName: 'Onça & cia',
    pageNo: '1',
    pageSize: '18',
    language: 'pt',
  })
  expect(request?.method).toBe('GET')
  expect(request?.body).toBeUndefined()
})

test('a write carries amounts as digits, its key and the token', async () => {
  const network = fakeFetch(ok({}))
  const call = createClient({ baseUrl, fetch: network.fetch, token })
  const amount = 9_007_199_254_740_993n
  await faultIn(call(createDeposit, { method: 'pix', amount, currency: 'BRL' }, { key: 'the-key' }))
  const [request] = network.sent
  expect(request?.body).toBe('{"method":"pix","amount":"9007199254740993","currency":"BRL"}')
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer own-token',
    'idempotency-key': 'the-key',
    'content-type': 'application/json',
  })
})

test('the token goes to calls that need one, to the logout, and to nothing else', async () => {
  const network = fakeFetch(
    ok({ games: [], pageNo: 1, totalPages: 0, total: 0, next: null, previous: null }),
    balance,
    ok({}),
    balance,
  )
  const call = createClient({ baseUrl, fetch: network.fetch, token })
  await call(getGames, { pageNo: 1, pageSize: 18, language: 'pt' })
  await call(getBalance, {})
  await call(logout, {})
  await call(getBalance, {}, { token: 'another' })
  const bearers = network.sent.map(({ headers }) => headers.get('authorization'))
  expect(bearers).toEqual([null, 'Bearer own-token', 'Bearer own-token', 'Bearer another'])
})

test('a sealed call sends nothing but the sealed body', async () => {
  const network = fakeFetch(ok({ token: 't', firstTimeLogin: false, passwordExpired: false }))
  const asked: SealRequest[] = []
  const seal = async (request: SealRequest) => {
    asked.push(request)
    return 'a.b.c.d.e'
  }
  const call = createClient({ baseUrl, fetch: network.fetch, seal })
  await call(login, { username: 'maria', password: 'secret-words', type: 'username' })
  expect(network.sent[0]?.body).toBe('{"sealed":"a.b.c.d.e"}')
  const body = '{"username":"maria","password":"secret-words","type":"username"}'
  expect(asked).toEqual([{ method: 'POST', path: login.path, body, refresh: false }])
})

test('without a seal a sealed call is not sent at all', async () => {
  const network = fakeFetch(ok({}))
  const call = createClient({ baseUrl, fetch: network.fetch })
  await expect(call(login, { username: 'maria', password: 'secret-words', type: 'username' })).rejects.toThrow('seal')
  expect(network.sent).toEqual([])
})
