import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { type AddressReader, addressGroup } from './address.ts'
import { ConnectionSlots, type ConnectionState } from './connection-slots.ts'

export interface ConnectionLimits {
  /** Most connections at once, including WebSockets. */
  readonly most: number
  /** Most connections of one address. Trusted proxies may use all. */
  readonly perAddress: number
  /** Milliseconds in which a new connection must send something. */
  readonly firstByteMs: number
}

/** The connections of a server. */
export interface Connections {
  /** Marks a connection as a WebSocket, which is never closed to make room. */
  keep(socket: Socket): void
  /** From now on every answer closes its connection. */
  closeAfterAnswers(): void
  /** Closes connections that have sent nothing yet, which a closing server would otherwise wait for. */
  closeSilent(): void
}

/** The counter of a connection. */
interface Place {
  readonly rooms: readonly ConnectionSlots[]
  /** Key in `byAddress`; undefined if the connection counts only towards the total. */
  readonly group: string | undefined
}

/** Milliseconds between two log lines about reached limits. */
const logEvery = 60_000

/**
 * Limits a server's connections. If there is no room for a new one, the connection that has waited longest for its
 * client is closed, so a client that opens many idle connections only harms itself. The new connection is refused only
 * if all others are busy.
 */
export function watchConnections(
  server: Server,
  { most, perAddress, firstByteMs }: ConnectionLimits,
  addresses: AddressReader,
  log: Logger,
): Connections {
  const all = new ConnectionSlots(most)
  const byAddress = new Map<string, ConnectionSlots>()
  const places = new WeakMap<Socket, Place>()
  const underWay = new Set<ServerResponse>()
  let isClosing = false
  let lastLoggedAt = Number.NEGATIVE_INFINITY

  server.on('connection', enter)
  // Runs before the application, which may have answered when its own listener returns.
  server.prependListener('request', begin)

  function enter(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const group = addresses.trusts(address) ? undefined : addressGroup(address)
    // The limit of the address comes first, so that a client that has reached it does not displace others.
    const rooms = group === undefined ? [all] : [roomOf(group), all]
    if (!rooms.every(makeRoom)) {
      socket.destroy()
      return
    }
    places.set(socket, { rooms, group })
    stand(socket, 'waiting')
    const silence = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, firstByteMs)
    socket.once('close', () => {
      clearTimeout(silence)
      leave(socket)
    })
  }

  function roomOf(group: string): ConnectionSlots {
    const known = byAddress.get(group)
    if (known) return known
    const made = new ConnectionSlots(perAddress)
    byAddress.set(group, made)
    return made
  }

  function makeRoom(room: ConnectionSlots): boolean {
    if (!room.isFull) return true
    if (performance.now() - lastLoggedAt > logEvery) {
      lastLoggedAt = performance.now()
      log.warn({ open: all.size, of: room === all ? 'all' : 'one address' }, 'connections are full')
    }
    const first = room.yields()
    if (!first) return false
    first.destroy()
    leave(first)
    return true
  }

  function stand(socket: Socket, state: ConnectionState): void {
    for (const room of places.get(socket)?.rooms ?? []) room.put(socket, state)
  }

  function leave(socket: Socket): void {
    const place = places.get(socket)
    if (!place) return
    places.delete(socket)
    for (const room of place.rooms) room.remove(socket)
    if (place.group !== undefined && byAddress.get(place.group)?.size === 0) byAddress.delete(place.group)
  }

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    underWay.add(response)
    if (isClosing) response.setHeader('Connection', 'close')
    // The call has not started before its body is complete, so the connection may still be closed to make room.
    stand(socket, hasBody(request) ? 'waiting' : 'working')
    request.once('end', () => {
      if (underWay.has(response)) stand(socket, 'working')
    })
    response.once('close', () => {
      underWay.delete(response)
      if (isClosing) socket.destroySoon()
      else stand(socket, 'kept')
    })
  }

  return {
    keep: (socket) => stand(socket, 'working'),
    closeAfterAnswers() {
      isClosing = true
      for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close')
    },
    closeSilent() {
      for (const socket of all.waiting()) if (socket.bytesRead === 0) socket.destroySoon()
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
