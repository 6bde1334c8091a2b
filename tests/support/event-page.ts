import { once } from 'node:events'
import { create } from 'superstruct'
import { WebSocket } from 'ws'
import { type EventMessage, EventMessageStruct, eventsPath, type Hello } from '#contract/platform/events/events.ts'

/** A page that listens to a gateway's events. */
export interface EventPage {
  /** The next message of one of the types, past or future; earlier messages are skipped. */
  next<Type extends EventMessage['type']>(...types: Type[]): Promise<Extract<EventMessage, { type: Type }>>
  /** Messages that came and were not asked for yet. */
  readonly waiting: readonly EventMessage[]
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>
  say(text: string): void
  leave(): Promise<void>
}

/** Connects and sends a hello; `null` sends none. */
export async function openPage(
  url: string,
  hello: Omit<Hello, 'type'> | null = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<EventPage> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${eventsPath}`, { headers })
  const waiting: EventMessage[] = []
  let wake: () => void = () => undefined
  socket.on('message', (data) => {
    waiting.push(create(JSON.parse(String(data)), EventMessageStruct))
    wake()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')
  if (hello) socket.send(JSON.stringify({ type: 'hello', ...hello }))
  return {
    waiting,
    closed,
    say: (text) => socket.send(text),
    async next(...types) {
      const wanted: readonly string[] = types
      for (;;) {
        const at = waiting.findIndex(({ type }) => wanted.includes(type))
        const [found] = at === -1 ? [] : waiting.splice(0, at + 1).slice(-1)
        if (found) return found as Extract<EventMessage, { type: (typeof types)[number] }>
        const ended = await Promise.race([
          new Promise<undefined>((resolve) => {
            wake = () => resolve(undefined)
          }),
          closed,
        ])
        if (ended !== undefined && !waiting.some(({ type }) => wanted.includes(type)))
          throw new Error(`The socket was closed with ${ended}`)
      }
    },
    async leave() {
      socket.close()
      await closed
    },
  }
}
