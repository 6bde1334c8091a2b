import { create, type Struct } from 'superstruct'
import type { GameHello } from '#contract/play/games/game-hello.ts'

export interface GameSocketOptions<Event> {
  /** `wss://host/wps/events/table`, or that of a lottery. */
  readonly url: string
  /** The token of the game. */
  readonly token: string
  onEvent(event: Event): void
  /** True while messages arrive; false while the connection is being re-established. */
  onConnected(isConnected: boolean): void
}

/** Milliseconds without any message after which the connection counts as lost; one comes every 20 seconds at the latest. */
const silence = 45_000
const [firstPause, longestPause] = [500, 15_000]

/**
 * Watches what everybody sees of a game until the returned function is called. A lost connection is opened again after a pause that
 * doubles each time, with jitter, and at once when the network returns. The first message is always the whole state, so nothing is missed.
 *
 * @param events all messages that this site knows; others are passed over
 */
export function watchGame<Event extends { readonly type: string }>(
  events: Struct<Event, unknown>,
  { url, token, onEvent, onConnected }: GameSocketOptions<Event>,
): () => void {
  let socket: WebSocket | undefined
  let failures = 0
  let alive: ReturnType<typeof setTimeout> | undefined
  let next: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const connect = () => {
    clearTimeout(next)
    next = undefined
    const opened = new WebSocket(url)
    socket = opened
    let isConnected = false
    const heard = () => {
      clearTimeout(alive)
      alive = setTimeout(() => opened.close(), silence)
    }
    heard()
    opened.addEventListener('open', () => {
      const hello: GameHello = { type: 'hello', token }
      opened.send(JSON.stringify(hello))
    })
    opened.addEventListener('message', ({ data }) => {
      if (isOver) return
      heard()
      const event = read(events, String(data))
      if (!event) return
      if (!isConnected) {
        isConnected = true
        failures = 0
        onConnected(true)
      }
      onEvent(event)
    })
    opened.addEventListener('close', () => {
      clearTimeout(alive)
      if (isOver || socket !== opened) return
      onConnected(false)
      next = setTimeout(connect, Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2))
      failures++
    })
  }
  const atOnce = () => {
    if (next !== undefined) connect()
  }
  addEventListener('online', atOnce)
  connect()
  return () => {
    isOver = true
    removeEventListener('online', atOnce)
    clearTimeout(alive)
    clearTimeout(next)
    socket?.close()
  }
}

/** The message, if this site knows its kind; undefined for kinds of a newer gateway. */
function read<Event>(events: Struct<Event, unknown>, text: string): Event | undefined {
  try {
    return create(JSON.parse(text), events)
  } catch {
    return undefined
  }
}
