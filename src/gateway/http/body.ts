import { ClientGone } from './client-gone.ts'
import { CallFailure } from './failure.ts'

/** Largest request body in bytes; what is longer is not read to its end. */
export const bodyLimit = 64 * 1024

/**
 * Reads a JSON body. Only `application/json` is taken: a page of another origin cannot send that without asking
 * (CORS preflight), so no form or image on a foreign page changes anything here.
 *
 * @throws {CallFailure} `unsupported_media_type`, `body_too_large`, `malformed_json`
 * @throws {ClientGone} the body does not come to its end
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) throw new CallFailure('unsupported_media_type')
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyLimit) throw new CallFailure('body_too_large')
  const bytes = await readBounded(request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
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
