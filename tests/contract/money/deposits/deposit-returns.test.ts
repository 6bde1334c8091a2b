import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { returnPayment, waitingDeposits } from '#gateway/money/deposits/deposit-review.ts'
import type { PaymentProvider, ReturnStatus } from '#gateway/money/deposits/payment-provider.ts'
import { sandboxPix } from '#gateway/money/deposits/sandbox-pix.ts'
import { sendBackPayments } from '#gateway/money/deposits/send-back.ts'
import { minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled, systemBalance } from '#tests/support/ledger.ts'
import { charge, paymentOf, report, webhookSecret } from '#tests/support/paying-in.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

const silent = () => Promise.reject(new Error('no answer'))
/** The provider's answers, and the requested returns. */
const said = {
  send: (): Promise<ReturnStatus> => Promise.resolve('done'),
  find: (): Promise<ReturnStatus | undefined> => Promise.resolve(undefined),
}
let sent: string[] = []
const provider: PaymentProvider = {
  ...sandboxPix(webhookSecret),
  sendBack: ({ reference, endToEndId, amount }) => {
    sent.push(`${reference} ${endToEndId} ${amount}`)
    return said.send()
  },
  findReturn: () => said.find(),
}

describe.each(theDatabase())('returns on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const env = { PAYMENT_WEBHOOK_SECRET: webhookSecret }
    gateway = await testGateway({ database: await open(), payments: [provider], env })
  })
  beforeEach(() => {
    sent = []
    said.send = async () => 'done'
    said.find = async () => undefined
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  /** The job, after every pause. */
  const work = async () => {
    gateway.clock.advance(minutes(11))
    await sendBackPayments(gateway.deps, [provider])
  }
  const unclaimed = () => systemBalance(gateway.deps.database, 'unclaimed', 'BRL')
  const stateOf = async (endToEndId: string) =>
    (
      await rowsAs<{ state: string }>(
        gateway.deps.database,
        `SELECT r.state FROM deposit_return r JOIN deposit_receipt p ON p.id = r.receipt_id WHERE p.end_to_end_id = '${endToEndId}'`,
      )
    )[0]?.state
  /** A payment by a company, which is always sent back. */
  async function rejected() {
    const member = await registerMember(gateway)
    const { depositId } = await charge(gateway, member)
    const payment = paymentOf(gateway, depositId, { cpf: '11222333000181' })
    expect(await report(gateway, payment)).toBe(200)
    return payment.endToEndId
  }

  test('an uncredited payment is unclaimed until it is sent back, once and whole (rule 10.36)', async () => {
    const before = await unclaimed()
    const payment = await rejected()
    expect((await unclaimed()) - before).toBe(50_00n)
    expect(await stateOf(payment)).toBe('requested')
    await work()
    await work()
    expect(await stateOf(payment)).toBe('done')
    expect(await unclaimed()).toBe(before)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(new RegExp(`^[A-F0-9]{32} ${payment} 5000$`))
  })

  test('a lost answer leaves the return unknown, and the provider is asked until it answers (rule 10.36)', async () => {
    const before = await unclaimed()
    const payment = await rejected()
    said.send = silent
    await work()
    expect(await stateOf(payment)).toBe('unknown')
    said.find = silent
    await work()
    expect(await stateOf(payment)).toBe('unknown')
    said.find = async () => 'processing'
    await work()
    expect(await stateOf(payment)).toBe('requested')
    expect((await unclaimed()) - before).toBe(50_00n)
    said.find = async () => 'done'
    await work()
    expect(await stateOf(payment)).toBe('done')
    expect(sent).toHaveLength(1)
    expect(await unclaimed()).toBe(before)
  })

  test('a request that never arrived is repeated, under the same number', async () => {
    await rejected()
    said.send = silent
    await work()
    said.send = async () => 'done'
    await work()
    expect(sent).toHaveLength(2)
    expect(sent[0]).toBe(sent[1])
  })

  test('a payment without a charge goes back when an operator decides so, once (rule 10.36)', async () => {
    const before = await unclaimed()
    const payment = paymentOf(gateway, 'ANOTHERUNKNOWN')
    await report(gateway, payment)
    await work()
    expect(sent).toEqual([])
    expect(
      (await waitingDeposits(gateway.deps.database)).map(({ kind, reference }) => [kind, reference]),
    ).toContainEqual(['payment', payment.endToEndId])
    const both = [1, 2].map(() =>
      returnPayment(gateway.deps, { number: payment.endToEndId }, 'Ana').then(
        () => 'done',
        () => 'refused',
      ),
    )
    expect((await Promise.all(both)).toSorted()).toEqual(['done', 'refused'])
    await work()
    expect(sent).toHaveLength(1)
    expect(await unclaimed()).toBe(before)
  })
})
