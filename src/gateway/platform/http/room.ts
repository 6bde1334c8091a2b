import type { Socket } from 'node:net'

/**
 * State of a connection. `waiting`: its first request is incomplete; an attacker can have many of these. `kept`:
 * answered, and open for another request. `working`: a request is being answered, or it is a WebSocket.
 */
export type Standing = 'waiting' | 'kept' | 'working'

/** States in the order in which connections are closed to make room. Working ones never are. */
const yielding = ['waiting', 'kept'] as const satisfies readonly Standing[]

/** A limited set of connections, in each state ordered by the time they entered it. */
export class Room {
  readonly #most: number
  readonly #standings = { waiting: new Set<Socket>(), kept: new Set<Socket>(), working: new Set<Socket>() }

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    const { waiting, kept, working } = this.#standings
    return waiting.size + kept.size + working.size
  }

  get isFull(): boolean {
    return this.size >= this.#most
  }

  /** The connection to close for a new one; undefined if all are working. */
  yields(): Socket | undefined {
    for (const standing of yielding) {
      const [first] = this.#standings[standing]
      if (first) return first
    }
    return undefined
  }

  /** Adds a connection, or changes its state. */
  put(socket: Socket, standing: Standing): void {
    this.remove(socket)
    this.#standings[standing].add(socket)
  }

  remove(socket: Socket): void {
    for (const sockets of Object.values(this.#standings)) sockets.delete(socket)
  }

  /** The waiting connections, copied because closing them changes the set. */
  waiting(): readonly Socket[] {
    return [...this.#standings.waiting]
  }
}
