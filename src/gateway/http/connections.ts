import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { type AddressReader, addressGroup } from './address.ts'
import { Room, type Standing } from './room.ts'

export interface ConnectionLimits {
  /** Connections at once, WebSockets included. */
  readonly most: number
  /** Of those, how many one address may have; addresses of trusted proxies may have all. */
  readonly perAddress: number
  /** Milliseconds within which a new connection says something. */
  readonly firstByteMs: number
}

/** The connections of a server. */
export interface Connections {
  /** Never closes this one to make room: it is a WebSocket from now on. */
  keep(socket: Socket): void
  /** From now on each answer is the last one of its connection. */
  closeAfterAnswers(): void
  /** Closes those that have said nothing yet: a server that closes waits for them, though not for kept ones. */
  closeSilent(): void
}

/** Where a connection counts. */
interface Place {
  readonly rooms: readonly Room[]
  /** Whose room `byAddress` holds; undefined where only all together are counted. */
  readonly who: string | undefined
}

/** How often a full house is logged, in milliseconds. */
const tellEvery = 60_000

/**
 * Bounds a server's connections. Where there is no room for a new one, the one that has waited longest for its client
 * to say something makes room: whoever opens many and says nothing gets in the way of nobody but themselves. Only where
 * all are at work is the new one refused.
 */
export function watchConnections(
  server: Server,
  { most, perAddress, firstByteMs }: ConnectionLimits,
  addresses: AddressReader,
  log: Logger,
): Connections {
  const all = new Room(most)
  const byAddress = new Map<string, Room>()
  const places = new WeakMap<Socket, Place>()
  const underWay = new Set<ServerResponse>()
  let isClosing = false
  let told = Number.NEGATIVE_INFINITY

  server.on('connection', enter)
  // Before the application, which may have answered when its own listener returns.
  server.prependListener('request', begin)

  function enter(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const who = addresses.trusts(address) ? undefined : addressGroup(address)
    // The stranger's own room first: who has filled that has nothing of the others' closed.
    const rooms = who === undefined ? [all] : [roomOf(who), all]
    if (!rooms.every(makeRoom)) {
      socket.destroy()
      return
    }
    places.set(socket, { rooms, who })
    stand(socket, 'waiting')
    const silence = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, firstByteMs)
    socket.once('close', () => {
      clearTimeout(silence)
      leave(socket)
    })
  }

  function roomOf(who: string): Room {
    const known = byAddress.get(who)
    if (known) return known
    const made = new Room(perAddress)
    byAddress.set(who, made)
    return made
  }

  function makeRoom(room: Room): boolean {
    if (!room.isFull) return true
    if (performance.now() - told > tellEvery) {
      told = performance.now()
      log.warn({ open: all.size, of: room === all ? 'all' : 'one address' }, 'connections are full')
    }
    const first = room.yields()
    if (!first) return false
    first.destroy()
    leave(first)
    return true
  }

  function stand(socket: Socket, standing: Standing): void {
    for (const room of places.get(socket)?.rooms ?? []) room.put(socket, standing)
  }

  function leave(socket: Socket): void {
    const place = places.get(socket)
    if (!place) return
    places.delete(socket)
    for (const room of place.rooms) room.remove(socket)
    if (place.who !== undefined && byAddress.get(place.who)?.size === 0) byAddress.delete(place.who)
  }

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    underWay.add(response)
    if (isClosing) response.setHeader('Connection', 'close')
    // Nothing has begun before the body is whole, so until then the connection may make room for another.
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
