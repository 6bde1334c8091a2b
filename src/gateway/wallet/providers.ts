import type { GatewayConfig } from '#gateway/config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxPix } from './sandbox-pix.ts'

/** Used if no provider is configured; accepts no deposits. */
const noProvider: PaymentProvider = {
  code: 'none',
  sandbox: false,
  methods: [],
  createCharge: () => Promise.reject(new Error('There is no payment provider')),
  // The charge belongs to a former provider, so its state is unknown.
  statusOf: () => Promise.reject(new Error('There is no payment provider')),
}

const providers: Readonly<Record<GatewayConfig['paymentProvider'], PaymentProvider>> = {
  sandbox: sandboxPix,
  none: noProvider,
}

/** The configured provider. */
export function paymentProvider(config: GatewayConfig): PaymentProvider {
  return providers[config.paymentProvider]
}
