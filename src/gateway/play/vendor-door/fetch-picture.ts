import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, isIPv6 } from 'node:net'
import { isPublicAddress } from '#gateway/public-address.ts'
import { always, nameResolver, type ResolveName } from '#gateway/resolve-name.ts'

/** Bytes of a picture at most, and milliseconds for all of it. */
const mostBytes = 2_000_000
const patience = 10_000

/** Why there is no picture, in words for the operator. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture'
}

/**
 * Fetches a picture of a vendor. Redirects are not followed, and nothing is sent that the address does not name.
 *
 * @param own the address of the vendor's calls. Only there may a picture be at an address that is not public, as in a demonstration
 * @throws {NoPicture}
 */
export type FetchPicture = (address: string, own: string) => Promise<Uint8Array>

/** @param resolve replaces the resolver of names, for tests */
export function pictureFetcher(resolve: ResolveName = nameResolver()): FetchPicture {
  return async (address, own) => {
    const url = URL.parse(address)
    if (!(url && /^https?:$/.test(url.protocol)) || url.username !== '') throw new NoPicture('no address of a picture')
    const signal = AbortSignal.timeout(patience)
    try {
      const pinned = url.origin === URL.parse(own)?.origin ? {} : await pinnedPublic(url, resolve, signal)
      return await read(await answerOf(url, { ...pinned, signal, agent: false }))
    } catch (thrown) {
      if (thrown instanceof NoPicture) throw thrown
      throw new NoPicture(signal.aborted ? 'no answer in time' : 'not reachable', { cause: thrown })
    }
  }
}

/** The connection goes to the address that was checked, so a later change of the name has no effect. */
async function pinnedPublic(url: URL, resolve: ResolveName, signal: AbortSignal): Promise<RequestOptions> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isNumber = isIP(host) !== 0
  const found = isNumber ? [{ address: host, family: isIPv6(host) ? 6 : 4 }] : await resolve(host, signal)
  const [first] = found
  if (!(first && found.every(({ address }) => isPublicAddress(address))))
    throw new NoPicture('an address that is not public')
  return isNumber ? {} : { lookup: always(first) }
}

function answerOf(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  send(url, options, resolve).on('error', reject).end()
  return promise
}

async function read(answer: IncomingMessage): Promise<Uint8Array> {
  try {
    if (answer.statusCode !== 200) throw new NoPicture(`the status ${answer.statusCode}`)
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of answer as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength
      if (bytes > mostBytes) throw new NoPicture('more than 2 MB')
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    answer.destroy()
  }
}
