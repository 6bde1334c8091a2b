import {
  bigint,
  coerce,
  date,
  type Infer,
  literal,
  nullable,
  pattern,
  type Struct,
  string,
  type,
  union,
} from 'superstruct'
import { readSigned } from '#gateway/http/signed-notice.ts'

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

const NoticeStruct = union([PaymentStruct, ClaimStruct]) as unknown as Struct<PaymentNotice, unknown>

/** The currency of every notice. */
export const noticeCurrency = 'BRL'

/**
 * Reads a notice whose signature is right.
 *
 * @throws {NoticeRefused}
 */
export const readSignedNotice = (body: string, signature: string | undefined, secret: string): PaymentNotice =>
  readSigned(body, signature, secret, NoticeStruct)
