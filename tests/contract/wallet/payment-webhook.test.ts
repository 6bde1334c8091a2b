import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { report, webhookSecret } from '#tests/support/paying-in.ts'
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
