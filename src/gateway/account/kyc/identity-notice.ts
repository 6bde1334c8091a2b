import {
  bigint,
  coerce,
  enums,
  integer,
  max,
  min,
  nullable,
  optional,
  pattern,
  refine,
  type Struct,
  string,
  type,
} from 'superstruct'
import { identityReasons } from '#contract/account/kyc/identity-check.ts'
import { type NoticeBody, NoticeMoment, readSigned } from '#gateway/platform/http/signed-notice.ts'
import { isDay } from '#lib/civil-days.ts'
import type { IdentityNotice } from './identity-provider.ts'

const Id = pattern(string(), /^[A-Za-z0-9-]{1,64}$/)

/** The notice of a provider. A rejection has a reason. */
const NoticeStruct = refine(
  type({
    noticeId: Id,
    reference: Id,
    sequence: coerce(bigint(), max(min(integer(), 0), Number.MAX_SAFE_INTEGER), (count) => BigInt(count)),
    decidedAt: NoticeMoment,
    outcome: enums(['approved', 'rejected']),
    reason: optional(nullable(enums(identityReasons))),
    validUntil: optional(nullable(refine(string(), 'day', (text) => isDay(text) && text >= '1900'))),
  }),
  'notice',
  ({ outcome, reason }) => outcome !== 'rejected' || reason != null,
) as unknown as Struct<IdentityNotice, unknown>

/**
 * Reads a provider's notice whose signature is right.
 *
 * @throws {NoticeRefused}
 */
export const readIdentityNotice = (body: NoticeBody, signature: string | undefined, secret: string): IdentityNotice =>
  readSigned(body, signature, secret, NoticeStruct)
