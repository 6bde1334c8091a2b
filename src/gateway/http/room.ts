import type { Socket } from 'node:net'

/**
 * How a connection stands. `waiting`: its first request is not whole yet, which many of one stranger may be at once.
 * `kept`: answered, and open for another request. `working`: a request is being answered, or it is a WebSocket.
 */
export type Standing = 'waiting' | 'kept' | 'working'

/** Who makes room first. A connection that is at work never does. */
const yielding = ['waiting', 'kept'] as const satisfies readonly Standing[]

/** Room for so many connections. Within a standing they are in the order in which they came to it. */
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

  /** The connection to close for a new one; undefined where all are at work. */
  yields(): Socket | undefined {
    for (const standing of yielding) {
      const [first] = this.#standings[standing]
      if (first) return first
    }
    return undefined
  }

  /** Files a connection; one that is filed already changes its standing. */
  put(socket: Socket, standing: Standing): void {
    this.remove(socket)
    this.#standings[standing].add(socket)
  }

  remove(socket: Socket): void {
    for (const sockets of Object.values(this.#standings)) sockets.delete(socket)
  }

  /** Those that wait, as a copy: closing them changes the room. */
  waiting(): readonly Socket[] {
    return [...this.#standings.waiting]
  }
}
