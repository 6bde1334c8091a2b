// The site's service worker. `scripts/build/service-worker.ts` adds the call of one of these functions, with what the build knows.

/**
 * Pages always come from the network, so none is older than the deploy; without one the offline page answers. Files whose names are
 * made from their contents come from the cache of this deploy, which the next one deletes.
 *
 * @param version of the deploy
 * @param offline addresses of the offline page by the language in the address, '' for the default one
 * @param files that the offline pages need
 */
// biome-ignore lint/correctness/noUnusedVariables: the build calls it
function serve({ version, offline, files }) {
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

  async function prepare() {
    const kept = await caches.open(name)
    // The browser's own cache may have pages of an earlier deploy.
    const addresses = [...Object.values(offline), ...files]
    await kept.addAll(addresses.map((address) => new Request(address, { cache: 'no-cache' })))
    await skipWaiting()
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
