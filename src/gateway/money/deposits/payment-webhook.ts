import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import type { NoticeBody } from '#gateway/platform/http/signed-notice.ts'
import { webhook } from '#gateway/platform/http/webhook.ts'
import { failDeposit } from './fail-deposit.ts'
import type { Authorisation, Decline, PaymentNotice } from './payment-notice.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { lockCharge } from './receipt-queries.ts'
import { takeClaim } from './take-claim.ts'
import { type Circumstances, takePayment } from './take-payment.ts'

/**
 * Processes a notice of the provider. Notices may arrive again, late, and in any order.
 *
 * @throws {NoticeRefused} if it is not signed, or cannot be read; nothing has changed then
 */
export async function receiveNotice(
  deps: GatewayDeps,
  provider: PaymentProvider,
  body: NoticeBody,
  signature: string | undefined,
): Promise<void> {
  const notice = provider.readNotice(body, signature)
  const now = deps.now()
  const memberId = await deps.database.transaction((tx) =>
    take(tx, provider.code, notice, { law: deps.config.jurisdiction, happenings: deps.happenings, now }),
  )
  if (memberId !== undefined) balanceChanged(deps, memberId)
}

/** @returns the member whose wallet has changed; undefined if none has */
async function take(
  tx: Transaction,
  provider: string,
  notice: PaymentNotice,
  circumstances: Circumstances,
): Promise<bigint | undefined> {
  switch (notice.kind) {
    case 'payment':
      return await takePayment(tx, provider, notice, circumstances)
    case 'claim':
      return await takeClaim(tx, provider, notice, circumstances.now)
    case 'authorised':
      return await takeAuthorisation(tx, provider, notice)
    case 'declined':
      return await takeDecline(tx, provider, notice, circumstances.now)
  }
}

/**
 * `POST /wps/payment/pix`, and so on for each deposit method: the provider's webhook. A payment that belongs to no charge is
 * taken too: it is kept for the operator.
 */
export const paymentWebhook = (deps: GatewayDeps, provider: PaymentProvider, ports: ApiPorts) =>
  webhook(ports, `/wps/payment/${provider.method}`, 'payment', (body, signature) =>
    receiveNotice(deps, provider, body, signature),
  )

/** Remembers that the bank of a card approved a payment. It is credited only when it is captured. */
async function takeAuthorisation(tx: Transaction, provider: string, { txid, at }: Authorisation): Promise<undefined> {
  await lockCharge(tx, txid)
  await tx.query(
    `UPDATE deposit SET authorised_at = :authorisedAt WHERE reference = :txid AND provider = :provider AND status = 'pending' AND authorised_at IS NULL`,
    { txid, provider, authorisedAt: at },
  )
}

/** Ends a charge whose card was declined. A payment that arrives all the same is credited. */
async function takeDecline(
  tx: Transaction,
  provider: string,
  { txid, reason }: Decline,
  now: Date,
): Promise<undefined> {
  await failDeposit(tx, { provider, reference: txid, declined: reason }, now)
}
