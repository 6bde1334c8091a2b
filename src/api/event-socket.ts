import { create } from 'superstruct'
import { type EventMessage, EventMessageStruct, type Hello, logoutCloseCode } from '#contract/news/events.ts'
import { deferred } from '#lib/older-phones.ts'

export interface EventSocketOptions {
  /** `wss://host/wps/events`. */
  readonly url: string
  /** A fresh ticket; undefined where there is no session any more. May throw: it is tried again later. */
  ticket(): Promise<string | undefined>
  /** `id` of the last message that was taken in. */
  since(): string | undefined
  onMessage(message: EventMessage, text: string): void
  /** Whether messages are coming: false while the connection is being made again. */
  onConnected(isConnected: boolean): void
  readonly signal: AbortSignal
}

/** Milliseconds without a sign of life, which comes each half minute, until a connection counts as lost. */
const silence = 60_000
const firstPause = 1000
const longestPause = 60_000

/**
 * Listens to the gateway until the signal ends it, the session ends or there is no ticket. A lost connection is made
 * again after a pause that doubles, with jitter so that a restarted gateway is not met by everybody at once; the network
 * coming back ends a pause.
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

/** `lost`: it had been made. `failed`: it was not. `over`: there is nobody to listen for. */
type End = 'lost' | 'failed' | 'over'

async function connectOnce(options: EventSocketOptions): Promise<End> {
  let ticket: string | undefined
  try {
    ticket = await options.ticket()
  } catch {
    // Whoever asked for it has told the page why; here it only means later.
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

/** A message this site knows; kinds of a newer gateway count as none. */
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
