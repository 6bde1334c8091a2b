import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { observeVitals, readVitals, type Vitals } from './vitals.ts'

/**
 * A slow phone on a slow network, by real throttling: CPU six times slower, and "slow 4G" as Lighthouse applies it to a
 * browser (`throttling.mobileSlow4G`): a line of 1.6 Mbit/s with round trips of 150 ms. Chromium delays each answer as a
 * whole and sets up connections in no time, so an answer waits 3.75 round trips, and the line carries nine tenths.
 */
const slowDevice = {
  cpu: 6,
  network: { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 },
}

/** Makes a page as slow as the slow device. */
export async function slowDown(session: CDPSession): Promise<void> {
  await slowNetwork(session)
  await slowProcessor(session)
}

/** The network half of `slowDown`. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowDevice.network)
}

/** The other half. Chromium slows a process down by keeping a processor of the machine busy, also while the page rests. */
export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDevice.cpu })
}

export interface PageMeasure {
  readonly url: string
  readonly context: BrowserContextOptions
  /** Loads as on a slow device; otherwise as fast as the machine can. */
  readonly slow?: boolean
  /** Shows the announcements, which open once per visitor's session; otherwise they count as seen. */
  readonly announced?: boolean
}

/** Bytes as transferred (brotli), without response headers; milliseconds. */
export interface PageFigures extends Vitals {
  readonly html: number
  readonly css: number
  /** External scripts until the page is idle, without any input. Inline ones are part of `html`. */
  readonly jsIdle: number
  /** External scripts including those that load on the first key press, for which islands wait. */
  readonly jsTotal: number
  /** Files that the page, at rest, puts into the cache for a first login or registration. None of them is run. */
  readonly prefetched: number
  /** External scripts received before the first paint, and the inline ones (compressed separately). */
  readonly jsBeforeFirstPaint: number
  /** Images in view; the others load on scrolling. */
  readonly images: number
  readonly fonts: number
  /** All bytes until the page is idle, before the first key press. */
  readonly total: number
  readonly requests: number
  /** Requested hosts other than the page's own. */
  readonly externalHosts: readonly string[]
  /** Addresses without a successful answer. */
  readonly failed: readonly string[]
  /** Sum of tasks above 50 ms until the page is idle, before the first key press. */
  readonly longTasksIdle: number
}

/** Milliseconds without a request after which a page counts as idle; longer than islands wait before they load. */
const quiet = 1_500

const words = /\/_astro\/words\//

/** The kind of a request. A page at rest requests files for a later tap with a low priority. */
function kindOf({ url, initialPriority }: { url: string; initialPriority: string }, type: string): string {
  if (type === 'Fetch' && /Low$/.test(initialPriority)) return 'Prefetched'
  // Words that islands fetch are part of them.
  return words.test(url) ? 'Script' : type
}

/** Bytes of a page and of everything it requests; see `PageFigures`. */
export interface Transferred extends Pick<PageFigures, 'html' | 'css' | 'jsTotal' | 'externalHosts' | 'failed'> {
  /** Bytes of the words among the scripts. */
  readonly words: number
  /** Addresses of the external scripts. */
  readonly scripts: readonly string[]
}

interface Resource {
  readonly type: string
  readonly url: string
  headers: number
  body: number
  status: number
  /** Monotonic seconds. */
  finished: number
}

/**
 * Loads a page in a new context (empty cache, logged out), waits until it is idle, presses Tab, waits until it is idle
 * again, and sums up the network traffic.
 */
export async function measurePage(
  browser: Browser,
  { url, context, slow = false, announced = false }: PageMeasure,
): Promise<PageFigures> {
  const fresh = await browser.newContext(context)
  try {
    const page = await fresh.newPage()
    await observeVitals(page)
    if (!announced) await page.addInitScript(() => sessionStorage.setItem('arara.ANONYMOUS_POPUP', 'closed'))
    const session = await fresh.newCDPSession(page)
    const traffic = await watchTraffic(session)
    if (slow) await slowDown(session)
    const answer = await page.goto(url, { waitUntil: 'load' })
    await traffic.idle()
    const inline = inlineScripts((await answer?.text()) ?? '')
    const untouched = sums([...traffic.resources.values()], url, traffic.firstPaint(), inline)
    const { longTasks } = await readVitals(page)
    // Announcements do not open for a person who presses keys, and a pointer may near what loads more: this one scrolls.
    if (announced) await page.evaluate(() => scrollBy(0, 10))
    else await page.keyboard.press('Tab')
    traffic.touch()
    await traffic.idle()
    const { jsTotal, css, externalHosts, failed } = sums([...traffic.resources.values()], url, 0, '')
    const after = { jsTotal, css, externalHosts, failed, longTasksIdle: longTasks }
    return { ...untouched, ...after, jsIdle: untouched.jsTotal, ...(await readVitals(page)) }
  } finally {
    await fresh.close()
  }
}

/** Counts what each document in a page transfers, as in a browser with an empty cache. */
export async function watchTransfers(page: Page): Promise<{ restart(): void; soFar(): Transferred }> {
  const session = await page.context().newCDPSession(page)
  const { resources, soFar } = await watchTraffic(session)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return {
    restart: () => resources.clear(),
    soFar: () => soFar(page.url()),
  }
}

/** Listens to what a page requests, in the document that it shows. */
export async function watchTraffic(session: CDPSession) {
  const resources = new Map<string, Resource>()
  let firstPaint = Number.POSITIVE_INFINITY
  const open = new Set<string>()
  let last = performance.now()
  const end = (id: string) => {
    open.delete(id)
    last = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return
    open.add(requestId)
    const from = { headers: 0, body: 0, status: 0, finished: Number.POSITIVE_INFINITY }
    resources.set(requestId, { type: kindOf(request, type), url: request.url, ...from })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const resource = resources.get(requestId)
    if (resource) Object.assign(resource, { status: response.status, headers: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const resource = resources.get(requestId)
    if (resource) Object.assign(resource, { body: encodedDataLength - resource.headers, finished: timestamp })
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'firstPaint') firstPaint = Math.min(firstPaint, timestamp)
  })
  await session.send('Network.enable')
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  const idle = async () => {
    for (let left = quiet; left > 0; left = open.size > 0 ? quiet : quiet - (performance.now() - last))
      await new Promise((resolve) => setTimeout(resolve, Math.min(left, 200)))
  }
  const touch = () => {
    last = performance.now()
  }
  /** @param url the page's own address */
  const soFar = (url: string): Transferred => sums([...resources.values()], url, 0, '')
  return { resources, idle, touch, soFar, firstPaint: () => firstPaint }
}

function sums(resources: readonly Resource[], url: string, firstPaint: number, inline: string) {
  const kept = new Map(resources.flatMap((one) => (one.type === 'Prefetched' ? [[one.url, one.body]] : [])))
  // A file that is used later from the cache has the size that it had when it arrived.
  const weight = ({ body, url: file, type }: Resource) =>
    type === 'Prefetched' || body > 0 ? body : (kept.get(file) ?? 0)
  const bytes = (...types: string[]) =>
    resources.filter(({ type }) => types.includes(type)).reduce((sum, one) => sum + weight(one), 0)
  const hosts = new Set(resources.map((resource) => new URL(resource.url).host))
  hosts.delete(new URL(url).host)
  const early = resources.filter(({ type, finished }) => type === 'Script' && finished <= firstPaint)
  return {
    html: bytes('Document'),
    css: bytes('Stylesheet'),
    jsTotal: bytes('Script'),
    words: resources.filter(({ url: file }) => words.test(file)).reduce((sum, one) => sum + weight(one), 0),
    prefetched: bytes('Prefetched'),
    jsBeforeFirstPaint:
      early.reduce((sum, { body }) => sum + body, 0) + (inline === '' ? 0 : brotliCompressSync(inline).length),
    images: bytes('Image'),
    fonts: bytes('Font'),
    total: resources.reduce((sum, { body }) => sum + body, 0),
    requests: resources.length,
    externalHosts: [...hosts].sort(),
    scripts: resources.filter(({ type }) => type === 'Script').map((resource) => resource.url),
    failed: resources.filter(({ status }) => status === 0 || status >= 400).map((resource) => resource.url),
  }
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, body = '']) => body)
    .join('\n')
