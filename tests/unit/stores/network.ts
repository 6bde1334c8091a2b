import { vi } from 'vitest'
import type { CallFacts } from '#contract/define-call.ts'
import type { TestGateway } from '#tests/support/gateway.ts'

type Wire = Pick<CallFacts, 'method' | 'path'>
type Deliver = () => Promise<Response>
type Disturbance = (deliver: Deliver) => Promise<Response>

/** A call whose answer is ready and waits on its way back. */
export interface Held {
  /** Resolves once the gateway has done its work. */
  readonly answered: Promise<void>
  release(): void
}

/** The wire between the stores and the gateway in this process. Each disturbance is for the next call of its kind. */
export interface Network {
  /** The sent requests, delivered or not. */
  readonly sent: {
    readonly method: string
    readonly path: string
    readonly key: string | null
    readonly body: unknown
  }[]
  sentTo(call: Wire): Network['sent']
  /** The call does not reach the gateway. */
  down(call: Wire): void
  /** The gateway carries out the request, but its answer never arrives. */
  loseAnswer(call: Wire): void
  /** Something else answers. */
  answer(call: Wire, response: Response): void
  hold(call: Wire): Held
}

/** Puts a network in the place of the page's `fetch`. */
export function connect(gateway: TestGateway): Network {
  const sent: Network['sent'] = []
  const disturbances: { call: Wire; disturb: Disturbance }[] = []
  const isFor = (call: Wire, method: string, path: string) => call.method === method && call.path === path
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'http://page.test').pathname
    const method = init.method ?? 'GET'
    sent.push({ method, path, key: new Headers(init.headers).get('idempotency-key'), body: init.body })
    const index = disturbances.findIndex(({ call }) => isFor(call, method, path))
    const [next] = index < 0 ? [] : disturbances.splice(index, 1)
    const deliver = () => gateway.request(url, init)
    return next ? await next.disturb(deliver) : await deliver()
  })
  const add = (call: Wire, disturb: Disturbance) => void disturbances.push({ call, disturb })
  return {
    sent,
    sentTo: (call) => sent.filter(({ method, path }) => isFor(call, method, path)),
    down: (call) => add(call, () => Promise.reject(new TypeError('Failed to fetch'))),
    loseAnswer: (call) =>
      add(call, async (deliver) => {
        await deliver()
        throw new TypeError('network error')
      }),
    answer: (call, response) => add(call, () => Promise.resolve(response)),
    hold(call) {
      const answered = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      add(call, async (deliver) => {
        const response = await deliver()
        answered.resolve()
        await released.promise
        return response
      })
      return { answered: answered.promise, release: released.resolve }
    },
  }
}
