import type { Page } from '@playwright/test'

/** What the browser itself observed, in milliseconds; shifts have no unit. */
export interface Vitals {
  readonly fcp: number
  readonly lcp: number
  /** Sum of all layout shifts without input: an upper bound of CLS, which takes the worst five seconds. */
  readonly cls: number
  /** Sum of the tasks above 50 ms. */
  readonly longTasks: number
  readonly longestTask: number
}

declare global {
  interface Window {
    benchEntries?: { type: string; start: number; length: number; shift: number }[]
  }
}

/** Collects the entries from the page's first moment on. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: { type: string; start: number; length: number; shift: number }[] = []
    window.benchEntries = entries
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = entry as { value?: number; hadRecentInput?: boolean }
        const shift = hadRecentInput ? 0 : value
        entries.push({ type: entry.entryType, start: entry.startTime, length: entry.duration, shift })
      }
    })
    for (const type of ['longtask', 'layout-shift', 'largest-contentful-paint'])
      observer.observe({ type, buffered: true })
  })
}

export async function readVitals(page: Page): Promise<Vitals> {
  const { entries, fcp } = await page.evaluate(() => ({
    entries: window.benchEntries ?? [],
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  const of = (type: string) => entries.filter((entry) => entry.type === type)
  return {
    fcp: Math.round(fcp),
    lcp: Math.round(Math.max(0, ...of('largest-contentful-paint').map(({ start }) => start))),
    cls: of('layout-shift').reduce((sum, { shift }) => sum + shift, 0),
    longTasks: Math.round(of('longtask').reduce((sum, { length }) => sum + length, 0)),
    longestTask: Math.round(Math.max(0, ...of('longtask').map(({ length }) => length))),
  }
}
