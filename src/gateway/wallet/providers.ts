import type { GatewayConfig } from '#gateway/config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxPix } from './sandbox-pix.ts'

/** Takes no deposits: a house that has no provider yet. */
const noProvider: PaymentProvider = {
  code: 'none',
  sandbox: false,
  methods: [],
  createCharge: () => Promise.reject(new Error('There is no payment provider')),
  // Charges of a provider that the house had before: nobody can say what became of them.
  statusOf: () => Promise.reject(new Error('There is no payment provider')),
}

const providers: Readonly<Record<GatewayConfig['paymentProvider'], PaymentProvider>> = {
  sandbox: sandboxPix,
  none: noProvider,
}

/** The provider that the installation is configured for. */
export function paymentProvider(config: GatewayConfig): PaymentProvider {
  return providers[config.paymentProvider]
}
