import type { ClientOptions } from '#api/client.ts'
import type { Chance } from '#tests/support/chance.ts'

type Fetch = NonNullable<ClientOptions['fetch']>

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Sends the second half of a body some time after the first one, as a phone at the edge of its network does. */
const slowly =
  (ms: number): Fetch =>
  (url, init) => {
    const text = typeof init.body === 'string' ? init.body : undefined
    if (text === undefined) return fetch(url, init)
    const bytes = new TextEncoder().encode(text)
    const half = Math.ceil(bytes.length / 2)
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, half))
        await after(ms)
        controller.enqueue(bytes.subarray(half))
        controller.close()
      },
    })
    return fetch(url, { ...init, body, duplex: 'half' } as RequestInit)
  }

/** Hangs up some milliseconds after asking: the answer is lost, and perhaps the question. */
const hangingUp =
  (ms: number): Fetch =>
  (url, init) => {
    const own = AbortSignal.timeout(ms)
    return fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, own]) : own })
  }

/**
 * How a player's device sends this request: now and then slowly, or without staying for the answer.
 *
 * @param repeatable whether it can be sent again, because it has a key or only reads
 * @returns undefined for the usual way
 */
export function mannerOf({ often, between }: Chance, repeatable: boolean): Fetch | undefined {
  if (often(0.03)) return slowly(between(100, 2_500))
  return repeatable && often(0.03) ? hangingUp(between(1, 40)) : undefined
}
