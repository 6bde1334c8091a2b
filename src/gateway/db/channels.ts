/** Who listens on which channel of the one connection of the embedded database. */
export type Channels = {
  /** Answers how to stop. */
  add(channel: string, listener: Listener): () => void
  names(): string[]
  heard(channel: string, payload: string): void
  /** Tells everybody that something may have been missed. */
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
