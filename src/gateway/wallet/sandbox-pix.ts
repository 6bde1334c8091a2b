import { decimal } from '#lib/money.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { pixPayload } from './pix-payload.ts'

const lifetimeMs = 30 * 60 * 1000

/**
 * The default provider: well-formed PIX codes in a scheme of ours, so that no bank app takes one for a real charge.
 * A charge is open for 30 minutes.
 */
export const sandboxPix: PaymentProvider = {
  code: 'sandbox-pix',
  sandbox: true,
  methods: [
    {
      method: 'pix',
      currency: 'BRL',
      minimum: 10_00n,
      maximum: 10_000_00n,
      suggested: [20_00n, 50_00n, 100_00n, 200_00n, 500_00n],
    },
  ],
  createCharge: async ({ reference, amount, currency, now }) => ({
    payload: pixPayload({
      scheme: 'arara.sandbox.pix',
      key: 'sandbox',
      amount: decimal(amount, currency),
      merchantName: 'SANDBOX',
      merchantCity: 'SAO PAULO',
      reference,
    }),
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }),
  // Its bank credits whatever it pays in the same moment, so what is not credited is not paid.
  statusOf: async () => 'unpaid',
}
