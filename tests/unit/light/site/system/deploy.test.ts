import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
let reloaded: ReturnType<typeof vi.fn>
let answers: () => Promise<{ ok: boolean }>

/** A page as far as the watch for deploys needs one. */
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  page = new EventTarget()
  reloaded = vi.fn()
  answers = async () => ({ ok: true })
  const kept = new Map<string, string>()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { pathname: '/feedback/', reload: reloaded })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('fetch', () => answers())
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const { mendStaleDeploy } = await import('#light/site/system/deploy.ts')
  mendStaleDeploy()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A missing part of the page, reported as Vite's code around `import()` does. */
async function part(): Promise<void> {
  page.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
}

/** The same in the words of browsers. */
async function rejected(reason: Error): Promise<void> {
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  await vi.advanceTimersByTimeAsync(0)
}

test('a missing part reloads the page, once in 120 seconds', async () => {
  await part()
  expect(reloaded).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(119_999)
  await part()
  expect(reloaded).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await part()
  expect(reloaded).toHaveBeenCalledTimes(2)
})

test('an import that failed counts, any other error does not', async () => {
  await rejected(new Error('something else'))
  expect(reloaded).not.toHaveBeenCalled()
  await rejected(new TypeError('Failed to fetch dynamically imported module: /_astro/x.js'))
  expect(reloaded).toHaveBeenCalledTimes(1)
})

test('if the site does not answer, the page stays, and later attempts still work', async () => {
  answers = () => Promise.reject(new TypeError('Failed to fetch'))
  await part()
  answers = async () => ({ ok: false })
  await part()
  expect(reloaded).not.toHaveBeenCalled()
  answers = async () => ({ ok: true })
  await part()
  expect(reloaded).toHaveBeenCalledTimes(1)
})

test('a style sheet that did not come is no longer named, so that it is asked for again', () => {
  class Link {
    remove = vi.fn()
  }
  vi.stubGlobal('HTMLLinkElement', Link)
  const link = new Link()
  page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: link }))
  expect(link.remove).toHaveBeenCalledTimes(1)
  expect(reloaded).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('error'))
})
