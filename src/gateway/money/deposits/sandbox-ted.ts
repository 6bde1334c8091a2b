import { literal, type Struct, type, union } from 'superstruct'
import { readSigned, signatureOf } from '#gateway/platform/http/signed-notice.ts'
import {
  claimFields,
  noticeCurrency,
  type Payment,
  type PaymentClaim,
  paymentFields,
  reals,
  WrittenText,
} from './payment-notice.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxMemory } from './sandbox-memory.ts'
import { readReference, writtenReference } from './ted-reference.ts'

/** Banks carry transfers on working days only, so a charge outlives a long weekend. */
const lifetimeMs = 5 * 24 * 60 * 60 * 1000

/** An account that no bank has. */
const sandboxAccount = {
  bank: '000 · Banco Sandbox',
  branch: '0001',
  account: '1234567-8',
  holder: 'SANDBOX PAGAMENTOS LTDA',
  taxNumber: '11.222.333/0001-81',
}

const PaymentStruct = type({
  ...paymentFields,
  /** The payer's text, which may be anything. */
  reference: WrittenText(200),
})
const ClaimStruct = type({ kind: literal('claim'), ...claimFields })

type TedNotice =
  | ({ readonly kind: 'payment'; readonly reference: string } & Omit<Payment, 'txid'>)
  | ({ readonly kind: 'claim' } & PaymentClaim)
const NoticeStruct = union([PaymentStruct, ClaimStruct]) as unknown as Struct<TedNotice, unknown>

/**
 * Bank transfers (TED) of the sandbox: the payer writes the reference of the charge, and the transfer is matched by it. A
 * charge can be paid for five days.
 *
 * @param secret the secret that signs its notices
 */
export function sandboxTed(secret: string): PaymentProvider {
  const { sentBack, ...memory } = sandboxMemory(({ reference, now }) => ({
    payload: writtenReference(reference),
    transfer: sandboxAccount,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }))
  return {
    ...memory,
    code: 'sandbox-ted',
    method: 'ted',
    currency: noticeCurrency,
    sandbox: {
      sentBack,
      report: (notice) => {
        const { txid, ...rest } = { txid: undefined, ...notice }
        const amount = 'amount' in notice && { amount: reals(notice.amount) }
        const body = JSON.stringify({ ...rest, ...amount, ...(txid !== undefined && { reference: txid }) })
        return { body, signature: signatureOf(body, secret) }
      },
    },
    readNotice: (body, signature) => {
      const notice = readSigned(body, signature, secret, NoticeStruct)
      if (notice.kind === 'claim') return notice
      const { reference, ...payment } = notice
      return { ...payment, txid: readReference(reference) }
    },
  }
}
