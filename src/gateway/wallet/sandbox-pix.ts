import { signatureOf } from '#gateway/http/signed-notice.ts'
import { decimal } from '#lib/money.ts'
import { readSignedNotice } from './payment-notice.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { dynamicPixCode } from './pix-payload.ts'

const lifetimeMs = 30 * 60 * 1000

/**
 * The default provider. Its PIX codes are well-formed but use a scheme of their own, so that no bank app accepts them
 * as real charges. A charge can be paid for 30 minutes.
 *
 * @param secret what its notices are signed with
 */
export const sandboxPix = (secret: string): PaymentProvider => ({
  code: 'sandbox-pix',
  sandbox: { sign: (body) => signatureOf(body, secret) },
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
    payload: dynamicPixCode({
      scheme: 'arara.sandbox.pix',
      url: `sandbox.pix.example/v2/${reference}`,
      amount: decimal(amount, currency),
      merchantName: 'SANDBOX',
      merchantCity: 'SAO PAULO',
    }),
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }),
  // The sandbox's bank reports a payment at once and loses nothing, so it has nothing to tell whoever asks.
  findCharge: async () => undefined,
  readNotice: (body, signature) => readSignedNotice(body, signature, secret),
  sendBack: async () => 'done',
  findReturn: async () => undefined,
})
