// The site's service worker. `scripts/build/service-worker.ts` adds the call of one of these functions, with what the build knows.

/**
 * Pages always come from the network, so none is older than the deploy; without one the offline page answers. Files whose names are
 * made from their contents come from the cache of this deploy, which the next one deletes.
 *
 * @param version of the deploy
 * @param offline addresses of the offline page by the language in the address, '' for the default one
 * @param files that the offline pages need
 * @param keepable files of pages that also work without a network, by their addresses: kept once somebody has visited them
 */
// biome-ignore lint/correctness/noUnusedVariables: the build calls it
function serve({ version, offline, files, keepable }) {
  const name = `site-${version}`

  addEventListener('install', (event) => event.waitUntil(prepare()))
  addEventListener('activate', (event) => event.waitUntil(takeOver()))
  addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== location.origin) return
    if (mode === 'navigate') event.respondWith(page(event, pathname))
    else if (pathname.startsWith('/_astro/')) event.respondWith(hashed(event))
  })
  addEventListener('message', (event) => {
    if (Object.hasOwn(keepable, event.data?.keep)) event.waitUntil(keep([event.data.keep]))
  })
  addEventListener('push', (event) => event.waitUntil(tell(event.data.json())))
  addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(new URL(event.notification.data, location.origin)))
  })

  /** Shows what the gateway told (`gateway/account/push/push-text.ts`); a later notice with the same tag takes its place. */
  async function tell({ title, body, lang, tag, path }) {
    await registration.showNotification(title, { body, lang, tag, icon: '/icon-192.png', data: path })
  }

  /** Leads to a page: in the tab that shows it, in one without a game or a popup, or in a new one. */
  async function lead(to) {
    if (to.origin !== location.origin) return
    const tabs = (await clients.matchAll({ type: 'window' })).map((tab) => ({ tab, at: new URL(tab.url) }))
    const same = tabs.find(({ at }) => at.pathname === to.pathname)
    const free = tabs.find(({ at }) => at.hash === '' && !at.pathname.includes('/play/'))
    if (same) await same.tab.focus()
    else if (free) await (await free.tab.focus()).navigate(to)
    else await clients.openWindow(to)
  }

  async function prepare() {
    const kept = await caches.open(name)
    // The browser's own cache may have pages of an earlier deploy.
    const addresses = [...Object.values(offline), ...files]
    await kept.addAll(addresses.map((address) => new Request(address, { cache: 'no-cache' })))
    // What an earlier deploy kept stays kept, as it is now.
    const visited = await Promise.all(
      Object.keys(keepable).map(async (path) => ((await caches.match(path)) ? [path] : [])),
    )
    await keep(visited.flat())
    await skipWaiting()
  }

  /** Keeps visited pages with their files. */
  async function keep(paths) {
    const kept = await caches.open(name)
    const missing = []
    for (const address of paths.flatMap((path) => [path, ...keepable[path]]))
      if (!(await kept.match(address))) missing.push(new Request(address, { cache: 'no-cache' }))
    await kept.addAll(missing)
  }

  async function takeOver() {
    for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
    // The request of a page need not wait until this worker has started.
    await registration.navigationPreload?.enable()
    await clients.claim()
  }

  async function page(event, pathname) {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request))
    } catch {
      const kept = Object.hasOwn(keepable, pathname) && (await caches.match(pathname))
      if (kept) return kept
      const language = pathname.split('/')[1]
      const address = Object.hasOwn(offline, language) ? offline[language] : offline['']
      return (await caches.match(address)) ?? Response.error()
    }
  }

  async function hashed(event) {
    const kept = await caches.match(event.request)
    if (kept) return kept
    const answer = await fetch(event.request)
    const copy = answer.ok ? answer.clone() : undefined
    if (copy) event.waitUntil(caches.open(name).then((cache) => cache.put(event.request, copy)))
    return answer
  }
}

/** Takes the worker of an earlier deploy away, where the operator has switched it off. */
// biome-ignore lint/correctness/noUnusedVariables: the build calls it
function leave() {
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(end()))

  async function end() {
    for (const name of await caches.keys()) await caches.delete(name)
    await registration.unregister()
  }
}
