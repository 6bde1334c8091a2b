import { any, boolean, enums, type Infer, literal, never, optional, pattern, size, string, type } from 'superstruct'
import { VendorId } from '#contract/vendor/scalars.ts'
import { DialectAmount } from './amounts.ts'
import { dialectStatuses } from './statuses.ts'

/** An id of one request, which its answer repeats. It decides nothing: what is done once is named by `transaction_uuid`. */
const RequestId = VendorId
const Token = pattern(string(), /^[A-Za-z0-9_-]{10,255}$/)
const Currency = size(string(), 1, 10)

const asked = { request_uuid: RequestId, user: VendorId }
const moving = { ...asked, transaction_uuid: VendorId, round: VendorId, round_closed: optional(boolean()) }
const paying = { ...moving, amount: DialectAmount, currency: Currency, is_free: optional(boolean()) }
/** What the vendor says of a transaction besides, and the platform does not read. */
const besides = { bet: optional(any()), meta: optional(any()) }

/** A field of another call: signatures do not cover the path, so a request of one call must be none of another. */
const foreign = optional(never())

/** Requests of a vendor of the dialect, by their path. Fields that are not listed are ignored. */
export const dialectCalls = {
  'user/info': type(asked),
  'user/balance': type({ ...asked, token: Token, game_code: optional(VendorId) }),
  'transaction/bet': type({
    ...{ ...paying, token: Token, game_code: VendorId, ...besides },
    reference_transaction_uuid: foreign,
  }),
  /** The token is not read: a win is taken whatever has become of the session. */
  'transaction/win': type({ ...paying, reference_transaction_uuid: VendorId, ...besides }),
  'transaction/rollback': type({
    ...{ ...moving, reference_transaction_uuid: VendorId, meta: optional(any()) },
    amount: foreign,
  }),
  /**
   * Ours: the player has seen the reality check. A vendor that cannot show one never sends it. `seen` makes it another request than
   * `user/balance`, because signatures do not cover the path.
   */
  'user/reality-check': type({ ...asked, token: Token, seen: literal(true) }),
} as const
export type DialectCalls = typeof dialectCalls
export type DialectCallName = keyof DialectCalls
export type DialectRequest<Name extends DialectCallName> = Infer<DialectCalls[Name]>

/**
 * An answer. `reason` and `detail` are ours: the code and the value that a vendor of our protocol would get. A vendor of the
 * dialect ignores what it does not know.
 */
export const DialectAnswerStruct = type({
  status: enums(dialectStatuses),
  request_uuid: optional(string()),
  user: optional(string()),
  currency: optional(string()),
  balance: optional(DialectAmount),
  reason: optional(string()),
  detail: optional(any()),
})
export type DialectAnswer = Infer<typeof DialectAnswerStruct>
