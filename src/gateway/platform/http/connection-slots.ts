import type { Socket } from 'node:net'

/**
 * State of a connection. `waiting`: its first request is incomplete; an attacker can have many of these. `kept`:
 * answered, and open for another request. `working`: a request is being answered, or it is a WebSocket.
 */
export type ConnectionState = 'waiting' | 'kept' | 'working'

/** States in the order in which connections are closed to make room. Working ones never are. */
const closable = ['waiting', 'kept'] as const satisfies readonly ConnectionState[]

/** A limited set of connections, in each state ordered by the time they entered it. */
export class ConnectionSlots {
  readonly #most: number
  readonly #states = { waiting: new Set<Socket>(), kept: new Set<Socket>(), working: new Set<Socket>() }

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    const { waiting, kept, working } = this.#states
    return waiting.size + kept.size + working.size
  }

  get isFull(): boolean {
    return this.size >= this.#most
  }

  /** The connection to close for a new one; undefined if all are working. */
  yields(): Socket | undefined {
    for (const state of closable) {
      const [first] = this.#states[state]
      if (first) return first
    }
    return undefined
  }

  /** Adds a connection, or changes its state. */
  put(socket: Socket, state: ConnectionState): void {
    this.remove(socket)
    this.#states[state].add(socket)
  }

  remove(socket: Socket): void {
    for (const sockets of Object.values(this.#states)) sockets.delete(socket)
  }

  /** The waiting connections, copied because closing them changes the set. */
  waiting(): readonly Socket[] {
    return [...this.#states.waiting]
  }
}
