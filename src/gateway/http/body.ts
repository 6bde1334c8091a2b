import { ClientGone } from './client-gone.ts'
import { CallFailure } from './failure.ts'
import { queryInput } from './request-input.ts'

/** Largest request body in bytes; what is longer is not read to its end. */
export const bodyLimit = 64 * 1024

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i
const form = /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i

/**
 * Reads the body of a call. Only `application/json` is taken: a page of another origin cannot send that without asking
 * (CORS preflight), so no form or image on a foreign page changes anything here. A call that takes forms changes nothing
 * either without a challenge's solution. A body that is absent has no fields, whatever its type would be.
 *
 * @throws {CallFailure} `unsupported_media_type`, `body_too_large`, `malformed_json`
 * @throws {ClientGone} the body does not come to its end
 */
export async function readBody(request: Request, takesForm: boolean): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = takesForm && form.test(type)
  if (type !== '' && !isForm && !json.test(type)) throw new CallFailure('unsupported_media_type')
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyLimit) throw new CallFailure('body_too_large')
  const bytes = await readBounded(request)
  if (bytes.byteLength === 0) return {}
  if (type === '') throw new CallFailure('unsupported_media_type')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isForm ? queryInput(new URLSearchParams(text)) : JSON.parse(text)
  } catch {
    throw new CallFailure('malformed_json')
  }
}

async function readBounded(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // A declared length may be a lie and a chunked body declares none, so what arrives is counted.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) throw new CallFailure('body_too_large')
      chunks.push(chunk)
    }
  } catch (thrown) {
    // The error of a connection that broke looks like that of a database that went away.
    throw thrown instanceof CallFailure ? thrown : new ClientGone('The body broke off.', { cause: thrown })
  }
  return Buffer.concat(chunks)
}
