/** Milliseconds for which an answer counts as fresh. */
const fresh = 15_000

/** A header of an answer that was requested in advance: `performance.now()` at the request, for the gateway's time. */
export const requestedAtHeader = 'x-asked'

declare global {
  /**
   * Answers that were requested in advance, by address. They are kept on the page, since the inline scripts share no
   * modules with islands.
   */
  var araraPrefetched: Map<string, { readonly at: number; readonly answer: Promise<Response> }> | undefined
}

/**
 * Asks for the answer of an open GET call while the code that needs it is still being loaded. The client takes it by its
 * address (`takePrefetched`), so the query must be written as the client writes it.
 *
 * @param address as the client asks for it: the gateway's origin if that is not the page's own, path and query
 */
export function prefetchAnswer(address: string): void {
  globalThis.araraPrefetched ??= new Map()
  const asked = fetch(address, { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  // The answer is read to its end here: an unread answer would keep its connection until the timeout.
  const answer = asked.then(async (response) => new Response(await response.blob(), response))
  // A failure is reported to the code that takes the answer. If nothing takes it, it must not be an unhandled rejection.
  answer.catch(() => undefined)
  globalThis.araraPrefetched.set(address, { at: performance.now(), answer })
}

/** The answer that was requested in advance, once and while it is fresh; a further call sends a new request. */
export function takePrefetched(address: string): Promise<Response> | undefined {
  const found = globalThis.araraPrefetched?.get(address)
  globalThis.araraPrefetched?.delete(address)
  if (!found || performance.now() - found.at >= fresh) return undefined
  return found.answer.then((answer) => {
    answer.headers.set(requestedAtHeader, String(found.at))
    return answer
  })
}
