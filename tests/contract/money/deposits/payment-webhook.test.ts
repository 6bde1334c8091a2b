import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLimits } from '#gateway/platform/http/limits.ts'
import { signatureOf } from '#gateway/platform/http/signed-notice.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { charge, depositNow, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env: { PAYMENT_WEBHOOK_SECRET: webhookSecret } })
})
afterAll(() => closeReconciled(gateway))

test('a too large notice is refused, whoever signed it and whatever length it states', async () => {
  const large = JSON.stringify({ kind: 'payment', padding: 'a'.repeat(65_536) })
  expect(await report(gateway, large)).toBe(413)
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(large))
      controller.close()
    },
  })
  const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
  expect((await gateway.request('/wps/payment/pix', init)).status).toBe(413)
  expect(await rowsAs(gateway.deps.database, 'SELECT FROM deposit_receipt')).toEqual([])
})

const payerName = async (txid: string) =>
  (await rowsAs(gateway.deps.database, `SELECT payer_name AS name FROM deposit_receipt WHERE txid = '${txid}'`))[0]

test.each([
  ['U+0000', 'João\u0000 da Silva', 'João da Silva'],
  ['control characters', 'Jo\u001b[31mão\u0007\u009f', 'Jo[31mão'],
  ['half a surrogate pair', 'Jo\ud800ão', 'Jo\ufffdão'],
  ['no Latin letter', '株式会社 🏦', '株式会社 🏦'],
  ['far too many letters', '🦜'.repeat(5_000), '🦜'.repeat(200)],
  ['nothing', '', ''],
])('a payment whose payer’s name has %s is credited once, with what can be stored of it', async (_, name, kept) => {
  const member = await registerMember(gateway)
  const { depositId } = await charge(gateway, member)
  const payment = paymentOf(gateway, depositId, { payer: { taxNumber: '52998224725', name } })
  const statuses = [await report(gateway, payment), await report(gateway, payment)]
  expect(statuses).toEqual([200, 200])
  expect(await payerName(depositId)).toEqual({ name: kept })
  // Only the first payer gives a tax number; the money has arrived either way.
  expect(['credited', 'returned']).toContain((await depositNow(gateway, member, depositId)).status)
})

test('a payment is credited although its body has bytes that are no UTF-8, and a mark at its beginning', async () => {
  const member = await registerMember(gateway)
  const { depositId } = await charge(gateway, member)
  const text = JSON.stringify({ ...paymentOf(gateway, depositId), note: 'JoXo' })
  const body = Buffer.concat([
    Buffer.from([0xef, 0xbb, 0xbf]),
    Buffer.from(text.replace('JoXo', 'Jo\u00e3o'), 'latin1'),
  ])
  const headers = { 'Content-Type': 'application/json', 'X-Signature': signatureOf(body, webhookSecret) }
  expect((await gateway.request('/wps/payment/pix', { method: 'POST', headers, body })).status).toBe(200)
  expect((await depositNow(gateway, member, depositId)).status).toBe('credited')
})

test('names that every object has are left out of a notice', async () => {
  const member = await registerMember(gateway)
  const { depositId } = await charge(gateway, member)
  const text = JSON.stringify(paymentOf(gateway, depositId))
  const odd = '"toString":"x","__proto__":{"kind":"claim"},"constructor":{"name":"x"},"a\\u0000":1'
  expect(await report(gateway, text.replace('{', `{${odd},`))).toBe(200)
  expect((await depositNow(gateway, member, depositId)).status).toBe('credited')
})

test.each([
  ['a payer that is such an object', { payer: { toString: 'x' } }],
  ['two such fields', { payer: { valueOf: 1 }, paidAt: { toString: null }, amount: [{ toJSON: 1 }] }],
  ['a time that no calendar has', { paidAt: '+275760-09-13T00:00:00.000Z' }],
  ['a time before the money', { paidAt: '0001-01-01T00:00:00.000Z' }],
  ['an id of control characters only', { endToEndId: '\u0000\u0001' }],
  ['an id that is too long', { endToEndId: 'E'.repeat(3_000) }],
])('a notice with %s is malformed', async (_, changed) => {
  expect(await report(gateway, { ...paymentOf(gateway, 'a'.repeat(32)), ...changed })).toBe(400)
})

test.each(['[', '{"a":', '"\\u0000"', 'null', `${'{"payer":'.repeat(6_000)}1${'}'.repeat(6_000)}`, ''])(
  'a signed text that is no notice is malformed',
  async (body) => {
    expect(await report(gateway, body)).toBe(400)
  },
)

test('wrong signatures are limited per address, and right ones are taken from it all the same', async () => {
  const counted: string[] = []
  const limited = await testGateway({
    env: { PAYMENT_WEBHOOK_SECRET: webhookSecret, TRUSTED_PROXIES: '10.0.0.1' },
    limits: {
      ...noLimits,
      take: async (kind, scope, subject) => {
        if (kind !== 'notice') return undefined
        counted.push(`${scope} ${subject}`)
        return counted.filter((one) => one === counted.at(-1)).length > 2 ? 7.2 : undefined
      },
    },
  })
  const member = await registerMember(limited)
  const { depositId } = await charge(limited, member)
  const body = JSON.stringify(paymentOf(limited, depositId))
  const send = (from: string, signature = 'ab'.repeat(32)) => {
    const headers = { 'X-Signature': signature, 'X-Forwarded-For': from, 'X-Request-Id': 'a-notice-of-mine' }
    return limited.request('/wps/payment/pix', { method: 'POST', headers, body }, '10.0.0.1')
  }
  const wrong = [await send('192.0.2.1:1'), await send('192.0.2.1:2'), await send('::ffff:192.0.2.1')]
  expect(wrong.map(({ status }) => status)).toEqual([401, 401, 429])
  expect(wrong[2]?.headers.get('Retry-After')).toBe('8')
  expect((await send('192.0.2.2')).status).toBe(401)
  const right = await send('192.0.2.1', signatureOf(body, webhookSecret))
  expect([right.status, right.headers.get('X-Request-Id')]).toEqual([200, 'a-notice-of-mine'])
  expect((await depositNow(limited, member, depositId)).status).toBe('credited')
  expect(counted).toEqual(['address 192.0.2.1', 'address 192.0.2.1', 'address 192.0.2.1', 'address 192.0.2.2'])
  expect(limited.log()).toContain('"call":"payment notice"')
  await closeReconciled(limited)
})

test('the real limits end wrong signatures', async () => {
  const limited = await testGateway({ limits: undefined, env: { RATE_LIMIT_FACTOR: '0.1' } })
  const headers = { 'X-Signature': 'x' }
  const statuses = []
  for (let index = 0; index < 5; index++)
    statuses.push((await limited.request('/wps/identity/notice', { method: 'POST', headers, body: '{}' })).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  await limited.close()
})
