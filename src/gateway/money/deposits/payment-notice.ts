import { bigint, coerce, literal, nullable, pattern, string, type } from 'superstruct'
import { NoticeMoment } from '#gateway/platform/http/signed-notice.ts'
import { decimal } from '#lib/money.ts'

/** The currency of every notice. */
export const noticeCurrency = 'BRL'

/** A payment that has arrived at the provider. Amount in minor units of BRL. */
export interface Payment {
  /** Number of the payment, which no other one of this provider has. */
  readonly endToEndId: string
  /** Reference of the deposit that it is for, as far as the payer or the payer's bank named one. */
  readonly txid: string
  readonly amount: bigint
  /** Null if the payer's bank does not name the payer. */
  readonly payer: { readonly taxNumber: string; readonly name: string } | null
  readonly paidAt: Date
}

/** A claim of a payer's bank to a payment: MED with PIX, a chargeback with cards. */
export interface PaymentClaim {
  readonly claimId: string
  readonly endToEndId: string
  readonly amount: bigint
  readonly claimedAt: Date
}

/** The bank of a card approved a payment. No money has arrived yet. */
export interface Authorisation {
  readonly txid: string
  readonly at: Date
}

/** Why a card was declined; the site has the words of each. */
export const declineReasons = ['funds', 'card', 'bank', 'identity', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** The provider ended a charge, and it cannot be paid any more. */
export interface Decline {
  readonly txid: string
  readonly reason: DeclineReason
}

export type PaymentNotice =
  | ({ readonly kind: 'payment' } & Payment)
  | ({ readonly kind: 'claim' } & PaymentClaim)
  | ({ readonly kind: 'authorised' } & Authorisation)
  | ({ readonly kind: 'declined' } & Decline)

/** Numbers of payments, charges and claims. */
export const Id = pattern(string(), /^[A-Za-z0-9-]{1,64}$/)
/** Reals with two decimals, as banks write them: `50.00`. */
const Reals = coerce(bigint(), pattern(string(), /^(?!0+\.00$)\d{1,13}\.\d{2}$/), (text) =>
  BigInt(text.replace('.', '')),
)
/** A text that a payer or a bank wrote: of one that is too long the beginning is kept, since no notice is refused for it. */
export const WrittenText = (most: number) => coerce(string(), string(), (text) => [...text].slice(0, most).join(''))
const Payer = nullable(type({ taxNumber: pattern(string(), /^[0-9A-Z]{11,14}$/), name: WrittenText(200) }))

/** The fields of a payment that every provider sends, besides the charge. */
export const paymentFields = {
  kind: literal('payment'),
  endToEndId: Id,
  amount: Reals,
  payer: Payer,
  paidAt: NoticeMoment,
} as const

/** The fields of a claim that every provider sends, besides its name. */
export const claimFields = { claimId: Id, endToEndId: Id, amount: Reals, claimedAt: NoticeMoment } as const

/** An amount in a notice. */
export const reals = (amount: bigint): string => decimal(amount, noticeCurrency)
