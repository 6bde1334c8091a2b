import type { WebSocket } from 'ws'

/** Counts sockets per owner, up to a limit. */
export class Tally {
  readonly #most: number
  readonly #held = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  isFull(owner: string): boolean {
    return (this.#held.get(owner) ?? 0) >= this.#most
  }

  /** Counts a socket until it closes, or until the returned function is called. */
  hold(owner: string, socket: WebSocket): () => void {
    // A closed socket fires no close event.
    if (socket.readyState === socket.CLOSED) return () => undefined
    this.#held.set(owner, (this.#held.get(owner) ?? 0) + 1)
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      const left = (this.#held.get(owner) ?? 1) - 1
      if (left > 0) this.#held.set(owner, left)
      else this.#held.delete(owner)
    }
    socket.once('close', release)
    return release
  }
}
