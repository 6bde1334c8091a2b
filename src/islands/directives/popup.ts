import type { ClientDirective } from 'astro'

/** What leads to a popup; the way to the content is a hash too, but opens nothing. Announcements need no island. */
const doors =
  'a[data-popup]:not([data-popup="notice"]), a[href^="#"]:not(.skip, [href^="#notice"]), a[href*="/help/#"], .tile__fav, .tile__fav + *'
const named = /^#(?!notice|announcement)./

/** Of those, what leads to a login, and to a registration. */
const loginDoors = '[data-popup="login"], .tile__fav, .tile__fav + *'
const registerDoors = '[data-popup="register"]'

const nearing = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const
/** The last is `moveEvent` of `stores/environment.ts`, which would come along with an import. */
const moves = ['hashchange', 'popstate', 'site:move'] as const

/**
 * `client:popup`: hydrates when the address names a popup, and already when somebody nears what opens one. No click is
 * lost meanwhile: `layouts/early.js` writes it into the address, where the island finds it. A session does not wait, nor
 * does a login that the address hands on.
 */
const popup: ClientDirective = (load, _options, island) => {
  // All at once: a file names the next only when it has come.
  const fetchAhead = (list: 'ahead' | 'aheadRegister') => {
    for (const href of island.dataset[list]?.split(' ') ?? []) {
      const link = document.createElement('link')
      const isCode = href.endsWith('.js')
      link.rel = isCode ? 'modulepreload' : 'preload'
      link.as = isCode ? 'script' : 'fetch'
      // As modules and words are fetched.
      link.crossOrigin = 'anonymous'
      link.href = href
      document.head.append(link)
    }
    delete island.dataset[list]
  }
  const begin = async () => {
    for (const event of nearing) removeEventListener(event, near, true)
    for (const event of moves) removeEventListener(event, moved)
    try {
      const hydrate = await load()
      await hydrate()
    } catch {
      // The scripts did not come. A page of the same name may stand behind the link; the veil must not stay.
      delete document.documentElement.dataset.opening
    }
  }
  const near = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(doors)) return
    const toRegister = target.closest(registerDoors)
    if (toRegister || target.closest(loginDoors)) fetchAhead('ahead')
    if (toRegister) fetchAhead('aheadRegister')
    void begin()
  }
  // An island such as the lobby asks for a popup too, and moves for much else.
  const moved = () => {
    if (named.test(location.hash)) void begin()
  }
  const { role, handoff } = document.documentElement.dataset
  const known = role !== 'visitor' || handoff !== undefined
  if (named.test(location.hash) || known || /\/(login|register)\/$/.test(location.pathname)) {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(), { timeout: 500 })
    else setTimeout(begin, 1)
    return
  }
  for (const event of nearing) addEventListener(event, near, { capture: true, passive: true })
  for (const event of moves) addEventListener(event, moved)
}

export default popup
