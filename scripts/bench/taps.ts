import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { launchOptions } from '#scripts/browser.ts'
import type { Budgets, Figure } from './budgets.ts'
import { median } from './median.ts'
import { slowDown } from './traffic.ts'

/**
 * The results of a tap in their order: a first reaction; a form that can be typed into; a form that can be sent; tiles.
 */
type Mark = 'answer' | 'typed' | 'sent' | 'tiles'

/** A tap is made as soon as its target is visible, or on a page at rest. */
const moments = { rest: 'networkidle', seen: 'commit' } as const
type Moment = keyof typeof moments

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await context.addInitScript(() => {
    for (const audience of ['USER', 'ANONYMOUS']) sessionStorage.setItem(`arara.${audience}_POPUP`, 'closed')
    addEventListener('click', () => performance.mark('tap'), { capture: true, once: true })
  })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  return page
}

/** Marks the frames with the results of a tap, in the page itself: a question from outside would make it wait. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The first fifteen tiles, a phone's screen of them, are drawn at once.
    const first = () => document.querySelector<HTMLElement>('[data-grid="lobby"] [data-game]')?.dataset.game
    const before = first()
    const isThere: Record<Mark, () => boolean> = {
      answer: () => document.documentElement.dataset.opening !== undefined,
      typed: () => document.querySelector('dialog[open] input:not([type="radio"])') !== null,
      sent: () => document.querySelector('dialog[open]:not([data-boot]) form:not([aria-busy="true"])') !== null,
      tiles: () => first() !== before,
    }
    const left = new Set(Object.keys(isThere) as Mark[])
    const look = () => {
      for (const mark of left) {
        if (!isThere[mark]()) continue
        left.delete(mark)
        // After the frame has been drawn.
        requestAnimationFrame(() => setTimeout(() => performance.mark(mark)))
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
}

interface Tap {
  /** Milliseconds from the tap on. */
  readonly marks: Readonly<Partial<Record<Mark, number>>>
  /**
   * Script files that were asked of the network from the tap on, without those that the page loads untouched, and in how many
   * waves: a file of a wave is named by one before it.
   */
  readonly files: number
  readonly waves: number
}

/** Addresses of the scripts that a page loads without any input. */
async function untouchedScripts(browser: Browser, url: string): Promise<string[]> {
  const page = await slowPhone(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'fetch')
      .map(({ name }) => name),
  )
  await page.context().close()
  return loaded
}

/** Taps, and waits until the last of the marks is there. @param own addresses of scripts that the page loads untouched */
async function tap(page: Page, what: Locator, until: Mark, own: readonly string[]): Promise<Tap> {
  await watch(page)
  await what.tap()
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, until, { polling: 100 })
  return await page.evaluate(
    ({ last, own }) => {
      const start = (name: string) => performance.getEntriesByName(name)[0]?.startTime
      const from = start('tap') ?? Number.NaN
      const to = start(last) ?? Number.NaN
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        // Files that an approaching finger fetches belong to its tap. Files in the cache are not transferred.
        .filter(({ startTime: at, transferSize }) => at >= from - 200 && at < to && transferSize > 0)
        .filter(({ name }) => /\/_astro\/[^?]*\.js$/.test(name) && !own.includes(name))
        .sort((a, b) => a.startTime - b.startTime)
      let waves = 0
      let end = Number.NEGATIVE_INFINITY
      for (const { startTime, responseEnd } of scripts) {
        if (startTime >= end) {
          waves += 1
          end = responseEnd
        } else end = Math.min(end, responseEnd)
      }
      const marks = Object.fromEntries(
        (['answer', 'typed', 'sent', 'tiles'] as const).flatMap((name) => {
          const at = start(name)
          return at === undefined ? [] : [[name, at - from]]
        }),
      )
      return { marks, files: scripts.length, waves }
    },
    { last: until, own },
  )
}

/** Scripts of the two pages that are tapped. */
type Own = Readonly<Record<'home' | 'lobby', readonly string[]>>

async function tapAccountLink(
  page: Page,
  base: string,
  moment: Moment,
  popup: 'login' | 'register',
  own: Own,
): Promise<Tap> {
  await page.goto(`${base}/`, { waitUntil: moments[moment] })
  const link = page.locator(`header a[data-popup="${popup}"]`)
  await link.waitFor({ state: 'visible' })
  return await tap(page, link, 'sent', own.home)
}

/** Taps the first quick choice of a lobby. */
async function tapFilter(page: Page, base: string, moment: Moment, own: Own): Promise<Tap> {
  await page.goto(`${base}/rng/`, { waitUntil: moments[moment] })
  const chip = page.locator('[data-part="show"] a:not([aria-current])').first()
  await chip.waitFor({ state: 'visible' })
  return await tap(page, chip, 'tiles', own.lobby)
}

/** Taps "next" below a lobby at rest. */
async function tapNext(page: Page, base: string, own: Own): Promise<Tap> {
  await page.goto(`${base}/rng/`, { waitUntil: 'networkidle' })
  const next = page.locator('[data-lobby-pager] a').last()
  // It is asked for when the pager comes near.
  const ahead = page.waitForResponse(/\/games\?.*(?:pageNo|cursor)=/)
  await next.scrollIntoViewIfNeeded()
  await (await ahead).finished()
  return await tap(page, next, 'tiles', own.lobby)
}

const suffixes = { rest: '', seen: ', as soon as it is seen' } as const

/** How long first taps wait on the slow device: the medians of some runs, in turns. */
export async function benchTaps(
  base: string,
  executablePath: string,
  { taps }: Budgets,
  runs: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  const own: Own = {
    home: await untouchedScripts(browser, `${base}/`),
    lobby: await untouchedScripts(browser, `${base}/rng/`),
  }
  const forms = (['login', 'register'] as const).flatMap((popup) =>
    (['rest', 'seen'] as const).map((moment) => ({
      subject: `first tap on "${popup}"${suffixes[moment]}`,
      // The gateway answers the fields of a registration.
      budget: popup === 'login' ? taps[moment] : { answer: taps[moment].answer, sent: taps[moment].sent },
      tap: (page: Page) => tapAccountLink(page, base, moment, popup, own),
    })),
  )
  const filters = (['rest', 'seen'] as const).map((moment) => ({
    subject: `first filter of a lobby${suffixes[moment]}`,
    budget: taps[moment === 'rest' ? 'filter' : 'filterSeen'],
    tap: (page: Page) => tapFilter(page, base, moment, own),
  }))
  const next = { subject: 'next page of a lobby', budget: taps.next, tap: (page: Page) => tapNext(page, base, own) }
  const kinds = [...forms, ...filters, next].map((kind) => ({ ...kind, results: [] as Tap[] }))
  try {
    for (let run = 1; run <= runs; run++) {
      say(`first taps: run ${run} of ${runs} …`)
      for (const { tap, results } of kinds) {
        const page = await slowPhone(browser)
        results.push(await tap(page))
        await page.context().close()
      }
    }
    return kinds.flatMap(({ subject, budget, results }): Figure[] => {
      const marks = Object.entries(budget) as (readonly [Mark, number])[]
      const of = (read: (result: Tap) => number | undefined) => median(results.map((one) => read(one) ?? Number.NaN))
      return [
        ...marks.map(
          ([name, atMost]): Figure => ({ subject, name, unit: 'ms', value: of(({ marks }) => marks[name]), atMost }),
        ),
        { subject, name: 'files', unit: '', value: of(({ files }) => files), atMost: taps.files },
        { subject, name: 'waves', unit: '', value: of(({ waves }) => waves), atMost: taps.waves },
      ]
    })
  } finally {
    await browser.close()
  }
}
