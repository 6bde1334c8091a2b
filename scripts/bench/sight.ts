import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import type { Budgets, Figure } from './budgets.ts'
import { median } from './median.ts'
import { mainPages, phone } from './pages.ts'
import { serveReference } from './reference-page.ts'
import { slowDown } from './traffic.ts'
import { observeVitals, readVitals, type Vitals } from './vitals.ts'

type Sight = Pick<Vitals, 'fcp' | 'lcp'>
const marks = ['fcp', 'lcp'] as const

/** Milliseconds after the load event in which a larger picture may still come. */
const settling = 1_500

/** The first sight of a page on the slow device, with nothing cached. */
async function look(browser: Browser, url: string): Promise<Sight> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await observeVitals(page)
    await page.addInitScript(() => sessionStorage.setItem('arara.ANONYMOUS_POPUP', 'closed'))
    const session = await context.newCDPSession(page)
    await slowDown(session)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settling)
    return await readVitals(page)
  } finally {
    await context.close()
  }
}

/** When home and lobby are first seen on the slow device, beside a page of React and forty tiles: medians of turns. */
export async function benchSight(
  base: string,
  executablePath: string,
  { sight }: Budgets,
  runs: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const reference = await serveReference()
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  try {
    const pages = [
      { name: 'reference', url: `${reference.url}/`, seen: [] as Sight[] },
      ...mainPages.map(({ name, route }) => ({ name, url: base + route, seen: [] as Sight[] })),
    ]
    for (let run = 1; run <= runs; run++) {
      say(`first sight: run ${run} of ${runs} …`)
      for (const { url, seen } of pages) seen.push(await look(browser, url))
    }
    const of = (at: number, mark: keyof Sight) => median((pages[at]?.seen ?? []).map((seen) => seen[mark]))
    return pages.flatMap(({ name }, at) =>
      marks.flatMap((mark): Figure[] => [
        { subject: `first sight: ${name}`, name: mark, unit: 'ms', value: of(at, mark) },
        ...(at === 0
          ? []
          : [
              {
                subject: `first sight: ${name}`,
                name: `${mark} beside the reference`,
                unit: '' as const,
                value: Math.round((100 * of(at, mark)) / of(0, mark)) / 100,
                atMost: sight[mark],
              },
            ]),
      ]),
    )
  } finally {
    await browser.close()
    await reference.stop()
  }
}
