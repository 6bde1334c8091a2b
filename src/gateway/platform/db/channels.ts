/** Listeners by channel on the embedded database, which has only one connection. */
export type Channels = {
  /** Returns a function that removes the listener. */
  add(channel: string, listener: Listener): () => void
  names(): string[]
  heard(channel: string, payload: string): void
  /** Tells all listeners that they may have missed notifications. */
  restored(): void
}

type Listener = { heard(payload: string): void; restored(): void }

export function openChannels(): Channels {
  const channels = new Map<string, Set<Listener>>()
  return {
    add: (channel, listener) => {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      return () => void listeners.delete(listener)
    },
    names: () => [...channels.keys()],
    heard: (channel, payload) => {
      for (const listener of channels.get(channel) ?? []) listener.heard(payload)
    },
    restored: () => {
      for (const listener of [...channels.values()].flatMap((listeners) => [...listeners])) listener.restored()
    },
  }
}
