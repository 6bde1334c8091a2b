import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import type { DepositMethodName } from '#contract/money/deposits/deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import { depositMethodSetting } from '#gateway/money/deposits/deposit-methods.ts'
import type { Payment, PaymentNotice } from '#gateway/money/deposits/payment-notice.ts'
import { paymentProviders } from '#gateway/money/deposits/providers.ts'
import { signatureOf } from '#gateway/platform/http/signed-notice.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { decimal } from '#lib/money.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import type { Person } from '#tests/support/people.ts'

/** The secret that the provider and the gateway share in tests: `PAYMENT_WEBHOOK_SECRET`. */
export const webhookSecret = 'a-secret-that-only-the-provider-has'

let payments = 0
/** A number that no other payment of this process has. */
export const newPaymentId = () => `E${String(++payments).padStart(31, '0')}`

/** A charge that waits for its payment. @param amount minor units of BRL */
export async function charge(
  gateway: TestGateway,
  { token }: Pick<Person, 'token'>,
  amount = 50_00n,
  method: DepositMethodName = 'pix',
) {
  const order = { method, amount, currency: 'BRL' }
  return (await gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })).value()
}

/** The report of a payment, as the provider words it. */
export function paymentOf(gateway: TestGateway, txid: string, changed: Record<string, unknown> = {}) {
  const { amount = 50_00n, cpf = null, ...rest } = changed as { amount?: bigint; cpf?: string | null }
  return {
    kind: 'payment',
    endToEndId: newPaymentId(),
    txid,
    amount: decimal(amount, 'BRL'),
    payer: cpf === null ? null : { taxNumber: cpf, name: 'Somebody' },
    paidAt: gateway.clock.now().toISOString(),
    ...rest,
  }
}

/** Reports to the gateway; signed as the provider does, unless a signature is given. @returns the status */
export async function report(gateway: TestGateway, notice: unknown, signature?: string): Promise<number> {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice)
  const headers = { 'Content-Type': 'application/json', 'X-Signature': signature ?? signatureOf(body, webhookSecret) }
  return (await gateway.request('/wps/payment/pix', { method: 'POST', headers, body })).status
}

export async function depositNow(gateway: TestGateway, { token }: Pick<Person, 'token'>, depositId: string) {
  return (await gateway.call(getDeposit, { depositId }, { token })).value()
}

type MethodRules = (typeof depositMethodSetting.fallback)[DepositMethodName]

/** Switches ways to pay in on, with other rules than the default's. */
export function offer(gateway: TestGateway, changed: Partial<Record<DepositMethodName, Partial<MethodRules>>>) {
  const { name, fallback } = depositMethodSetting
  const rules = Object.entries(fallback).map(([method, rule]) => {
    const change = changed[method as DepositMethodName]
    return [method, change ? { ...rule, enabled: true, ...change } : rule]
  })
  return writeSetting(gateway.deps.database, name, Object.fromEntries(rules), gateway.clock.now())
}

/** A payment of any way to pay in, of 50.00 unless it says otherwise. */
export const arrival = (gateway: TestGateway, txid: string, changed: Partial<Payment> = {}) =>
  ({
    kind: 'payment',
    endToEndId: newPaymentId(),
    txid,
    amount: 50_00n,
    payer: null,
    paidAt: gateway.clock.now(),
    ...changed,
  }) satisfies PaymentNotice

/** Reports to the gateway as the provider of a way to pay in words and signs it. @returns the status */
export async function reportBy(
  gateway: TestGateway,
  method: DepositMethodName,
  notice: PaymentNotice,
  signature?: string,
): Promise<number> {
  const provider = paymentProviders(gateway.deps.config).find((one) => one.method === method)
  const worded = provider?.sandbox?.report(notice)
  if (!worded) throw new Error(`Nobody reports about ${method}.`)
  const headers = { 'Content-Type': 'application/json', 'X-Signature': signature ?? worded.signature }
  return (await gateway.request(`/wps/payment/${method}`, { method: 'POST', headers, body: worded.body })).status
}
