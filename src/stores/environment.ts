import { now, offsetOfDevice, startOffset } from '#lib/clock.ts'
import { clockKey } from './storage-keys.ts'

/**
 * The browser's functions that stores use. Tests and the static build replace them. Blocked storage (private windows,
 * embedded views) behaves like empty storage.
 */
export interface Environment {
  readonly tab: KeyValue
  readonly device: KeyValue
  /** Milliseconds since 1970 by the gateway's clock (`lib/clock.ts`). */
  now(): number
  /** What keeps people from logging in on this page, if anything does. */
  obstacle(): Obstacle | undefined
  /** Whether the person reloaded this page; cached answers are then fetched again. */
  isReload(): boolean
  /** Goes to another page, as a new history entry or in place of the current one. */
  navigate(path: string, how?: 'replace'): void
  /** The current address: path, query, and hash without `#`. */
  place(): { path: string; search: string; hash: string }
  /** Changes query or hash of the current page, as a new history entry or in place of the current one. */
  move(to: string, how: 'push' | 'replace'): void
  /** Whether this page added the current history entry, so that the entry before it is the same page. */
  wasAdded(): boolean
  /** Goes one history entry back. */
  back(): void
  /**
   * Calls `hear` on every change of the address within this page, by the person or by `move`. Returns a function that
   * stops it.
   */
  onMove(hear: () => void): () => void
  /** Sends a message to every other tab of this origin. */
  broadcast(message: TabMessage): void
  /** Calls `hear` on every message of another tab. Returns a function that stops it. */
  onBroadcast(hear: (message: TabMessage) => void): () => void
}

/**
 * `insecure`: the address is not https, so browsers offer no cryptography, and nothing can be sealed. `storage_blocked`: the tab's
 * storage is blocked, so a session would not survive the way to the next page.
 */
export type Obstacle = 'insecure' | 'storage_blocked'

export interface KeyValue {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

export type TabMessage =
  | {
      type: 'logout'
      reason: 'left' | 'expired' /** Which session ended, see `stores/account/auth/session.ts`. */
      session: number
    }
  | { type: 'balance' }
  | { type: 'renewed' /** The session, by its earlier token. */; session: number; token: string }

/** Keeps values in memory, for blocked storage and for the static build. */
export function memoryStorage(): KeyValue {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

/** A storage of the browser. What does not fit into a full one is kept by this page; undefined if the storage is blocked. */
function browserStorage(name: 'sessionStorage' | 'localStorage'): KeyValue | undefined {
  try {
    const storage = globalThis[name]
    storage.setItem('arara.probe', '1')
    storage.removeItem('arara.probe')
    const unfit = memoryStorage()
    return {
      get: (key) => unfit.get(key) ?? storage.getItem(key) ?? undefined,
      set: (key, value) => {
        unfit.remove(key)
        try {
          storage.setItem(key, value)
        } catch {
          unfit.set(key, value)
        }
      },
      remove: (key) => {
        unfit.remove(key)
        storage.removeItem(key)
      },
      keys: () => [...new Set([...Object.keys(storage), ...unfit.keys()])],
    }
  } catch {
    return undefined
  }
}

/** Fired on `window` after `move`, because browsers fire no event for such a change. */
const moveEvent = 'site:move'
const moveEvents = ['popstate', 'hashchange', moveEvent] as const

function browserEnvironment(): Environment {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('arara') : undefined
  const tab = browserStorage('sessionStorage')
  const device = browserStorage('localStorage') ?? memoryStorage()
  startOffset(Number(device.get(clockKey) ?? Number.NaN))
  globalThis.addEventListener?.('pagehide', () => device.set(clockKey, String(offsetOfDevice())))
  return {
    tab: tab ?? memoryStorage(),
    device,
    now,
    obstacle: () => (globalThis.crypto?.subtle ? (tab ? undefined : 'storage_blocked') : 'insecure'),
    isReload: () => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
    },
    navigate: (path, how) => location[how ?? 'assign'](path),
    place: () => ({
      path: location.pathname,
      search: location.search,
      hash: decoded(location.hash.slice(1)),
    }),
    move: (to, how) => {
      if (how === 'push') history.pushState({ arara: true }, '', to)
      else history.replaceState(history.state, '', to)
      dispatchEvent(new Event(moveEvent))
    },
    wasAdded: () => history.state?.arara === true,
    back: () => history.back(),
    onMove: (hear) => {
      for (const type of moveEvents) addEventListener(type, hear)
      return () => {
        for (const type of moveEvents) removeEventListener(type, hear)
      }
    },
    broadcast: (message) => channel?.postMessage(message),
    onBroadcast: (hear) => {
      const listener = ({ data }: MessageEvent<TabMessage>) => hear(data)
      channel?.addEventListener('message', listener)
      return () => channel?.removeEventListener('message', listener)
    },
  }
}

/** A decoded hash. A hash with invalid encoding is not changed, so that it cannot break the page. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

function emptyEnvironment(): Environment {
  return {
    tab: memoryStorage(),
    device: memoryStorage(),
    now: () => 0,
    obstacle: () => undefined,
    isReload: () => false,
    navigate: () => undefined,
    place: () => ({ path: '/', search: '', hash: '' }),
    move: () => undefined,
    wasAdded: () => false,
    back: () => undefined,
    onMove: () => () => undefined,
    broadcast: () => undefined,
    onBroadcast: () => () => undefined,
  }
}

// The files for browsers leave the empty one out.
export let environment: Environment =
  import.meta.env.SSR && !('document' in globalThis) ? emptyEnvironment() : browserEnvironment()

/** For tests. */
export function setEnvironment(replacement: Environment): void {
  environment = replacement
}
