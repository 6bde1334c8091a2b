import { randomBytes } from 'node:crypto'
import type { GatewayConfig } from '#gateway/config.ts'
import { NoticeRefused } from '#gateway/http/signed-notice.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxPix } from './sandbox-pix.ts'

const nobody = () => Promise.reject(new Error('There is no payment provider'))

/** Used if no provider is configured; accepts no deposits. What a former provider had open is unknown. */
const noProvider: PaymentProvider = {
  code: 'none',
  methods: [],
  createCharge: nobody,
  findCharge: nobody,
  readNotice: () => {
    throw new NoticeRefused('unsigned')
  },
  sendBack: nobody,
  findReturn: nobody,
}

/** Without a configured secret nobody outside this process can sign. */
const ownSecret = randomBytes(32).toString('hex')

/** The configured provider. */
export function paymentProvider({ paymentProvider, paymentWebhookSecret }: GatewayConfig): PaymentProvider {
  return paymentProvider === 'sandbox' ? sandboxPix(paymentWebhookSecret ?? ownSecret) : noProvider
}
