import { randomBytes } from 'node:crypto'
import type { GatewayConfig } from '#gateway/config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxCard } from './sandbox-card.ts'
import { sandboxPix } from './sandbox-pix.ts'
import { sandboxTed } from './sandbox-ted.ts'

/** Without a configured secret nobody outside this process can sign. */
const ownSecret = randomBytes(32).toString('hex')

/** The sandboxes by their secret: they remember what they have opened and sent back, whoever asks for them. */
const sandboxes = new Map<string, readonly PaymentProvider[]>()

function sandboxesOf(secret: string): readonly PaymentProvider[] {
  const known = sandboxes.get(secret)
  if (known) return known
  const made = [sandboxPix(secret), sandboxTed(secret), sandboxCard(secret)]
  sandboxes.set(secret, made)
  return made
}

/**
 * The configured providers, one for each way to pay in; the setting `depositMethods` says which of them are offered.
 * Without any no deposits are taken, and what a former provider had open stays as it is.
 */
export function paymentProviders({ paymentProvider, paymentWebhookSecret }: GatewayConfig): readonly PaymentProvider[] {
  return paymentProvider === 'sandbox' ? sandboxesOf(paymentWebhookSecret ?? ownSecret) : []
}
