import type { ClientDirective } from 'astro'
import { askAhead } from '#api/ahead.ts'

/** Links that open a popup. Skip links have a hash too but open nothing; announcements need no island. */
const doors =
  'a[data-popup]:not([data-popup="notice"]), a[href^="#"]:not(.skip, [href^="#notice"]), a[href*="/help/#"], .tile__fav, .tile__fav + *'
const named = /^#(?!notice|announcement)./

/** Links to the login, and to the registration. */
const loginDoors = '[data-popup="login"], .tile__fav, .tile__fav + *'
const registerDoors = '[data-popup="register"]'

const nearing = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const
/** The last one is `moveEvent` of `stores/environment.ts`, repeated here to avoid loading that module. */
const moves = ['hashchange', 'popstate', 'site:move'] as const

/**
 * `client:popup`: hydrates when the address names a popup, or when a pointer or the focus nears a link to one. No click
 * is lost until then: `layouts/early.js` writes it into the address. With a session or a hand-off code it hydrates at
 * once.
 */
const popup: ClientDirective = (load, _options, island) => {
  // Answers of the gateway that a form cannot do without. Its files are on their way (layouts/early.js).
  const askFor = (door: 'login' | 'register') => {
    for (const listed of island.dataset[door]?.split(' ') ?? []) if (!/\.(js|css|json)$/.test(listed)) askAhead(listed)
  }
  const begin = async () => {
    for (const event of nearing) removeEventListener(event, near, true)
    for (const event of moves) removeEventListener(event, moved)
    try {
      const hydrate = await load()
      await hydrate()
    } catch {
      // The scripts could not be loaded. The link may lead to a page instead; the placeholder must not stay.
      delete document.documentElement.dataset.opening
    }
  }
  const near = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(doors)) return
    if (target.closest(registerDoors)) askFor('register')
    else if (target.closest(loginDoors)) askFor('login')
    void begin()
  }
  // Islands such as the lobby open popups too, and change the address for other reasons.
  const moved = () => {
    if (named.test(location.hash)) void begin()
  }
  const { role, handoff } = document.documentElement.dataset
  const known = role !== 'visitor' || handoff !== undefined
  const door = /\/(login|register)\/$/.exec(location.pathname) ?? /^#(login|register)\b/.exec(location.hash)
  if (door?.[1] === 'login' || door?.[1] === 'register') askFor(door[1])
  if (named.test(location.hash) || known || door) {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(), { timeout: 500 })
    else setTimeout(begin, 1)
    return
  }
  for (const event of nearing) addEventListener(event, near, { capture: true, passive: true })
  for (const event of moves) addEventListener(event, moved)
}

export default popup
