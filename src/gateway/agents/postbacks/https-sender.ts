import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '#gateway/public-address.ts'
import { always, isUnanswered, nameResolver, type ResolvedAddress, type ResolveName } from '#gateway/resolve-name.ts'
import type { PostbackMessage, PostbackOutcome, PostbackSender } from './sender.ts'

/** Milliseconds that a receiver has to answer, including the lookup of its address. */
const patience = 5_000

interface Parts {
  readonly resolve?: ResolveName
  readonly isAllowed?: (address: string) => boolean
  readonly request?: (url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest
  readonly patience?: number
}

/**
 * Posts to hosts of the public Internet only. The name is resolved once. If any of its addresses is not public, nothing
 * is sent. The connection goes to the checked address, so a later change of the name has no effect. Redirects are not
 * followed. Only the status of the answer is read.
 *
 * @param parts replace the resolver, the rule and the connection, for tests
 */
export function httpsSender({
  resolve = nameResolver(),
  isAllowed = isPublicAddress,
  request = httpsRequest,
  patience: most = patience,
}: Parts = {}): PostbackSender {
  return async (url, message) => {
    const signal = AbortSignal.timeout(most)
    const late = new Promise<PostbackOutcome>((end) =>
      signal.addEventListener('abort', () => end({ fault: 'timedOut' }), { once: true }),
    )
    return await Promise.race([late, send(new URL(url), message, signal)])
  }

  async function send(url: URL, message: PostbackMessage, signal: AbortSignal): Promise<PostbackOutcome> {
    // A connection to a number would need no lookup, and so would not go to the checked address.
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return { fault: 'addressRefused' }
    const found = await resolve(url.hostname, signal).catch((err: unknown) => (isUnanswered(err) ? undefined : []))
    if (!found) return { fault: 'timedOut' }
    const [first] = found
    if (!first) return { fault: 'nameUnknown' }
    if (!found.every(({ address }) => isAllowed(address))) return { fault: 'addressRefused' }
    return await post(url, message, first, signal)
  }

  function post(url: URL, { headers, body }: PostbackMessage, pinned: ResolvedAddress, signal: AbortSignal) {
    return new Promise<PostbackOutcome>((end) => {
      const options = { method: 'POST', headers, signal, agent: false, lookup: always(pinned) }
      const sent = request(url, options, (answer) => {
        end({ status: answer.statusCode ?? 0 })
        answer.destroy()
      })
      sent.on('error', () => end({ fault: signal.aborted ? 'timedOut' : 'unreachable' }))
      sent.end(body)
    })
  }
}
