import { keepTyped, restoreTyped } from './typed.ts'
import { reloadedKey } from '#stores/storage-keys.ts'

/** Milliseconds in which one page is not loaded anew twice: whatever fails then is no matter of a deploy. */
const once = 120_000

const missing = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/**
 * A deploy under an open tab takes away the files this page would load next. Then the page is loaded anew, once, where
 * the site answers at all, and what was typed is typed again.
 */
export function mendStaleDeploy(): void {
  restoreTyped()
  addEventListener('vite:preloadError', () => void reload())
  addEventListener('unhandledrejection', ({ reason }) => {
    if (missing.test(String(reason))) void reload()
  })
}

async function reload(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? '0') < once) return
    // Without a network the page would be lost too: what is here stays, and says so.
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    if (!ok) return
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    keepTyped()
    location.reload()
  } catch {
    return
  }
}
