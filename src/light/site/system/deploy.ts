import { now } from '#lib/clock.ts'
import { reloadedKey, typedKey } from '#stores/storage-keys.ts'
import { keepTyped } from './typed.ts'

/** Milliseconds in which a page is reloaded at most once. A second failure has another reason than a deploy. */
const once = 120_000

const missing = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/**
 * Reloads a page whose files were removed by a deploy, once, if the site can be reached. Typed text is kept and filled
 * in again.
 */
export function mendStaleDeploy(): void {
  void restore()
  addEventListener('vite:preloadError', () => void reload())
  // Vite takes a style sheet that the page names for one that has come: a failed one must go, or a second attempt to open its
  // part would show that without styles.
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (missing.test(String(reason))) void reload()
  })
}

/** Few pages have something to fill in, so the code for it comes only to those. */
async function restore(): Promise<void> {
  try {
    if (sessionStorage.getItem(typedKey) === null) return
    const { restoreTyped } = await import('./restore-typed.ts')
    restoreTyped()
  } catch {
    return
  }
}

async function reload(): Promise<void> {
  try {
    if (now() - Number(sessionStorage.getItem(reloadedKey) ?? '0') < once) return
    // Without a network a reload would lose the page.
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    if (!ok) return
    sessionStorage.setItem(reloadedKey, String(now()))
    keepTyped()
    location.reload()
  } catch {
    return
  }
}
