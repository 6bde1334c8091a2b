import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  bigint,
  coerce,
  date,
  type Infer,
  literal,
  nullable,
  pattern,
  string,
  type,
  union,
  validate,
} from 'superstruct'

const Id = pattern(string(), /^[A-Za-z0-9-]{1,64}$/)
/** Reals with two decimals, as banks write them: `50.00`. */
const Reals = coerce(bigint(), pattern(string(), /^(?!0+\.00$)\d{1,13}\.\d{2}$/), (text) =>
  BigInt(text.replace('.', '')),
)
const Moment = coerce(date(), string(), (text) => new Date(text))

const PaymentStruct = type({
  kind: literal('payment'),
  endToEndId: Id,
  txid: Id,
  amount: Reals,
  /** Null where the payer's bank does not say. */
  payer: nullable(type({ taxNumber: pattern(string(), /^[0-9A-Z]{11,14}$/), name: string() })),
  paidAt: Moment,
})

const ClaimStruct = type({ kind: literal('med'), claimId: Id, endToEndId: Id, amount: Reals, claimedAt: Moment })

/** A payment that has arrived at the provider. Amount in minor units of BRL, the currency of PIX. */
export type Payment = Omit<Infer<typeof PaymentStruct>, 'kind'>
/** What a payer's bank claims back of a payment (MED). */
export type PaymentClaim = Omit<Infer<typeof ClaimStruct>, 'kind'>
export type PaymentNotice = ({ readonly kind: 'payment' } & Payment) | ({ readonly kind: 'med' } & PaymentClaim)

/** The currency of every notice. */
export const noticeCurrency = 'BRL'

/** A notice that must not be believed, or cannot be read. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused'
  readonly why: 'unsigned' | 'malformed'

  constructor(why: NoticeRefused['why']) {
    super(`The notice is ${why}`)
    this.why = why
  }
}

/** The signature of a body: HMAC-SHA-256 with the secret that provider and gateway share, in hex. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/**
 * Reads a notice whose signature is right.
 *
 * @throws {NoticeRefused}
 */
export function readSignedNotice(body: string, signature: string | undefined, secret: string): PaymentNotice {
  const right = Buffer.from(signatureOf(body, secret))
  const given = Buffer.from(signature ?? '')
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new NoticeRefused('unsigned')
  const [failure, notice] = validate(parsed(body), union([PaymentStruct, ClaimStruct]), { coerce: true })
  if (failure) throw new NoticeRefused('malformed')
  return notice
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new NoticeRefused('malformed')
  }
}
