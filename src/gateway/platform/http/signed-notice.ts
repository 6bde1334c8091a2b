import { createHmac, timingSafeEqual } from 'node:crypto'
import { coerce, date, refine, type Struct, string, validate } from 'superstruct'
import { parseOutside } from '#gateway/outside-value.ts'

/** A notice that must not be believed, or cannot be read. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused'
  readonly why: 'unsigned' | 'malformed'

  constructor(why: NoticeRefused['why']) {
    super(`The notice is ${why}`)
    this.why = why
  }
}

/** A body as it was received, or its text. */
export type NoticeBody = Uint8Array | string

/** The signature of a body: HMAC-SHA-256 with the secret that provider and gateway share, in hex. */
export const signatureOf = (body: NoticeBody, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

const [first, end] = [Date.parse('2000-01-01'), Date.parse('3000-01-01')]

/** A moment in a notice, between the years 2000 and 2999: the database has no room for all that JavaScript can name. */
export const NoticeMoment = refine(
  coerce(date(), string(), (text) => new Date(text)),
  'moment',
  (moment) => moment.getTime() >= first && moment.getTime() < end,
)

/**
 * Reads a notice of a provider whose signature is right. The signature is that of the bytes: bytes that are no UTF-8
 * stand for characters that nobody can read, and are no reason to lose a payment.
 *
 * @throws {NoticeRefused}
 */
export function readSigned<Notice>(
  body: NoticeBody,
  signature: string | undefined,
  secret: string,
  shape: Struct<Notice, unknown>,
): Notice {
  const right = Buffer.from(signatureOf(body, secret))
  const given = Buffer.from(signature ?? '')
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new NoticeRefused('unsigned')
  const [failure, notice] = validate(parsed(body), shape, { coerce: true })
  if (failure) throw new NoticeRefused('malformed')
  return notice
}

function parsed(body: NoticeBody): unknown {
  try {
    return parseOutside(typeof body === 'string' ? body : new TextDecoder().decode(body))
  } catch {
    throw new NoticeRefused('malformed')
  }
}
