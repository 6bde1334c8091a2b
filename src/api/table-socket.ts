import { create } from 'superstruct'
import { type TableEvent, TableEventStruct } from '#contract/play/tables/table.ts'
import type { TableHello } from '#contract/play/tables/table-hello.ts'

export interface TableSocketOptions {
  /** `wss://host/wps/events/table`. */
  readonly url: string
  /** The token of the game. */
  readonly token: string
  onEvent(event: TableEvent): void
  /** True while messages arrive; false while the connection is being re-established. */
  onConnected(isConnected: boolean): void
}

/** Milliseconds without any message after which the connection counts as lost; one comes every 20 seconds at the latest. */
const silence = 45_000
const [firstPause, longestPause] = [500, 15_000]

/**
 * Watches a table until the returned function is called. A lost connection is opened again after a pause that doubles each time, with
 * jitter, and at once when the network returns. The first message is always the whole table, so nothing is missed.
 */
export function watchTable({ url, token, onEvent, onConnected }: TableSocketOptions): () => void {
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
    const heard = () => {
      clearTimeout(alive)
      alive = setTimeout(() => opened.close(), silence)
    }
    heard()
    opened.addEventListener('open', () => {
      const hello: TableHello = { type: 'hello', token }
      opened.send(JSON.stringify(hello))
    })
    opened.addEventListener('message', ({ data }) => {
      if (isOver) return
      heard()
      const event = parseTableEvent(String(data))
      if (!event) return
      if (event.type === 'table') {
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
export function parseTableEvent(text: string): TableEvent | undefined {
  try {
    return create(JSON.parse(text), TableEventStruct)
  } catch {
    return undefined
  }
}
