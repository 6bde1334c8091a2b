import { type CallFault, faultOf } from '#api/errors.ts'

type Answer = (init: RequestInit) => Promise<Response>

export interface FakeFetch {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The requests so far. */
  readonly sent: { readonly url: string; readonly method: string; readonly headers: Headers; readonly body: unknown }[]
}

/** A network that gives these answers, one per request, and obeys the abort signal like the real one. */
export function fakeFetch(...answers: Answer[]): FakeFetch {
  const sent: FakeFetch['sent'] = []
  return {
    sent,
    fetch: (url, init) => {
      const answer = answers[sent.length]
      sent.push({ url, method: init.method ?? '', headers: new Headers(init.headers), body: init.body })
      if (!answer) throw new Error(`No answer to request ${sent.length}`)
      return Promise.race([aborted(init.signal), answer(init)])
    },
  }
}

export const ok =
  (value: unknown): Answer =>
  async () =>
    Response.json({ success: true, value })

export const refused =
  (status: number, code: string, { headers = {}, value }: { headers?: HeadersInit; value?: unknown } = {}): Answer =>
  async () =>
    Response.json({ success: false, code, message: 'for the log', value }, { status, headers })

/** Anything that is not the gateway's: a proxy's page, a captive portal. */
export const page =
  (status: number, text: string, type = 'text/html'): Answer =>
  async () =>
    new Response(text, { status, headers: { 'content-type': type } })

export const offline: Answer = async () => {
  throw new TypeError('Failed to fetch')
}

export const silent: Answer = () => new Promise(() => undefined)

/** Headers come, and the first half of the body; then the line is cut, or nothing comes any more. */
export const brokenOff =
  (status: number, how: 'cut' | 'stalls'): Answer =>
  async ({ signal }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"success":true,"val'))
        if (how === 'cut') controller.error(new TypeError('network error'))
        else signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { status })
  }

/** The fault a call ends with. */
export async function faultIn(call: Promise<unknown>): Promise<CallFault> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) throw new Error('The call succeeded')
  return faultOf(outcome.error)
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    else signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
