import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { is } from 'superstruct'
import { type WebSocket, WebSocketServer } from 'ws'
import { eventCloseCodes, eventsPath, HelloStruct } from '#contract/platform/events/events.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { parseOutside } from '#gateway/outside-value.ts'
import { addressGroup, addressReader, unknownAddress } from '#gateway/platform/http/address.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import type { HttpServer } from '#gateway/platform/http/server.ts'
import { toJson } from '#lib/json.ts'
import { type CountsOf, type EventsHub, openHub } from './hub.ts'
import type { Wire } from './subscriber.ts'
import { Tally } from './tally.ts'

/** What the socket asks of other areas, which import this one. */
export interface EventSources {
  /** The session of a ticket; undefined if the ticket does not hold. */
  readonly sessionOf: (ticket: string) => Promise<Session | undefined>
  readonly countsOf: CountsOf
  /** Sockets of other paths, which have a hello of their own. Any page may open them, also one in a frame without an origin. */
  readonly rooms?: readonly RoomSource[]
}

/** What is shown on a socket of a path of its own. */
export interface RoomSource {
  readonly path: string
  /**
   * Lets a page in by its hello.
   *
   * @returns whose it is, and how it joins; undefined if the hello does not hold
   */
  admit(hello: unknown): Promise<Admitted | undefined>
}

/** A page that may join: `holder` counts its sockets, like a session's. `join` answers a function that ends it. */
export interface Admitted {
  readonly holder: string
  join(wire: RoomWire): Promise<() => void>
}

/** A connection for texts that were written once for many pages. */
export interface RoomWire {
  send(text: string): void
  close(reason: 'stopping'): void
}

export interface EventsOptions {
  /** Milliseconds between two heartbeats. */
  readonly beatMs?: number
  /** Most sockets at once. */
  readonly most?: number
  /** Most sockets of one session, multiplied by the limits' factor. */
  readonly perSession?: number
  /** Most visitors' sockets of one address, multiplied by the limits' factor. */
  readonly visitorsPerAddress?: number
  /** Most sockets of one address without a hello, multiplied by the limits' factor. */
  readonly strangersPerAddress?: number
  /** Milliseconds in which a client must send its hello. */
  readonly helloMs?: number
}

/** Most bytes that may be queued for a slow client. Then it is disconnected and catches up when it reconnects. */
const mostWaiting = 256 * 1024

/** A client that answers none of this many pings is disconnected. */
const mostPings = 3

/** Seconds after which a refused page may try again. */
const retryAfter = 5

/** Milliseconds for pages to close their sockets at shutdown. */
const leaveMs = 1000

/**
 * Serves {@link eventsPath} on the server until it is closed. Sockets are counted by session, because a mobile carrier
 * may have thousands of people behind one address. Only sockets without a session are counted by address.
 *
 * @throws {DatabaseUnavailable}
 */
export async function serveEvents(
  { server, connections }: HttpServer,
  deps: GatewayDeps,
  { sessionOf, countsOf, rooms = [] }: EventSources,
  options: EventsOptions = {},
) {
  const { beatMs = 30_000, helloMs = 5_000, most = Number.POSITIVE_INFINITY } = options
  const { perSession = 10, visitorsPerAddress = 30, strangersPerAddress = 300 } = options
  const { config, log } = deps
  const hub = await openHub(deps, countsOf)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false })
  const addresses = addressReader(config.trustedProxies)
  const factor = config.rateLimitFactor ?? Number.POSITIVE_INFINITY
  const sessions = new Tally(perSession * factor)
  const visitors = new Tally(visitorsPerAddress * factor)
  const strangers = new Tally(strangersPerAddress * factor)
  let isEnding = false
  const unanswered = new WeakMap<WebSocket, number>()

  const beat = setInterval(() => {
    hub.beat().catch((err: unknown) => log.warn({ err }, 'events are not heard'))
    for (const socket of sockets.clients) {
      const pings = unanswered.get(socket) ?? 0
      if (pings >= mostPings) socket.terminate()
      else socket.ping()
      unanswered.set(socket, pings + 1)
    }
  }, beatMs)
  beat.unref()

  server.on('upgrade', upgrade)

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', (err) => log.debug({ err }, 'a socket broke'))
    const peer = request.socket.remoteAddress ?? ''
    const address = addresses.read(peer, String(request.headers['x-forwarded-for'] ?? '') || undefined)
    // Sockets whose address nobody named do not count together: only the limit of all sockets holds for them.
    const group = address === unknownAddress ? crypto.randomUUID() : addressGroup(address)
    const refusal = refusalOf(request, group)
    if (refusal !== undefined) {
      stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    connections.keep(request.socket)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('pong', () => unanswered.delete(socket))
      socket.on('error', (err) => log.debug({ err }, 'a socket broke'))
      greet(socket, group, roomOf(request))
    })
  }

  function refusalOf(request: IncomingMessage, group: string): string | undefined {
    const room = roomOf(request)
    if (pathOf(request) !== eventsPath && !room) return '404 Not Found'
    if (!(room || isOwnOrigin(request, config.corsOrigins))) return '403 Forbidden'
    if (isEnding || sockets.clients.size >= most) return `503 Service Unavailable\r\nRetry-After: ${retryAfter}`
    return strangers.isFull(group) ? `429 Too Many Requests\r\nRetry-After: ${retryAfter}` : undefined
  }

  const roomOf = (request: IncomingMessage) => rooms.find(({ path }) => path === pathOf(request))

  function greet(socket: WebSocket, group: string, room: RoomSource | undefined): void {
    const known = strangers.hold(group, socket)
    const late = setTimeout(() => socket.close(eventCloseCodes.late), helloMs)
    socket.on('close', () => clearTimeout(late))
    socket.once('message', (data) => {
      clearTimeout(late)
      // After its hello a client must not send anything.
      socket.on('message', () => socket.close(eventCloseCodes.hello))
      const welcomed = room ? letIn(socket, room, String(data)) : welcome(socket, group, String(data))
      welcomed.finally(known).catch((err: unknown) => {
        log.warn({ err }, 'a page was not connected')
        socket.terminate()
      })
    })
  }

  async function welcome(socket: WebSocket, group: string, text: string): Promise<void> {
    const hello = parse(text)
    if (!is(hello, HelloStruct)) return socket.close(eventCloseCodes.hello)
    const session = hello.ticket === undefined ? undefined : await sessionOf(hello.ticket)
    if (hello.ticket !== undefined && !session) return socket.close(eventCloseCodes.ticket)
    const [tally, holder] = session ? [sessions, session.sessionId.toString()] : [visitors, group]
    if (tally.isFull(holder)) return socket.close(eventCloseCodes.crowded)
    tally.hold(holder, socket)
    const subscriber = await hub.join(session, wireOf(socket), hello.since)
    socket.on('close', () => hub.leave(subscriber))
    if (socket.readyState !== socket.OPEN) hub.leave(subscriber)
  }

  async function letIn(socket: WebSocket, room: RoomSource, text: string): Promise<void> {
    const admitted = await room.admit(parse(text))
    if (!admitted) return socket.close(eventCloseCodes.ticket)
    if (sessions.isFull(admitted.holder)) return socket.close(eventCloseCodes.crowded)
    sessions.hold(admitted.holder, socket)
    const leave = await admitted.join(roomWireOf(socket))
    socket.on('close', leave)
    if (socket.readyState !== socket.OPEN) leave()
  }

  return {
    /** Closes all sockets, accepts no new ones, and stops listening. */
    async close(): Promise<void> {
      isEnding = true
      clearInterval(beat)
      const open = [...sockets.clients]
      const closed = Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
      for (const socket of open) socket.close(eventCloseCodes.stopping)
      const late = setTimeout(() => {
        for (const socket of open) socket.terminate()
      }, leaveMs)
      await Promise.all([hub.close(), closed])
      clearTimeout(late)
    },
  } satisfies Pick<EventsHub, 'close'>
}

function wireOf(socket: WebSocket): Wire {
  return {
    send: (message) => sendText(socket, toJson(message)),
    close: (reason) => socket.close(eventCloseCodes[reason]),
  }
}

const roomWireOf = (socket: WebSocket): RoomWire => ({
  send: (text) => sendText(socket, text),
  close: (reason) => socket.close(eventCloseCodes[reason]),
})

function sendText(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount > mostWaiting) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.send(text)
}

const pathOf = ({ url }: IncomingMessage) => url?.split('?')[0]

/**
 * Only pages of the gateway's own and the configured origins may connect. A browser sends the page's origin, which no
 * page can change; other programs send none.
 */
function isOwnOrigin({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return allowed.includes(origin) || (host !== undefined && URL.parse(origin)?.host === host.toLowerCase())
}

function parse(text: string): unknown {
  try {
    return parseOutside(text)
  } catch {
    return undefined
  }
}
