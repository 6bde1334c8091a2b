import { randomBytes } from 'node:crypto'
import type { GatewayConfig } from '#gateway/config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxCard } from './sandbox-card.ts'
import { sandboxPix } from './sandbox-pix.ts'
import { sandboxTed } from './sandbox-ted.ts'

/** Without a configured secret nobody outside this process can sign a notice. */
const ownSecret = randomBytes(32).toString('hex')

/** The sandboxes by their secret: all callers share their memory of charges and returns. */
const sandboxes = new Map<string, readonly PaymentProvider[]>()

function sandboxesOf(secret: string): readonly PaymentProvider[] {
  const known = sandboxes.get(secret)
  if (known) return known
  const made = [sandboxPix(secret), sandboxTed(secret), sandboxCard(secret)]
  sandboxes.set(secret, made)
  return made
}

/**
 * The configured providers, one for each deposit method; the setting `depositMethods` decides which of them are offered.
 * Without any, deposits are off, and open charges of a former provider do not change.
 */
export function paymentProviders({ paymentProvider, paymentWebhookSecret }: GatewayConfig): readonly PaymentProvider[] {
  return paymentProvider === 'sandbox' ? sandboxesOf(paymentWebhookSecret ?? ownSecret) : []
}
