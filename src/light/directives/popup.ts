import type { ClientDirective } from 'astro'
import { prefetchAnswer } from '#api/prefetch.ts'

/** Links that open a popup. Skip links have a hash too but open nothing; announcements need no island. */
const popupLinks =
  'a[data-popup]:not([data-popup="notice"]), a[href^="#"]:not(.skip, [href^="#notice"]), a[href*="/help/#"], .tile__fav, .tile__fav + *'
const named = /^#(?!notice|announcement|proof=)./

/** Links to the login, and to the registration. */
const loginLinks = '[data-popup="login"], .tile__fav, .tile__fav + *'
const registerLinks = '[data-popup="register"]'

const nearing = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const
/** The last one is `moveEvent` of `stores/environment.ts`, repeated here to avoid loading that module. */
const moves = ['hashchange', 'popstate', 'site:move'] as const

/**
 * `client:popup`: hydrates when the address names a popup, or when a pointer or the focus nears a link to one. No click
 * is lost until then: `layouts/boot.js` writes it into the address. With a session or a hand-off code it hydrates at
 * once.
 */
const popup: ClientDirective = (load, _options, island) => {
  // Asks the gateway for the answers that a form needs. `layouts/boot.js` has asked for the form's files already.
  const askFor = (accountPopup: 'login' | 'register') => {
    for (const listed of island.dataset[accountPopup]?.split(' ') ?? [])
      if (!/\.(js|css|json)$/.test(listed)) prefetchAnswer(listed)
  }
  const begin = async () => {
    try {
      const hydrate = await load()
      await hydrate()
    } catch {
      // The scripts could not be loaded. The link may lead to a page instead; the placeholder must not stay.
      delete document.documentElement.dataset.opening
    }
  }
  // The scripts keep a slow phone busy for 0.1 s. Before that, the next frame shows the placeholder of the popup.
  const afterFrame = () => {
    for (const event of nearing) removeEventListener(event, near, true)
    for (const event of moves) removeEventListener(event, moved)
    requestAnimationFrame(() => setTimeout(begin))
  }
  const near = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || !target.closest(popupLinks)) return
    if (target.closest(registerLinks)) askFor('register')
    else if (target.closest(loginLinks)) askFor('login')
    // A finger is about to tap, and the scripts must not delay the tap. It changes the address.
    const isFinger = event.type === 'touchstart' || (event instanceof PointerEvent && event.pointerType === 'touch')
    if (!isFinger) afterFrame()
  }
  // Islands such as the lobby open popups too, and change the address for other reasons.
  const moved = () => {
    if (named.test(location.hash)) afterFrame()
  }
  const { role, handoff } = document.documentElement.dataset
  const known = role !== 'visitor' || handoff !== undefined
  const openForm = /\/(login|register)\/$/.exec(location.pathname) ?? /^#(login|register)\b/.exec(location.hash)
  if (openForm?.[1] === 'login' || openForm?.[1] === 'register') askFor(openForm[1])
  if (named.test(location.hash) || known || openForm) {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(), { timeout: 500 })
    else setTimeout(begin, 1)
    return
  }
  for (const event of nearing) addEventListener(event, near, { capture: true, passive: true })
  for (const event of moves) addEventListener(event, moved)
}

export default popup
