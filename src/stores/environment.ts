/**
 * What stores need of the browser, behind one seam: tests and the static build replace it. Storage that is blocked
 * (private windows, embedded views) behaves like an empty one.
 */
export interface Environment {
  readonly tab: KeyValue
  readonly device: KeyValue
  now(): number
  /** The person loaded this very page anew: what was kept to save a question is asked again. */
  isReload(): boolean
  /** Goes to another page: a new entry of the history, or in place of this one. */
  navigate(path: string, how?: 'replace'): void
  /** The address: path and query, hash without `#`. */
  place(): { path: string; search: string; hash: string }
  /** Goes to another hash or query of this page: a new entry of the history, or in place of this one. */
  move(to: string, how: 'push' | 'replace'): void
  /** Whether this entry of the history was added on this page, so that the one before it is the same page. */
  wasAdded(): boolean
  /** One entry back in the history. */
  back(): void
  /** Hears of every change of the address within this page, by the person or by `move`, until the function it gives is called. */
  onMove(hear: () => void): () => void
  /** Tells every other tab of this origin. */
  broadcast(message: TabMessage): void
  onBroadcast(hear: (message: TabMessage) => void): void
}

export interface KeyValue {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

export type TabMessage =
  | { type: 'logout'; reason: 'left' | 'expired' /** Which session ended, see `stores/session.ts`. */; session: number }
  | { type: 'balance' }

/** Keeps values for this visit alone: a blocked storage, the static build. */
export function memoryStorage(): KeyValue {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

function browserStorage(name: 'sessionStorage' | 'localStorage'): KeyValue {
  try {
    const storage = globalThis[name]
    storage.setItem('arara.probe', '1')
    storage.removeItem('arara.probe')
    return {
      get: (key) => storage.getItem(key) ?? undefined,
      set: (key, value) => storage.setItem(key, value),
      remove: (key) => storage.removeItem(key),
      keys: () => Object.keys(storage),
    }
  } catch {
    return memoryStorage()
  }
}

/** Told on `window` after a change of the address by `move`, which the browser itself tells nobody. */
const moveEvent = 'site:move'
const moveEvents = ['popstate', 'hashchange', moveEvent] as const

function browserEnvironment(): Environment {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('arara') : undefined
  return {
    tab: browserStorage('sessionStorage'),
    device: browserStorage('localStorage'),
    now: () => Date.now(),
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
    onBroadcast: (hear) => channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
  }
}

/** A hash that is no valid encoding names nothing of ours; it must not stop the page. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

const emptyEnvironment: Environment = {
  tab: memoryStorage(),
  device: memoryStorage(),
  now: () => 0,
  isReload: () => false,
  navigate: () => undefined,
  place: () => ({ path: '/', search: '', hash: '' }),
  move: () => undefined,
  wasAdded: () => false,
  back: () => undefined,
  onMove: () => () => undefined,
  broadcast: () => undefined,
  onBroadcast: () => undefined,
}

export let environment: Environment = 'document' in globalThis ? browserEnvironment() : emptyEnvironment

/** For tests. */
export function setEnvironment(replacement: Environment): void {
  environment = replacement
}
