import { CallFailure } from './failure.ts'
import { queryInput } from './request-input.ts'

/**
 * The client disconnected before its request was complete. Nobody receives the answer, and the gateway did not fail.
 */
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}

/** Largest request body in bytes; reading stops beyond it. */
export const bodyLimit = 64 * 1024

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i
const form = /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i

/**
 * Reads the body of a call. Only `application/json` is accepted. Pages of other origins cannot send it without a CORS
 * preflight, so foreign forms and images cannot change anything. Calls that also accept forms require the solution of a
 * challenge. A missing body counts as an empty object, whatever its type.
 *
 * @throws {CallFailure} `unsupported_media_type`, `body_too_large`, `malformed_json`
 * @throws {ClientGone} if the body is incomplete
 */
export async function readBody(request: Request, takesForm: boolean): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = takesForm && form.test(type)
  if (type !== '' && !isForm && !json.test(type)) throw new CallFailure('unsupported_media_type')
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyLimit) throw new CallFailure('body_too_large')
  const bytes = await readBounded(request, bodyLimit)
  if (bytes.byteLength === 0) return {}
  if (type === '') throw new CallFailure('unsupported_media_type')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isForm ? queryInput(new URLSearchParams(text)) : JSON.parse(text)
  } catch {
    throw new CallFailure('malformed_json')
  }
}

/** Largest file in bytes (5 MB). */
const fileLimit = 5 * 1024 * 1024

/** Types under which a file may be sent. Browsers send none of them to another origin without asking first. */
const fileType = /^(application\/octet-stream|image\/(png|jpeg))$/i

/**
 * Reads the file of an upload: the whole body, not a form. What it is is found out later, by its content.
 *
 * @throws {CallFailure} `unsupported_media_type`, `body_too_large`
 * @throws {ClientGone} if the body is incomplete
 */
export async function readFile(request: Request): Promise<Uint8Array> {
  if (!fileType.test(request.headers.get('Content-Type') ?? '')) throw new CallFailure('unsupported_media_type')
  if (Number(request.headers.get('Content-Length') ?? 0) > fileLimit) throw new CallFailure('body_too_large')
  return await readBounded(request, fileLimit)
}

/**
 * Lets a file come in without keeping it. A client that is refused while it still sends would see a broken connection
 * instead of the answer.
 */
export async function discardFile(request: Request): Promise<void> {
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > fileLimit) return
    }
  } catch (thrown) {
    throw new ClientGone('The body broke off.', { cause: thrown })
  }
}

/**
 * Reads a body up to a limit, whatever length the header states.
 *
 * @throws {CallFailure} `body_too_large`
 * @throws {ClientGone} if the body is incomplete
 */
export async function readBounded(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // The bytes are counted, because a declared length may be wrong and a chunked body declares none.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw new CallFailure('body_too_large')
      chunks.push(chunk)
    }
  } catch (thrown) {
    // The error of a broken connection would otherwise look like an unavailable database.
    throw thrown instanceof CallFailure ? thrown : new ClientGone('The body broke off.', { cause: thrown })
  }
  return Buffer.concat(chunks)
}
