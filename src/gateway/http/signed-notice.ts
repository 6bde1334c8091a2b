import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Struct, validate } from 'superstruct'

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
 * Reads a notice of a provider whose signature is right.
 *
 * @throws {NoticeRefused}
 */
export function readSigned<Notice>(
  body: string,
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

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new NoticeRefused('malformed')
  }
}
