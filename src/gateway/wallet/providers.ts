import type { GatewayConfig } from '#gateway/config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxPix } from './sandbox-pix.ts'

const providers: Readonly<Record<GatewayConfig['paymentProvider'], PaymentProvider>> = { sandbox: sandboxPix }

/** The provider that the installation is configured for. */
export function paymentProvider(config: GatewayConfig): PaymentProvider {
  return providers[config.paymentProvider]
}
