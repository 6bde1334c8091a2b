import { literal, type Struct, type, union } from 'superstruct'
import { readSigned, signatureOf } from '#gateway/http/signed-notice.ts'
import { decimal } from '#lib/money.ts'
import {
  claimFields,
  Id,
  noticeCurrency,
  type PaymentClaim,
  type PaymentNotice,
  paymentFields,
  reals,
} from './payment-notice.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { dynamicPixCode } from './pix-payload.ts'
import { sandboxMemory } from './sandbox-memory.ts'

const lifetimeMs = 30 * 60 * 1000

const PaymentStruct = type({ ...paymentFields, txid: Id })
/** A claim by the central bank's mechanism for fraud ("mecanismo especial de devolução"). */
const ClaimStruct = type({ kind: literal('med'), ...claimFields })

type PixNotice = Extract<PaymentNotice, { kind: 'payment' }> | ({ readonly kind: 'med' } & PaymentClaim)
const NoticeStruct = union([PaymentStruct, ClaimStruct]) as unknown as Struct<PixNotice, unknown>

/**
 * The default provider. Its PIX codes are well-formed but use a scheme of their own, so that no bank app accepts them
 * as real charges. A charge can be paid for 30 minutes.
 *
 * @param secret what its notices are signed with
 */
export function sandboxPix(secret: string): PaymentProvider {
  const { sentBack, ...memory } = sandboxMemory(({ reference, amount, currency, now }) => ({
    payload: dynamicPixCode({
      scheme: 'arara.sandbox.pix',
      url: `sandbox.pix.example/v2/${reference}`,
      amount: decimal(amount, currency),
      merchantName: 'SANDBOX',
      merchantCity: 'SAO PAULO',
    }),
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }))
  return {
    ...memory,
    code: 'sandbox-pix',
    method: 'pix',
    currency: noticeCurrency,
    sandbox: {
      sentBack,
      report: (notice) => {
        const kind = notice.kind === 'claim' ? 'med' : notice.kind
        const body = JSON.stringify({ ...notice, kind, ...('amount' in notice && { amount: reals(notice.amount) }) })
        return { body, signature: signatureOf(body, secret) }
      },
    },
    readNotice: (body, signature) => {
      const notice = readSigned(body, signature, secret, NoticeStruct)
      return notice.kind === 'med' ? { ...notice, kind: 'claim' } : notice
    },
  }
}
