import { describe, expect, test, vi } from 'vitest'
import { type ClientOptions, createClient } from '#api/client.ts'
import { CallError, faultOf, isUncertain } from '#api/errors.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { brokenOff, type FakeFetch, fakeFetch, faultIn, offline, ok, page, refused, silent } from './fake-fetch.ts'

const clientOf = (network: FakeFetch, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: 'https://gateway.test', fetch: network.fetch, ...options })
const faultOn = (answer: Parameters<typeof fakeFetch>[0], options: Partial<ClientOptions> = {}) =>
  faultIn(clientOf(fakeFetch(answer), options)(getBalance, {}))

describe('no answer', () => {
  test('without a network the gateway is unreachable, and nothing is sent again', async () => {
    const network = fakeFetch(offline, ok({}))
    expect(await faultIn(clientOf(network)(getBalance, {}))).toEqual({ kind: 'unreachable' })
    expect(network.sent).toHaveLength(1)
  })

  test('a late answer is a timeout', async () => {
    expect(await faultOn(silent, { timeout: 5 })).toEqual({ kind: 'timeout' })
  })

  test.each([200, 422, 500])('an answer of %i that breaks off leaves the outcome unknown', async (status) => {
    expect(await faultOn(brokenOff(status, 'cut'))).toEqual({ kind: 'unreachable' })
  })

  test('an answer that stops in the middle is a timeout', async () => {
    expect(await faultOn(brokenOff(200, 'stalls'), { timeout: 5 })).toEqual({ kind: 'timeout' })
  })
})

describe('an answer that is not the gateway’s', () => {
  test.each([500, 502, 503, 504])('an HTML page with %i is an outage', async (status) => {
    expect(await faultOn(page(status, '<h1>Bad Gateway</h1>'))).toEqual({ kind: 'unreachable' })
  })

  test.each([200, 403, 404])('an HTML page with %i breaks the contract', async (status) => {
    expect(await faultOn(page(status, '<h1>Welcome to the airport</h1>'))).toMatchObject({ kind: 'contract' })
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '"text"',
    '{"success":"yes","value":{}}',
    '{"success":false}',
    '{"success":false,"code":7,"message":""}',
    '{"success":false,"code":{"toString":1,"valueOf":1},"message":""}',
    '{"success":true,"val',
  ])('the envelope %s breaks the contract', async (text) => {
    expect(await faultOn(page(200, text, 'application/json'))).toMatchObject({ kind: 'contract' })
  })

  test.each([
    undefined,
    null,
    {},
    { balance: 1284, held: '0', currency: 'BRL' },
    { balance: '12.84', held: '0', currency: 'BRL' },
    { balance: '1284', held: '', currency: 'BRL' },
    { balance: '1284', held: '0', currency: 'real' },
    { balance: { toString: 1, valueOf: 1 }, held: '0', currency: 'BRL' },
  ])('the value %j breaks the contract', async (value) => {
    expect(await faultOn(ok(value))).toEqual({ kind: 'contract', detail: expect.any(String) })
  })

  test('unknown fields are ignored', async () => {
    const network = fakeFetch(ok({ balance: '9007199254740993', held: '0', currency: 'BRL', bonus: '5' }))
    const { balance, held } = await clientOf(network)(getBalance, {})
    expect([balance, held]).toEqual([9_007_199_254_740_993n, 0n])
  })
})

describe('a refusal', () => {
  test('has its code, status, value and wait', async () => {
    const answer = refused(409, 'insufficient_funds', { value: { missing: '5' }, headers: { 'retry-after': '7' } })
    const expected = {
      kind: 'refused',
      code: 'insufficient_funds',
      status: 409,
      message: expect.any(String),
      value: { missing: '5' },
      retryAfter: 7,
      isFinal: false,
    }
    expect(await faultOn(answer)).toEqual(expected)
  })

  test('a code of a newer gateway is passed on', async () => {
    const fault = await faultOn(refused(418, 'teapot_found'))
    expect(fault).toMatchObject({ kind: 'refused', code: 'teapot_found', status: 418, retryAfter: undefined })
    expect(new CallError('x', fault).messageKey).toBe('teapot_found')
  })

  test('is reported to the listener once, with the refused token', async () => {
    const onFault = vi.fn()
    const call = clientOf(fakeFetch(refused(401, 'session_expired')), { onFault, token: () => 'the-token' })
    await faultIn(call(getBalance, {}))
    expect(onFault.mock.calls).toEqual([
      [getBalance, expect.objectContaining({ code: 'session_expired' }), 'the-token'],
    ])
  })
})

test('only a refusal below 500 is certain to have changed nothing', async () => {
  const uncertain = async (answer: typeof offline, options = {}) => isUncertain(await faultOn(answer, options))
  expect(await uncertain(offline)).toBe(true)
  expect(await uncertain(silent, { timeout: 5 })).toBe(true)
  expect(await uncertain(refused(500, 'internal_error'))).toBe(true)
  expect(isUncertain({ kind: 'contract', detail: 'an answer nobody understands' })).toBe(true)
  expect(await uncertain(refused(409, 'insufficient_funds'))).toBe(false)
})

test('any other error is thrown again', () => {
  const defect = new RangeError('a defect')
  expect(() => faultOf(defect)).toThrow(defect)
})
