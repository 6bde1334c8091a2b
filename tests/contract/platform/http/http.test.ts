import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { login } from '#contract/account/auth/login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { files } from '#contract/registry.ts'
import { callClasses } from '#tests/support/call-classes.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

const ownOrigin = 'https://arara.example'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env: { CORS_ORIGINS: ownOrigin, TRUSTED_PROXIES: '10.0.0.0/8' } })
})
afterAll(() => gateway.close())

test('no answer may be cached or rendered', async () => {
  for (const path of [getRegisterRules.path, getMemberInfo.path, '/wps/nothing']) {
    const { headers } = await gateway.request(path)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  }
})

test('strict transport security is sent only over TLS', async () => {
  const proto = { headers: { 'X-Forwarded-Proto': 'https' } }
  const header = async (peer: string) =>
    (await gateway.request(getRegisterRules.path, proto, peer)).headers.get('Strict-Transport-Security')
  expect(await header('10.1.2.3')).toMatch(/max-age=63072000/)
  expect(await header('203.0.113.9')).toBeNull()
})

test('unknown paths and methods are refused', async () => {
  const unknown = await gateway.request('/wps/nothing')
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { success: false, code: 'not_found' }])
  const wrong = await gateway.request(addFavorite.path, { method: 'PATCH' })
  expect([wrong.status, await wrong.json()]).toMatchObject([405, { code: 'method_not_allowed' }])
  expect(wrong.headers.get('Allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'OPTIONS', 'POST'])
})

test('a valid request id is returned, any other is replaced', async () => {
  const idFor = async (id: string) =>
    (await gateway.request(getRegisterRules.path, { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id')
  expect(await idFor('order-4711.a')).toBe('order-4711.a')
  expect(await idFor('{"level":60}')).toMatch(/^[\da-f-]{36}$/)
})

test('a repeated parameter is refused', async () => {
  const response = await gateway.request('/wps/game/hot?language=pt&language=en')
  expect(await response.json()).toMatchObject({ code: 'invalid_request', value: { fields: { language: {} } } })
})

test('a body longer than declared is cut off', async () => {
  const chunk = new TextEncoder().encode('a'.repeat(16_384))
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '10' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const response = await gateway.request('/wps/session/login', init)
  expect(response.status).toBe(413)
  expect(response.headers.get('Connection')).toBe('close')
  expect(sent).toBeLessThan(200_000)
})

describe('pages of other origins', () => {
  const preflight = (path: string, method: string, origin: string) =>
    gateway.request(path, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': method } })
  const granted = (response: Response) => response.headers.get('Access-Control-Allow-Origin')

  test.each([...callClasses])('$name: grants only what is necessary', async ({ call: { path, method, auth } }) => {
    expect(granted(await preflight(path, method, ownOrigin))).toBe(ownOrigin)
    expect(granted(await preflight(path, method, 'https://evil.example'))).toBeNull()
    expect(granted(await preflight(path, method, `${ownOrigin}.evil.example`))).toBeNull()
    expect(granted(await preflight(path, method, 'null'))).toBe(auth === 'game' ? 'null' : null)
  })

  test.each(files)('$name lets our own sites read its file with a session', async ({ path }) => {
    const asked = await preflight(path, 'GET', ownOrigin)
    expect([asked.status, granted(asked)]).toEqual([204, ownOrigin])
    expect(asked.headers.get('Allow')).toMatch(/^(POST, )?GET, OPTIONS$|^GET, POST, OPTIONS$/)
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('GET')
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
    for (const origin of ['https://evil.example', 'null'])
      expect(granted(await preflight(path, 'GET', origin))).toBeNull()
    const answer = await gateway.request(path, { headers: { Origin: ownOrigin } })
    expect([answer.status, granted(answer)]).toEqual([401, ownOrigin])
  })

  test('the game frame may send its key and read the wait', async () => {
    const asked = await preflight(spinSlots.path, 'POST', 'null')
    expect(asked.status).toBe(204)
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(asked.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*Idempotency-Key/)
    const response = await gateway.request(spinSlots.path, { method: 'POST', headers: { Origin: 'null' } })
    expect(granted(response)).toBe('null')
    // The date, from which the page takes its time.
    expect(response.headers.get('Access-Control-Expose-Headers')).toMatch(/^Date, .*Retry-After/)
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Vary')).toBe('Origin')
  })
})

test.each([
  '/wps/%00',
  '/wps/%',
  '/wps/%E0%A4%A',
  '/wps/toString',
  '/wps/__proto__',
  '/wps/sandbox/card/%00',
  '/wps/payment/%00',
])('nothing is at %s, for any method', async (path) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const response = await gateway.request(path, { method })
    expect([response.status, await response.json()], method).toMatchObject([404, { code: 'not_found' }])
  }
})

test('a sealed body that is an object with names of every object is refused', async () => {
  for (const sealed of [{ toString: 'x' }, { valueOf: 'x', toString: null }, [{ toJSON: 'x' }]]) {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sealed, x: sealed }),
    }
    const response = await gateway.request(login.path, init)
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'sealed_required' }])
  }
})
