import { literal, type Struct, type, union } from 'superstruct'
import { readSigned, signatureOf } from '#gateway/platform/http/signed-notice.ts'
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
import type { Charge, PaymentProvider } from './payment-provider.ts'
import { dynamicPixCode } from './pix-payload.ts'
import { cobMeans, devolucaoMeans } from './pix-states.ts'
import { type Cob, sandboxPsp } from './sandbox-psp.ts'

const lifetimeSeconds = 30 * 60

const PaymentStruct = type({ ...paymentFields, txid: Id })
/** A claim by the central bank's mechanism for fraud ("mecanismo especial de devolução"). */
const ClaimStruct = type({ kind: literal('med'), ...claimFields })

type PixNotice = Extract<PaymentNotice, { kind: 'payment' }> | ({ readonly kind: 'med' } & PaymentClaim)
const NoticeStruct = union([PaymentStruct, ClaimStruct]) as unknown as Struct<PixNotice, unknown>

/**
 * The default provider. Its PIX codes are well-formed but use a scheme of their own, so that no bank app accepts them
 * as real charges. A charge can be paid for 30 minutes. Its answers are translated in the same way as an adapter of a real provider does.
 *
 * @param secret the secret that signs its notices
 */
export function sandboxPix(secret: string): PaymentProvider {
  const psp = sandboxPsp()
  return {
    code: 'sandbox-pix',
    method: 'pix',
    currency: noticeCurrency,
    createCharge: async ({ reference, amount, currency, now }) => {
      const pixCopiaECola = dynamicPixCode({
        scheme: 'arara.sandbox.pix',
        url: `sandbox.pix.example/v2/${reference}`,
        amount: decimal(amount, currency),
        merchantName: 'SANDBOX',
        merchantCity: 'SAO PAULO',
      })
      const calendario = { criacao: now.toISOString(), expiracao: lifetimeSeconds }
      return chargeOf(psp.putCob({ txid: reference, amount, calendario, pixCopiaECola }))
    },
    // The sandbox's bank reports a payment at once and loses nothing, so there are no payments to report when it is asked.
    findCharge: async (reference) => {
      const cob = psp.getCob(reference)
      return cob && { ...chargeOf(cob), state: cobMeans[cob.status], payments: [] }
    },
    sendBack: async ({ reference, endToEndId, amount }) =>
      devolucaoMeans[psp.putDevolucao({ id: reference, endToEndId, amount }).status],
    findReturn: async (reference) => {
      const devolucao = psp.getDevolucao(reference)
      return devolucao && devolucaoMeans[devolucao.status]
    },
    sandbox: {
      sentBack: psp.sentBack,
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

function chargeOf({ calendario, pixCopiaECola }: Cob): Charge {
  const expiresAt = new Date(new Date(calendario.criacao).getTime() + calendario.expiracao * 1000)
  return { payload: pixCopiaECola, expiresAt }
}
