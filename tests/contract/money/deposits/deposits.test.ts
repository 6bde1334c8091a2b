import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import type { ChargeRequest, PaymentProvider } from '#gateway/money/deposits/payment-provider.ts'
import { receiveNotice } from '#gateway/money/deposits/payment-webhook.ts'
import { sandboxPix } from '#gateway/money/deposits/sandbox-pix.ts'
import { signatureOf } from '#gateway/platform/http/signed-notice.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { charge, depositNow, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** The provider's behaviour at the next request for a charge. */
const charging = { create: sandboxPix(webhookSecret).createCharge, requests: [] as ChargeRequest[] }
const known: { charge: Awaited<ReturnType<PaymentProvider['findCharge']>> } = { charge: undefined }
const provider: PaymentProvider = {
  ...sandboxPix(webhookSecret),
  createCharge: (request) => {
    charging.requests.push(request)
    return charging.create(request)
  },
  findCharge: async () => known.charge,
}

describe.each(theDatabase())('deposits on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({
      database: await open(),
      payments: [provider],
      env: { PAYMENT_WEBHOOK_SECRET: webhookSecret },
    })
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const balance = async ({ token }: Person) => (await gateway.call(getBalance, {}, { token })).value().balance
  const count = async (what: string) => (await rowsAs(gateway.deps.database, `SELECT FROM ${what}`)).length

  test('a payment is recorded and credited once, however often it is reported (rules 10.3 and 10.30)', async () => {
    const member = await registerMember(gateway)
    const { depositId } = await charge(gateway, member)
    // The allowed characters of a PIX charge's txid.
    expect(depositId).toMatch(/^[a-zA-Z0-9]{26,35}$/)
    const payment = paymentOf(gateway, depositId)
    expect(await Promise.all(Array.from({ length: 8 }, () => report(gateway, payment)))).toEqual(Array(8).fill(200))
    expect(await report(gateway, payment)).toBe(200)
    expect(await balance(member)).toBe(50_00n)
    expect(await count(`deposit_receipt WHERE txid = '${depositId}'`)).toBe(1)
    expect(await depositNow(gateway, member, depositId)).toMatchObject({
      status: 'credited',
      received: 50_00n,
      late: false,
    })
  })

  test('a notice without the provider’s signature is refused with 401, and an unreadable one with 400; nothing changes (rule 10.30)', async () => {
    const member = await registerMember(gateway)
    const { depositId } = await charge(gateway, member)
    const payment = paymentOf(gateway, depositId)
    const before = await count('deposit_receipt')
    expect(await report(gateway, payment, '')).toBe(401)
    expect(await report(gateway, payment, signatureOf(JSON.stringify(payment), 'another secret'))).toBe(401)
    expect(
      await report(gateway, { ...payment, amount: '90.00' }, signatureOf(JSON.stringify(payment), webhookSecret)),
    ).toBe(401)
    for (const wrong of [
      'not json',
      '{}',
      { ...payment, amount: '0.00' },
      { ...payment, amount: '1' },
      { ...payment, paidAt: 'soon' },
    ])
      expect(await report(gateway, wrong)).toBe(400)
    expect(await count('deposit_receipt')).toBe(before)
    expect(await balance(member)).toBe(0n)
    expect(await depositNow(gateway, member, depositId)).toMatchObject({ status: 'pending' })
  })

  test('a payment that is reported before the provider’s answer is credited with its charge (rule 10.30)', async () => {
    const member = await registerMember(gateway)
    const { createCharge } = sandboxPix(webhookSecret)
    charging.create = async (request) => {
      const body = JSON.stringify(paymentOf(gateway, request.reference))
      await receiveNotice(gateway.deps, provider, body, signatureOf(body, webhookSecret))
      return createCharge(request)
    }
    const opened = await charge(gateway, member)
    charging.create = createCharge
    expect(opened).toMatchObject({ status: 'credited', received: 50_00n })
    expect(await balance(member)).toBe(50_00n)
  })

  test('after a lost answer the charge is looked up by its number, and no second one is opened (rule 10.37)', async () => {
    const member = await registerMember(gateway)
    const { createCharge } = sandboxPix(webhookSecret)
    const order = { method: 'pix', amount: 50_00n, currency: 'BRL' }
    const sending = { token: member.token, key: crypto.randomUUID() }
    charging.requests = []
    charging.create = async (request) => {
      known.charge = { ...(await createCharge(request)), state: 'open', payments: [] }
      throw new Error('no answer')
    }
    const opened = await gateway.call(createDeposit, order, sending)
    expect(opened.value()).toMatchObject({ status: 'pending', payload: known.charge?.payload })
    expect((await gateway.call(createDeposit, order, sending)).value()).toEqual(opened.value())
    expect(charging.requests).toHaveLength(1)
    // A request that never arrived is made again by the member, under the same number.
    known.charge = undefined
    const again = { ...sending, key: crypto.randomUUID() }
    charging.create = () => Promise.reject(new Error('no route'))
    expect((await gateway.call(createDeposit, order, again)).code).toBe('service_unavailable')
    charging.create = createCharge
    expect((await gateway.call(createDeposit, order, again)).value()).toMatchObject({ status: 'pending' })
    expect(charging.requests[1]?.reference).toBe(charging.requests[2]?.reference)
  })

  test('the database allows no change of a receipt (rule 10.35)', async () => {
    const member = await registerMember(gateway)
    const { database } = gateway.deps
    const { depositId } = await charge(gateway, member)
    await report(gateway, paymentOf(gateway, depositId))
    const refusal = async (work: () => Promise<unknown>) => {
      try {
        await work()
        return 'accepted'
      } catch (thrown) {
        return String((thrown as { code?: unknown }).code)
      }
    }
    expect(
      await refusal(() =>
        database.query(`UPDATE deposit_receipt SET amount = 1 WHERE txid = :depositId`, { depositId }),
      ),
    ).toBe('42501')
    expect(
      await refusal(() => database.query(`DELETE FROM deposit_receipt WHERE txid = :depositId`, { depositId })),
    ).toBe('42501')
  })
})
