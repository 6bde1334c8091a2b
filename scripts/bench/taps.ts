import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '#scripts/browser.ts'
import type { Budgets, Figure } from './budgets.ts'

/** A weak phone on a slow network, both throttled for real: 6 times slower, 1.6 Mbit/s, 150 ms. */
async function weakPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await context.addInitScript(() => {
    for (const audience of ['USER', 'ANONYMOUS']) sessionStorage.setItem(`arara.${audience}_POPUP`, 'closed')
  })
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Network.enable')
  const throughput = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  return page
}

interface Tap {
  /** Milliseconds from the tap to the first frame that answers it, and until the form can be typed into. */
  readonly answer: number
  readonly form: number
  /** Script files that the tap asked for. */
  readonly files: number
}

/** Taps "log in" as soon as it can be seen. */
async function tapLogin(browser: Browser, base: string): Promise<Tap> {
  const page = await weakPhone(browser)
  await page.goto(base, { waitUntil: 'commit' })
  const door = page.locator('header a[data-popup="login"]')
  await door.waitFor({ state: 'visible' })
  await page.evaluate(() => {
    const seen = (name: string) => performance.mark(name)
    addEventListener('click', () => seen('tap'), { capture: true, once: true })
    new MutationObserver(() => requestAnimationFrame(() => seen('answer'))).observe(document.documentElement, {
      attributeFilter: ['data-opening'],
    })
  })
  await door.tap()
  await page.locator('dialog input').first().waitFor({ state: 'visible' })
  const tap = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/_astro\/[^?]*\.js$/.test(name))
    return {
      answer: at('answer') - at('tap'),
      form: performance.now() - at('tap'),
      files: scripts.filter(({ startTime }) => startTime >= at('tap') - 200).length,
    }
  })
  await page.context().close()
  return tap
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** How long a first tap waits on a weak phone: the medians of some runs. */
export async function benchTaps(
  base: string,
  executablePath: string,
  { taps }: Budgets,
  runs: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  try {
    const results: Tap[] = []
    for (let run = 1; run <= runs; run++) {
      say(`first tap: run ${run} of ${runs} …`)
      results.push(await tapLogin(browser, `${base}/`))
    }
    const figure = (name: keyof Tap, unit: Figure['unit'], atMost: number): Figure => ({
      subject: 'first tap on "log in"',
      name,
      unit,
      value: median(results.map((result) => result[name])),
      atMost,
    })
    return [figure('answer', 'ms', taps.answer), figure('form', 'ms', taps.form), figure('files', '', taps.files)]
  } finally {
    await browser.close()
  }
}
