import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '#scripts/browser.ts'
import type { Budgets, Figure } from './budgets.ts'
import { median } from './median.ts'
import { slowDown } from './traffic.ts'

/** A weak phone on a slow network, both throttled for real: 6 times slower, 1.6 Mbit/s, 150 ms. */
async function weakPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await context.addInitScript(() => {
    for (const audience of ['USER', 'ANONYMOUS']) sessionStorage.setItem(`arara.${audience}_POPUP`, 'closed')
    addEventListener('click', () => performance.mark('tap'), { capture: true, once: true })
  })
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await slowDown(session)
  return page
}

interface Tap {
  /** Milliseconds from the tap to the first frame that answers it; of doors alone. */
  readonly answer?: number
  /** Milliseconds until what was asked for is there: a form that can be typed into, tiles. */
  readonly done: number
  /** Script files that were asked for from the tap on, and in how many waves: a file of a wave is named by one before it. */
  readonly files: number
  readonly waves: number
}

/** What came since the tap, now that what was tapped for is there. */
function sinceTap(page: Page): Promise<Tap> {
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // What a finger that comes near fetches belongs to its tap.
      .filter(({ name, startTime }) => /\/_astro\/[^?]*\.js$/.test(name) && startTime >= at('tap') - 200)
      .sort((a, b) => a.startTime - b.startTime)
    let waves = 0
    let end = Number.NEGATIVE_INFINITY
    for (const { startTime, responseEnd } of scripts) {
      if (startTime >= end) {
        waves += 1
        end = responseEnd
      } else end = Math.min(end, responseEnd)
    }
    return { answer: at('answer') - at('tap'), done: performance.now() - at('tap'), files: scripts.length, waves }
  })
}

/** Taps a door as soon as it can be seen. */
async function tapDoor(page: Page, base: string, popup: 'login' | 'register'): Promise<Tap> {
  await page.goto(`${base}/`, { waitUntil: 'commit' })
  const door = page.locator(`header a[data-popup="${popup}"]`)
  await door.waitFor({ state: 'visible' })
  await page.evaluate(() => {
    new MutationObserver(() => requestAnimationFrame(() => performance.mark('answer'))).observe(
      document.documentElement,
      { attributeFilter: ['data-opening'] },
    )
  })
  await door.tap()
  await page.locator('dialog input').first().waitFor({ state: 'visible' })
  return await sinceTap(page)
}

/** Taps the first class of a lobby as soon as it can be seen; a page that was loaded again has lost the tap's mark. */
async function tapFilter(page: Page, base: string): Promise<Tap> {
  await page.goto(`${base}/rng/`, { waitUntil: 'commit' })
  const chip = page.locator('[data-part="classify"] a:not([aria-current])').first()
  await chip.waitFor({ state: 'visible' })
  await chip.tap()
  await page.waitForFunction(
    () => /[?&]class=/.test(location.search) && document.querySelector('[data-grid="lobby"]')?.ariaBusy === 'false',
  )
  return await sinceTap(page)
}

/** Taps "next" below a lobby that has come to rest. */
async function tapNext(page: Page, base: string): Promise<Tap> {
  await page.goto(`${base}/rng/`, { waitUntil: 'networkidle' })
  const next = page.locator('[data-lobby-pager] a').last()
  await next.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const first = await page.locator('[data-grid="lobby"] [data-game]').first().getAttribute('data-game')
  await next.tap()
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('[data-grid="lobby"] [data-game]')?.dataset.game !== was,
    first,
  )
  return await sinceTap(page)
}

/** How long first taps wait on a weak phone: the medians of some runs, in turns. */
export async function benchTaps(
  base: string,
  executablePath: string,
  { taps }: Budgets,
  runs: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  const kinds = [
    {
      subject: 'first tap on "log in"',
      done: 'form',
      budget: taps.form,
      tap: (page: Page) => tapDoor(page, base, 'login'),
    },
    {
      subject: 'first tap on "register"',
      done: 'form',
      budget: taps.form,
      tap: (page: Page) => tapDoor(page, base, 'register'),
    },
    {
      subject: 'first filter of a lobby',
      done: 'tiles',
      budget: taps.filter,
      tap: (page: Page) => tapFilter(page, base),
    },
    { subject: 'next page of a lobby', done: 'tiles', budget: taps.next, tap: (page: Page) => tapNext(page, base) },
  ].map((kind) => ({ ...kind, results: [] as Tap[] }))
  try {
    for (let run = 1; run <= runs; run++) {
      say(`first taps: run ${run} of ${runs} …`)
      for (const { tap, results } of kinds) {
        const page = await weakPhone(browser)
        results.push(await tap(page))
        await page.context().close()
      }
    }
    return kinds.flatMap(({ subject, done, budget, results }): Figure[] => {
      const of = (name: keyof Tap) => median(results.map((result) => result[name] ?? Number.NaN))
      const answer: Figure = { subject, name: 'answer', unit: 'ms', value: of('answer'), atMost: taps.answer }
      return [
        ...(done === 'form' ? [answer] : []),
        { subject, name: done, unit: 'ms', value: of('done'), atMost: budget },
        { subject, name: 'files', unit: '', value: of('files'), atMost: taps.files },
        { subject, name: 'waves', unit: '', value: of('waves'), atMost: taps.waves },
      ]
    })
  } finally {
    await browser.close()
  }
}
