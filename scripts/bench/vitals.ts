import type { Page } from '@playwright/test'

/** The browser's metrics, in milliseconds; shifts have no unit. */
export interface Vitals {
  readonly fcp: number
  readonly lcp: number
  /** Sum of all layout shifts without input: an upper bound of CLS, which counts only the worst five seconds. */
  readonly cls: number
  /** The element that shifted, with its old and new place. */
  readonly shifted: readonly string[]
  /** Sum of tasks above 50 ms. */
  readonly longTasks: number
  readonly longestTask: number
}

interface Entry {
  readonly type: string
  readonly start: number
  readonly length: number
  readonly shift: number
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    benchEntries?: Entry[]
  }
}

/** The part of a layout shift that TypeScript's types lack. */
interface Shift {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly sources?: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Forgets what has been seen so far, once it has been drawn: what follows is judged by itself. */
export async function forgetVitals(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    window.benchEntries?.splice(0)
  })
}

/** Collects entries from the start of the page. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: Entry[] = []
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    window.benchEntries = entries
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false, sources = [] } = entry as Shift
        const shift = hadRecentInput ? 0 : value
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className} #${node.id}` : node?.nodeName
          return `${value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${name} ${box(previousRect)} → ${box(currentRect)}`
        })
        entries.push({ type: entry.entryType, start: entry.startTime, length: entry.duration, shift, moved })
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
    shifted: of('layout-shift').flatMap(({ shift, moved }) => (shift > 0 ? moved : [])),
    longTasks: Math.round(of('longtask').reduce((sum, { length }) => sum + length, 0)),
    longestTask: Math.round(Math.max(0, ...of('longtask').map(({ length }) => length))),
  }
}
