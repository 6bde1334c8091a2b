import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { getDeposit } from '#contract/wallet/get-deposit.ts'
import { signatureOf } from '#gateway/http/signed-notice.ts'
import { decimal } from '#lib/money.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import type { Person } from '#tests/support/people.ts'

/** What the provider and the gateway share in tests: `PAYMENT_WEBHOOK_SECRET`. */
export const webhookSecret = 'a-secret-that-only-the-provider-has'

let payments = 0
/** A number that no other payment of this process has. */
export const newPaymentId = () => `E${String(++payments).padStart(31, '0')}`

/** A charge that waits for its payment. @param amount minor units of BRL */
export async function charge(gateway: TestGateway, { token }: Pick<Person, 'token'>, amount = 50_00n) {
  const order = { method: 'pix', amount, currency: 'BRL' }
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
