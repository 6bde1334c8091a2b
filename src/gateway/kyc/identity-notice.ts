import {
  bigint,
  coerce,
  date,
  enums,
  integer,
  min,
  nullable,
  optional,
  pattern,
  refine,
  type Struct,
  string,
  type,
} from 'superstruct'
import { identityReasons } from '#contract/entities/identity-check.ts'
import { readSigned } from '#gateway/http/signed-notice.ts'
import type { IdentityNotice } from './identity-provider.ts'

const Id = pattern(string(), /^[A-Za-z0-9-]{1,64}$/)
const Moment = refine(
  coerce(date(), string(), (text) => new Date(text)),
  'moment',
  (moment) => !Number.isNaN(moment.getTime()),
)

/** The notice of a provider. A rejection has a reason. */
const NoticeStruct = refine(
  type({
    noticeId: Id,
    reference: Id,
    sequence: coerce(bigint(), min(integer(), 0), (count) => BigInt(count)),
    decidedAt: Moment,
    outcome: enums(['approved', 'rejected']),
    reason: optional(nullable(enums(identityReasons))),
    validUntil: optional(nullable(pattern(string(), /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))),
  }),
  'notice',
  ({ outcome, reason }) => outcome !== 'rejected' || reason != null,
) as unknown as Struct<IdentityNotice, unknown>

/**
 * Reads a provider's notice whose signature is right.
 *
 * @throws {NoticeRefused}
 */
export const readIdentityNotice = (body: string, signature: string | undefined, secret: string): IdentityNotice =>
  readSigned(body, signature, secret, NoticeStruct)
