import { create } from 'superstruct'
import { type EventMessage, EventMessageStruct, type Hello, logoutCloseCode } from '#contract/platform/events/events.ts'
import { deferred } from '#lib/older-phones.ts'

export interface EventSocketOptions {
  /** `wss://host/wps/events`. */
  readonly url: string
  /** A new ticket; undefined if the session has ended. If it throws, it is tried again later. */
  ticket(): Promise<string | undefined>
  /** `id` of the last processed message. */
  since(): string | undefined
  onMessage(message: EventMessage, text: string): void
  /** True while messages arrive; false while the connection is being re-established. */
  onConnected(isConnected: boolean): void
  readonly signal: AbortSignal
}

/** Milliseconds without any message after which the connection counts as lost; heartbeats come every 30 seconds. */
const silence = 60_000
const firstPause = 1000
const longestPause = 60_000

/**
 * Receives events until the signal aborts, the session ends or there is no ticket. A lost connection is re-established
 * after a pause that doubles each time, with jitter so that clients do not all return at once after a restart. The
 * pause ends early when the network returns.
 */
export async function listen(options: EventSocketOptions): Promise<void> {
  const { signal } = options
  let failures = 0
  while (!signal.aborted) {
    const end = await connectOnce(options)
    options.onConnected(false)
    if (end === 'over') return
    failures = end === 'lost' ? 0 : failures + 1
    await pause(Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2), signal)
  }
}

/** How a connection ended. `lost`: it was open. `failed`: it never opened. `over`: it must not be opened again. */
type End = 'lost' | 'failed' | 'over'

async function connectOnce(options: EventSocketOptions): Promise<End> {
  let ticket: string | undefined
  try {
    ticket = await options.ticket()
  } catch {
    // The caller of `ticket` has reported the reason to the page; here it only means a retry.
    return 'failed'
  }
  if (ticket === undefined || options.signal.aborted) return 'over'
  return await converse(options, ticket)
}

function converse({ url, since, onMessage, onConnected, signal }: EventSocketOptions, ticket: string): Promise<End> {
  const { promise, resolve } = deferred<End>()
  const socket = new WebSocket(url)
  let isReady = false
  let alive = setTimeout(() => socket.close(), silence)
  const leave = () => socket.close()
  signal.addEventListener('abort', leave)
  socket.addEventListener('open', () => {
    const last = since()
    const hello: Hello = { type: 'hello', ticket, ...(last && { since: last }) }
    socket.send(JSON.stringify(hello))
  })
  socket.addEventListener('message', ({ data }) => {
    clearTimeout(alive)
    alive = setTimeout(() => socket.close(), silence)
    const message = parseEvent(String(data))
    if (!message) return
    if (message.type === 'ready') {
      isReady = true
      onConnected(true)
    }
    onMessage(message, String(data))
  })
  socket.addEventListener('close', ({ code }) => {
    clearTimeout(alive)
    signal.removeEventListener('abort', leave)
    resolve(signal.aborted || code === logoutCloseCode ? 'over' : isReady ? 'lost' : 'failed')
  })
  return promise
}

/** The message, if this site knows its kind; undefined for kinds of a newer gateway. */
export function parseEvent(text: string): EventMessage | undefined {
  try {
    return create(JSON.parse(text), EventMessageStruct)
  } catch {
    return undefined
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = deferred<void>()
  const timer = setTimeout(resolve, milliseconds)
  const end = () => resolve()
  signal.addEventListener('abort', end, { once: true })
  if ('addEventListener' in globalThis) globalThis.addEventListener('online', end, { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    if ('removeEventListener' in globalThis) globalThis.removeEventListener('online', end)
  })
}
