import { vi } from 'vitest'
import { type Environment, memoryStorage, type TabMessage } from '#stores/environment.ts'

/** A browser tab without a browser. */
export interface FakePage extends Environment {
  /** Addresses of the history, the current one last unless the person went back. */
  readonly history: string[]
  /** Other pages it was sent to. */
  readonly navigated: string[]
  /** Addresses that replaced the current entry of the history. */
  readonly replaced: string[]
  /** Broadcasts to the other tabs. */
  readonly broadcasts: TabMessage[]
  /** Milliseconds; move it to let time pass. */
  time: number
  /** Whether the person reloaded it. */
  reloaded: boolean
}

/** Tabs of one browser: each receives the broadcasts of the others. */
export interface FakeBrowser {
  readonly device: Environment['device']
  page(address?: string): FakePage
}

export function fakeBrowser(): FakeBrowser {
  const tabs: { page: FakePage; hearers: ((message: TabMessage) => void)[] }[] = []
  const device = memoryStorage()
  return {
    device,
    page(address = '/') {
      const hearers: ((message: TabMessage) => void)[] = []
      const page = fakePage(address, device, hearers, (message) => {
        for (const tab of tabs) if (tab.page !== page) for (const hear of tab.hearers) hear(message)
      })
      tabs.push({ page, hearers })
      return page
    },
  }
}

function fakePage(
  address: string,
  device: Environment['device'],
  hearers: ((message: TabMessage) => void)[],
  relay: (message: TabMessage) => void,
): FakePage {
  const history = [address]
  const moves = new Set<() => void>()
  let at = 0
  const here = () => new URL(history[at] ?? '/', 'http://page.test')
  const moved = () => {
    for (const hear of moves) hear()
  }
  const page: FakePage = {
    history,
    navigated: [],
    replaced: [],
    broadcasts: [],
    time: Date.parse('2026-11-21T15:00:00Z'),
    wasAdded: () => at > 0,
    back() {
      at -= 1
      moved()
    },
    tab: memoryStorage(),
    device,
    now: () => page.time,
    obstacle: () => undefined,
    reloaded: false,
    isReload: () => page.reloaded,
    navigate(path, how) {
      page.navigated.push(path)
      if (how) page.replaced.push(path)
    },
    place() {
      const { pathname, search, hash } = here()
      return { path: pathname, search, hash: decodeURIComponent(hash.slice(1)) }
    },
    move(to, how) {
      const { pathname, search, hash } = new URL(to, here())
      if (how === 'push') at += 1
      history.splice(at, history.length, pathname + search + hash)
      moved()
    },
    onMove(hear) {
      moves.add(hear)
      return () => moves.delete(hear)
    },
    broadcast(message) {
      page.broadcasts.push(message)
      relay(message)
    },
    onBroadcast(hear) {
      hearers.push(hear)
      return () => void hearers.splice(hearers.indexOf(hear), 1)
    },
  }
  return page
}

/**
 * Loads the site's stores again, on this page, because stores read the environment when they are loaded. Later imports
 * of a test, by `await import('#stores/…')`, belong to this tab.
 */
export async function openTab(page: FakePage = fakeBrowser().page()): Promise<FakePage> {
  vi.resetModules()
  const { setEnvironment } = await import('#stores/environment.ts')
  setEnvironment(page)
  return page
}
