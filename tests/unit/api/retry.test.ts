import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { login } from '#contract/account/auth/login.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { removeFavorite } from '#contract/play/lobby/remove-favorite.ts'
import { type FakeFetch, fakeFetch, faultIn, ok, refused } from './fake-fetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clientOf = ({ fetch }: FakeFetch) => createClient({ baseUrl: 'https://gateway.test', fetch })
const busy = (seconds?: string, status = 429) =>
  refused(status, status === 429 ? 'rate_limited' : 'service_unavailable', {
    headers: seconds === undefined ? {} : { 'retry-after': seconds },
  })
const balance = ok({ balance: '1284', held: '0', currency: 'BRL' })
const order = { method: 'pix', amount: 100n, currency: 'BRL' } as const
const launch = { nodeId: 1, mode: 'real', language: 'pt' } as const

/** How many requests were out after each of these moments, in milliseconds from the start. */
async function sentAt(network: FakeFetch, ...moments: number[]): Promise<number[]> {
  const counts: number[] = []
  let now = 0
  for (const moment of moments) {
    await vi.advanceTimersByTimeAsync(moment - now)
    now = moment
    counts.push(network.sent.length)
  }
  return counts
}

describe('a read', () => {
  test.each([429, 503])('waits after %i as long as Retry-After says, plus a quarter at most', async (status) => {
    const network = fakeFetch(busy('2', status), balance)
    const reading = clientOf(network)(getBalance, {})
    expect(await sentAt(network, 1999, 2500)).toEqual([1, 2])
    expect((await reading).balance).toBe(1284n)
  })

  test('waits one second, then two, without Retry-After', async () => {
    const network = fakeFetch(busy(), busy(), balance)
    const reading = clientOf(network)(getBalance, {})
    expect(await sentAt(network, 999, 1250, 2999, 3750)).toEqual([1, 2, 2, 3])
    expect((await reading).balance).toBe(1284n)
  })

  test('is sent three times at most', async () => {
    const network = fakeFetch(busy('1'), busy('1'), busy('1'), balance)
    const fault = faultIn(clientOf(network)(getBalance, {}))
    await vi.runAllTimersAsync()
    expect(await fault).toMatchObject({ code: 'rate_limited', retryAfter: 1 })
    expect(network.sent).toHaveLength(3)
  })

  test('does not make a person wait for long', async () => {
    const network = fakeFetch(busy('6'), balance)
    expect(await faultIn(clientOf(network)(getBalance, {}))).toMatchObject({ code: 'rate_limited', retryAfter: 6 })
    expect(network.sent).toHaveLength(1)
  })

  test('a date in Retry-After is ignored', async () => {
    const network = fakeFetch(busy('Sat, 21 Nov 2026 07:28:00 GMT'), balance)
    const reading = clientOf(network)(getBalance, {})
    expect(await sentAt(network, 999, 1250)).toEqual([1, 2])
    expect((await reading).balance).toBe(1284n)
  })

  test.each([
    [503, 'game_maintenance'],
    [500, 'internal_error'],
    [401, 'session_expired'],
    [409, 'insufficient_funds'],
  ])('is not sent again after %i %s', async (status, code) => {
    const network = fakeFetch(refused(status, code), balance)
    expect(await faultIn(clientOf(network)(getBalance, {}))).toMatchObject({ code })
    expect(network.sent).toHaveLength(1)
  })
})

describe('a write', () => {
  test('with a key is repeated exactly', async () => {
    const network = fakeFetch(busy('1', 503), refused(422, 'amount_invalid'))
    const fault = faultIn(clientOf(network)(createDeposit, order, { key: 'the-key' }))
    await vi.runAllTimersAsync()
    expect(await fault).toMatchObject({ code: 'amount_invalid' })
    const [first, second] = network.sent
    expect(second?.headers.get('idempotency-key')).toBe('the-key')
    expect(second?.body).toBe(first?.body)
  })

  test.each([429, 503])('without a key is never sent again after %i', async (status) => {
    const posting = fakeFetch(busy('0', status), ok({}))
    await faultIn(clientOf(posting)(launchGame, launch))
    const deleting = fakeFetch(busy('0', status), ok({}))
    await faultIn(clientOf(deleting)(removeFavorite, { nodeId: 1 }))
    await vi.runAllTimersAsync()
    expect([posting.sent.length, deleting.sent.length]).toEqual([1, 1])
  })
})

describe('a sealed call', () => {
  const form = { username: 'maria', password: 'secret-words', type: 'username' } as const
  const entered = ok({ token: 't', firstTimeLogin: false, passwordExpired: false })

  async function logIn(network: FakeFetch) {
    const refreshes: boolean[] = []
    const seal = async ({ refresh }: { refresh: boolean }) => {
      refreshes.push(refresh)
      return `sealed-${refreshes.length}`
    }
    const call = createClient({ baseUrl: 'https://gateway.test', fetch: network.fetch, seal })
    const answer = call(login, form).then(
      ({ token }) => token,
      (error: Error) => error.message,
    )
    await vi.runAllTimersAsync()
    return { answer: await answer, refreshes }
  }

  test.each([
    ['the gateway has changed them', 'sealed_key_unknown'],
    ['it was sealed at another time than the gateway’s', 'sealed_expired'],
  ])('is sealed again, with fresh keys, when %s', async (_, code) => {
    const network = fakeFetch(refused(400, code), entered)
    expect(await logIn(network)).toEqual({ answer: 't', refreshes: [false, true] })
    expect(network.sent.map(({ body }) => body)).toEqual(['{"sealed":"sealed-1"}', '{"sealed":"sealed-2"}'])
  })

  test.each(['sealed_key_unknown', 'sealed_expired'])('gives up if the second is refused too: %s', async (code) => {
    const network = fakeFetch(refused(400, code), refused(400, code), entered)
    expect(await logIn(network)).toEqual({ answer: `login: ${code}`, refreshes: [false, true] })
  })

  test.each(['sealed_replayed', 'rate_limited'])('is not sent again after %s', async (code) => {
    const network = fakeFetch(refused(code === 'rate_limited' ? 429 : 400, code), entered)
    expect(await logIn(network)).toEqual({ answer: `login: ${code}`, refreshes: [false] })
  })
})
