import { enums, literal, type Struct, type, union } from 'superstruct'
import { NoticeMoment, readSigned, signatureOf } from '#gateway/platform/http/signed-notice.ts'
import {
  claimFields,
  declineReasons,
  Id,
  noticeCurrency,
  type PaymentNotice,
  paymentFields,
  reals,
} from './payment-notice.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandboxMemory } from './sandbox-memory.ts'

const lifetimeMs = 60 * 60 * 1000

const CaptureStruct = type({ ...paymentFields, txid: Id })
const ChargebackStruct = type({ kind: literal('claim'), ...claimFields })
const AuthorisationStruct = type({ kind: literal('authorised'), txid: Id, at: NoticeMoment })
const DeclineStruct = type({ kind: literal('declined'), txid: Id, reason: enums(declineReasons) })

const NoticeStruct = union([CaptureStruct, ChargebackStruct, AuthorisationStruct, DeclineStruct]) as unknown as Struct<
  PaymentNotice,
  unknown
>

/** Path of the page that a charge is paid on; card-page.ts serves it. */
export const cardPath = '/wps/sandbox/card/'

/**
 * Cards of the sandbox. Its page asks for no card data: the person chooses what the bank does. Only a captured payment
 * is reported as one. A charge can be paid for an hour.
 *
 * @param secret the secret that signs its notices
 */
export function sandboxCard(secret: string): PaymentProvider {
  const { sentBack, ...memory } = sandboxMemory(({ reference, returnTo, now }) => ({
    payload: `${cardPath}${reference}?${new URLSearchParams({ back: returnTo })}`,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }))
  return {
    ...memory,
    code: 'sandbox-card',
    method: 'card',
    currency: noticeCurrency,
    sandbox: {
      sentBack,
      report: (notice) => {
        const body = JSON.stringify({ ...notice, ...('amount' in notice && { amount: reals(notice.amount) }) })
        return { body, signature: signatureOf(body, secret) }
      },
    },
    readNotice: (body, signature) => readSigned(body, signature, secret, NoticeStruct),
  }
}
