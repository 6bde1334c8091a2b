import { Hono } from 'hono'
import type { GatewayDeps } from '#gateway/deps.ts'
import { balanceChanged } from '#gateway/events/balance-changes.ts'
import { apiHeaders } from '#gateway/http/answer.ts'
import { bodyLimit, readBounded } from '#gateway/http/body.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { NoticeRefused } from './payment-notice.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { takeClaim } from './take-claim.ts'
import { takePayment } from './take-payment.ts'

/** Header with the signature of a notice. */
export const signatureHeader = 'X-Signature'

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
 * `POST /wps/payment/pix`: the provider's way in. Everything that is signed and understood is answered with 200, also a
 * payment that belongs to no charge: it is kept for the operator, and to hear of it again would change nothing. Any
 * other status makes the provider repeat its notice.
 */
export function paymentDoor(deps: GatewayDeps, provider: PaymentProvider): Hono {
  const app = new Hono()
  app.post('/wps/payment/pix', async ({ req }) => {
    const answer = (status: number, said: object) => Response.json(said, { status, headers: apiHeaders })
    try {
      const body = new TextDecoder().decode(await readBounded(req.raw, bodyLimit))
      await receiveNotice(deps, provider, body, req.header(signatureHeader))
      return answer(200, { received: true })
    } catch (thrown) {
      if (thrown instanceof CallFailure) return answer(thrown.status, { received: false })
      if (thrown instanceof NoticeRefused) {
        deps.log.warn({ why: thrown.why }, 'a payment notice was refused')
        return answer(thrown.why === 'unsigned' ? 401 : 400, { received: false })
      }
      deps.log.error({ err: thrown }, 'a payment notice could not be taken')
      return answer(503, { received: false })
    }
  })
  return app
}
