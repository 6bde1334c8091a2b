import type { Hono } from 'hono'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import { noticeDoor } from '#gateway/http/notice-door.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { takeClaim } from './take-claim.ts'
import { takePayment } from './take-payment.ts'

/**
 * Takes what the provider reports. It may report the same again, late, and in any order.
 *
 * @throws {NoticeRefused} if it is not signed, or cannot be read; nothing has changed then
 */
export async function receiveNotice(
  deps: GatewayDeps,
  provider: PaymentProvider,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const notice = provider.readNotice(body, signature)
  const now = deps.now()
  const memberId = await deps.database.transaction((tx) =>
    notice.kind === 'payment' ? takePayment(tx, provider.code, notice, now) : takeClaim(tx, provider.code, notice, now),
  )
  if (memberId !== undefined) balanceChanged(deps, memberId)
}

/**
 * `POST /wps/payment/pix`: the provider's way in. A payment that belongs to no charge is taken too: it is kept for the
 * operator.
 */
export const paymentDoor = (deps: GatewayDeps, provider: PaymentProvider): Hono =>
  noticeDoor(deps, '/wps/payment/pix', 'payment', (body, signature) => receiveNotice(deps, provider, body, signature))
