import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import { type Transferred, watchTransfers } from '#scripts/bench/traffic.ts'
import { observeVitals, readVitals } from '#scripts/bench/vitals.ts'

/** Every address of the default language, read from what was built: a new page cannot be forgotten. */
export const routes: readonly string[] = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => /^(?!\/en\/).*\/index\.html$/.test(file))
  .map((file) => file.replace(/index\.html$/, ''))
  .sort()

/** An address without a page. */
export const nowhere = '/nowhere/'

/** Role that a page requires: `member` or `agent`; undefined for public pages. */
export function guardOf(route: string): string | undefined {
  if (route === nowhere) return undefined
  return /data-guard="(\w+)"/.exec(readFileSync(`dist${route}index.html`, 'utf8'))?.[1]
}

/** The folders of the words that islands fetch, of each language. */
const wordFolders = siteLanguages.map((language) => {
  const home = readFileSync(`dist${language === defaultLanguage ? '' : `/${language}`}/index.html`, 'utf8')
  return /data-words="([^"]+)"/.exec(home)?.[1] ?? ''
})

/** Bytes that the words of a page would weigh more in the language with the longest ones. */
export function longerWords(scripts: readonly string[]): number {
  const sent = (folder: string, area: string) => {
    const file = `dist/_astro/words/${folder}/${area}.json`
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  const fetched = scripts.flatMap((address) => {
    const [, folder, area] = /\/_astro\/words\/([^/]+)\/(\w+)\.json$/.exec(address) ?? []
    return folder && area ? [{ folder, area }] : []
  })
  return fetched.reduce(
    (sum, { folder, area }) => sum + Math.max(...wordFolders.map((other) => sent(other, area))) - sent(folder, area),
    0,
  )
}

/** Islands that load by themselves: a visitor's popups wait for a popup, and what members see for a member. */
const own = { visitor: ':is([client="load"], [client="interaction"])', member: '' } as const

export interface Visitor {
  /** Opens an address with an empty cache. */
  come(address: string): Promise<void>
  /** The same, but keeps what the tab has stored: who is logged in stays so. */
  go(address: string): Promise<void>
  /**
   * Waits until the page has loaded everything that it loads by itself, from its top to its end.
   *
   * @param popup whether it opens a popup by itself, for a visitor too
   * @returns its bytes before scrolling
   */
  read(as: keyof typeof own, popup?: boolean): Promise<Transferred>
  /** Waits until what is open has loaded everything that it loads by itself. */
  settled(): Promise<void>
}

/** Listens to a page from its first moment on, wherever it goes; what a policy refuses or reports fails the test. */
export async function visitorOf(page: Page): Promise<Visitor> {
  const open = new Set<unknown>()
  let requests = 0
  page.on('request', (request) => {
    requests++
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await observeVitals(page)
  await page.exposeFunction('refused', (what: string) => expect.soft(what, 'refused by policy').toBe(''))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
      const { refused } = window as { refused?: (what: string) => void }
      refused?.(`${disposition} ${effectiveDirective} ${blockedURI}`)
    })
  })
  const transfers = await watchTransfers(page)
  const quiet = () => expect.poll(() => open.size, { message: 'open requests', intervals: [20] }).toBe(0)
  /** Waits until the loaded files request nothing more. */
  const settled = async () => {
    for (let asked = -1; asked !== requests; ) {
      await quiet()
      asked = requests
      // A page that draws without end is never idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
    }
  }
  const go = async (address: string) => {
    transfers.restart()
    await page.goto(address)
  }
  return {
    async come(address) {
      if (page.url() !== 'about:blank')
        await page.evaluate(() => {
          sessionStorage.clear()
          localStorage.clear()
        })
      await go(address)
    },
    go,
    settled,
    async read(as, popup = false) {
      // A sign of a person, but no key and no tap: what shifts after those does not count. It stays away from islands that
      // load when a pointer is over them.
      const y = await page.evaluate(() => {
        const far = (top: number) => !document.elementFromPoint(2, top)?.closest('astro-island[client="near"]')
        return [400, 500, 600, 300, 200].find((top) => far(top) && far(top + 10)) ?? 0
      })
      await page.mouse.move(2, y)
      await page.mouse.move(2, y + 10)
      await expect(page.locator(`astro-island[ssr]${own[as]}`)).toHaveCount(0)
      if (popup) await expect(page.getByRole('dialog').locator('form:not([aria-busy="true"])')).toBeVisible()
      await settled()
      const weight = transfers.soFar()
      for (let more = true; more; ) {
        await quiet()
        more = await page.evaluate(async () => {
          const before = scrollY
          // This also checks elements beneath the bars at the edges.
          scrollBy(0, innerHeight * 0.8)
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          return scrollY > before
        })
      }
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await page.evaluate(() => scrollTo(0, 0))
      return weight
    },
  }
}

/** Checks of every page, for every role. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1'), what).toHaveCount(1)
  const unsized = page.locator('img:not([width][height])')
  expect(await unsized.evaluateAll((images) => images.map(({ outerHTML }) => outerHTML)), what).toEqual([])
  const { cls, shifted } = await readVitals(page)
  expect(cls, [`${what}: layout shift`, ...shifted].join('\n')).toBeLessThanOrEqual(0.02)
}

/** Hashes that open something instead of leading to an element. */
const opens = /^#(login|register|forgot|changePassword|notice|announcement|help|games?|chat|contract|search)\b|^#$/

/** Texts of pages already visited by this worker, by path; undefined for missing pages. */
const seen = new Map<string, Promise<string | undefined>>()

/** Every link of the page that leads somewhere inside the site finds its page there, and its place on the page. */
export async function expectLinksLeadSomewhere(page: Page, request: APIRequestContext): Promise<void> {
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.flatMap((link) => {
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return []
      // An anchor on this page, which may itself be an unknown address.
      const here = link.pathname === location.pathname && document.getElementById(link.hash.slice(1))
      return here ? [] : [link.pathname + link.hash]
    }),
  )
  const dead = await Promise.all(
    [...new Set(links)].map(async (link) => {
      const { pathname, hash } = new URL(link, 'http://x.invalid')
      const text = await htmlOf(request, pathname)
      if (text === undefined) return [link]
      const place = hash === '' || opens.test(hash) || text.includes(`id="${hash.slice(1)}"`)
      return place ? [] : [link]
    }),
  )
  expect(dead.flat(), 'dead links').toEqual([])
}

/** The page at an address without scripts: its file, else what the gateway answers; undefined if there is none. */
function htmlOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  const file = `dist${path}index.html`
  const known = seen.get(path) ?? (existsSync(file) ? readFile(file, 'utf8') : answerOf(request, path))
  seen.set(path, known)
  return known
}

async function answerOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  // A connection kept alive may be closed by the server just as it is used again: asked once more.
  const answer = await request.get(path, { maxRetries: 2 })
  return answer.ok() ? await answer.text() : undefined
}
