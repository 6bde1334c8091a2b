import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { checkDeposit } from '#contract/money/deposits/check-deposit.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { sandboxPaymentId } from '#gateway/money/deposits/pay-charge.ts'
import type { KnownCharge } from '#gateway/money/deposits/payment-provider.ts'
import { sandboxPix } from '#gateway/money/deposits/sandbox-pix.ts'
import { minutes, seconds } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'

/** A provider that reports no payment by itself: it has to be asked. */
const findCharge = vi.fn(async (_: string): Promise<KnownCharge | undefined> => undefined)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ payments: [{ ...sandboxPix('secret'), findCharge }] })
  return () => closeReconciled(gateway)
})
beforeEach(() => void findCharge.mockReset().mockResolvedValue(undefined))

/** The provider knows of the charge, and of its payment. */
function paid({ depositId, amount, payload, expiresAt }: Deposit) {
  const payment = {
    endToEndId: sandboxPaymentId(depositId),
    txid: depositId,
    amount,
    payer: null,
    paidAt: gateway.clock.now(),
  }
  findCharge.mockResolvedValue({ payload, expiresAt: new Date(expiresAt), state: 'open', payments: [payment] })
}

async function opened() {
  const { token } = await registerMember(gateway)
  const order = { method: 'pix', amount: 50_00n, currency: 'BRL' }
  const deposit = (await gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })).value()
  const check = () => gateway.call(checkDeposit, { depositId: deposit.depositId }, { token })
  const balance = async () => (await gateway.call(getBalance, {}, { token })).value().balance
  return { token, deposit, check, balance }
}

test('a member who reports a payment makes the gateway ask, and an unreported payment is credited (rule 10.5)', async () => {
  const { deposit, check, balance } = await opened()
  expect((await check()).value()).toEqual(deposit)
  expect(findCharge).toHaveBeenCalledWith(deposit.depositId)
  gateway.clock.advance(seconds(5))
  paid(deposit)
  expect((await check()).value()).toMatchObject({
    status: 'credited',
    late: false,
    paidAt: gateway.clock.now().toISOString(),
  })
  expect(await balance()).toBe(50_00n)
})

test('the provider is asked once in five seconds about one deposit, and never about a paid one (rule 10.5)', async () => {
  const [one, other] = [await opened(), await opened()]
  for (let again = 0; again < 20; again++) expect((await one.check()).value().status).toBe('pending')
  expect(findCharge).toHaveBeenCalledTimes(1)
  await other.check()
  expect(findCharge).toHaveBeenCalledTimes(2)
  gateway.clock.advance(seconds(5))
  paid(one.deposit)
  await one.check()
  gateway.clock.advance(seconds(5))
  expect((await one.check()).value().status).toBe('credited')
  expect(findCharge).toHaveBeenCalledTimes(3)
})

test('a payment that is reported and asked at the same time is credited once', async () => {
  const { deposit, check, balance } = await opened()
  paid(deposit)
  await Promise.all([check(), gateway.call(paySandbox, { payload: deposit.payload }), check()])
  expect(await balance()).toBe(50_00n)
})

test('money that arrived after the charge had expired is credited (rule 10.34)', async () => {
  const { deposit, check, balance } = await opened()
  // The session would end with half an hour in which nothing is asked.
  gateway.clock.advance(minutes(20))
  await check()
  gateway.clock.advance(minutes(11))
  expect((await check()).value().status).toBe('expired')
  gateway.clock.advance(seconds(5))
  paid(deposit)
  expect((await check()).value()).toMatchObject({ status: 'credited', late: true })
  expect(await balance()).toBe(50_00n)
})

test('a silent provider leaves everything unknown', async () => {
  const { check, balance } = await opened()
  findCharge.mockRejectedValue(new Error('no route to host'))
  expect((await check()).code).toBe('service_unavailable')
  expect(await balance()).toBe(0n)
})

test('a deposit of another member cannot be checked', async () => {
  const { deposit } = await opened()
  const { token } = await registerMember(gateway)
  expect((await gateway.call(checkDeposit, { depositId: deposit.depositId }, { token })).code).toBe('deposit_not_found')
  expect(findCharge).not.toHaveBeenCalled()
})
