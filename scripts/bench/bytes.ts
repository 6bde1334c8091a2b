import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import type { Budgets, Figure } from './budgets.ts'
import { type BenchPage, everyAddress, htmlBudget, mainPages, otherPages, phone } from './pages.ts'
import { measurePage, type PageFigures } from './traffic.ts'

/**
 * The figures of one page that have a budget; the browser tests check them too.
 *
 * @param judged the page, whose route and scripts decide on budgets
 */
export function byteFigures(
  subject: string,
  page: Pick<PageFigures, 'html' | 'css' | 'jsTotal' | 'externalHosts' | 'cls'>,
  { bytes }: Budgets,
  judged: Pick<BenchPage, 'route' | 'scripts'>,
): Figure[] {
  const js = judged.scripts ?? 'jsTotal'
  const html = htmlBudget(judged)
  return [
    { subject, name: js, value: page.jsTotal, unit: 'B', atMost: bytes[js] },
    { subject, name: 'css', value: page.css, unit: 'B', atMost: bytes.css },
    { subject, name: html, value: page.html, unit: 'B', atMost: bytes[html] },
    {
      subject,
      name: 'externalHosts',
      value: page.externalHosts.length,
      unit: '',
      atMost: bytes.externalHosts,
    },
    { subject, name: 'cls', value: page.cls, unit: '', atMost: bytes.cls },
  ]
}

/** Scripts that came before the first paint. Only a slow load shows which scripts it really waited for. */
function paintFigure(subject: string, { jsBeforeFirstPaint }: PageFigures, { bytes }: Budgets): Figure {
  const name = 'jsBeforeFirstPaint'
  return { subject, name, value: jsBeforeFirstPaint, unit: 'B', atMost: bytes[name] }
}

/** Repetitions, because other programs disturb single slow loads. */
const slowRuns = 3

/** The run with the median of long tasks. */
async function medianOf(runs: number, measure: () => Promise<PageFigures>): Promise<PageFigures> {
  const first = await measure()
  const all = [first]
  while (all.length < runs) all.push(await measure())
  return all.sort((left, right) => left.longTasksIdle - right.longTasksIdle)[Math.floor(runs / 2)] ?? first
}

/** Bytes of each page, and its long tasks on a slow device. */
export async function benchBytes(base: string, executablePath: string, budgets: Budgets, say: (text: string) => void) {
  const browser = await chromium.launch({ ...launchOptions, executablePath })
  const figures: Figure[] = []
  const failed = new Set<string>()
  try {
    for (const { name, language, path, route } of everyAddress(mainPages)) {
      const subject = `${name} ${language}`
      say(`bytes: ${subject} …`)
      const page = await measurePage(browser, { url: base + path, context: phone })
      const slow = await medianOf(slowRuns, () =>
        measurePage(browser, { url: base + path, context: phone, slow: true }),
      )
      const measured = { ...page, cls: Math.max(page.cls, slow.cls) }
      figures.push(...byteFigures(subject, measured, budgets, { route }), paintFigure(subject, slow, budgets))
      figures.push(...figuresOf(subject, page))
      figures.push(...slowFigures(`${subject} slow`, slow, budgets))
      for (const address of page.failed) failed.add(address)
      const announced = await measurePage(browser, { url: base + path, context: phone, announced: true })
      figures.push(announcedFigure(subject, announced, budgets))
    }
    for (const { name, language, path, ...judged } of everyAddress(otherPages)) {
      const subject = `${name} ${language}`
      say(`bytes: ${subject} …`)
      const page = await measurePage(browser, { url: base + path, context: phone })
      figures.push(...byteFigures(subject, page, budgets, judged))
      for (const address of page.failed) failed.add(address)
    }
  } finally {
    await browser.close()
  }
  return { figures, failed: [...failed] }
}

/** Scripts including those of the announcements, which open by themselves on a visitor's first page. */
function announcedFigure(subject: string, { jsTotal }: PageFigures, { bytes }: Budgets): Figure {
  return { subject, name: 'jsAnnounced', value: jsTotal, unit: 'B', atMost: bytes.jsAnnounced }
}

function figuresOf(subject: string, page: PageFigures): Figure[] {
  const bytes = ['jsIdle', 'images', 'fonts', 'prefetched', 'total'] as const
  return [
    ...bytes.map((name) => ({ subject, name, value: page[name], unit: 'B' as const })),
    { subject, name: 'requests', value: page.requests, unit: '' },
  ]
}

function slowFigures(subject: string, page: PageFigures, budgets: Budgets): Figure[] {
  const times = ['fcp', 'lcp', 'longTasks', 'longestTask'] as const
  return [
    ...times.map((name) => ({ subject, name, value: page[name], unit: 'ms' as const })),
    { subject, name: 'longTasksIdle', value: page.longTasksIdle, unit: 'ms', atMost: budgets.slow.longTasksIdle },
  ]
}
