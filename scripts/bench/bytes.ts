import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import type { Budgets, Figure } from './budgets.ts'
import { benchPages, phone } from './pages.ts'
import { measurePage, type PageFigures } from './traffic.ts'

/** The figures of one page that have a budget: the browser tests check these too. */
export function byteFigures(subject: string, page: PageFigures, budgets: Budgets): Figure[] {
  const bytes = ['jsTotal', 'jsBeforeFirstPaint', 'css', 'html'] as const
  return [
    ...bytes.map((name) => ({ subject, name, value: page[name], unit: 'B' as const, atMost: budgets.bytes[name] })),
    {
      subject,
      name: 'externalHosts',
      value: page.externalHosts.length,
      unit: '',
      atMost: budgets.bytes.externalHosts,
    },
    { subject, name: 'cls', value: page.cls, unit: '', atMost: budgets.bytes.cls },
  ]
}

/** Other programs on the machine disturb single slow loads. */
const slowRuns = 3

/** The run whose long tasks are the median. */
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
    for (const { name, language, path } of benchPages) {
      const subject = `${name} ${language}`
      say(`bytes: ${subject} …`)
      const page = await measurePage(browser, { url: base + path, context: phone })
      const slow = await medianOf(slowRuns, () =>
        measurePage(browser, { url: base + path, context: phone, slow: true }),
      )
      // Only a slow network tells which scripts the first paint really waits for.
      const measured = { ...page, jsBeforeFirstPaint: slow.jsBeforeFirstPaint, cls: Math.max(page.cls, slow.cls) }
      figures.push(...byteFigures(subject, measured, budgets), ...told(subject, page))
      figures.push(...slowFigures(`${subject} slow`, slow, budgets))
      for (const address of page.failed) failed.add(address)
    }
  } finally {
    await browser.close()
  }
  return { figures, failed: [...failed] }
}

function told(subject: string, page: PageFigures): Figure[] {
  const bytes = ['jsIdle', 'images', 'fonts', 'total'] as const
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
