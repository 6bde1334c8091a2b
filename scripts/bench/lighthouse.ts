import lighthouse from 'lighthouse'
import type { Budgets, Figure } from './budgets.ts'
import { startDebugBrowser } from './debug-browser.ts'
import { median } from './median.ts'
import { everyAddress, mainPages } from './pages.ts'

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/** Scores are 0 to 100; times are milliseconds. */
interface Run {
  readonly figures: Readonly<Record<keyof typeof categories | keyof typeof audits, number>>
  /** Explanations of audits without the full score, by id. */
  readonly below: Readonly<Record<string, string>>
}

/** Lighthouse for a phone with simulated throttling: the medians of several runs of each page in each language. */
export async function benchLighthouse(
  base: string,
  executablePath: string,
  budgets: Budgets,
  runs: number,
  say: (text: string) => void,
) {
  const figures: Figure[] = []
  const below: Record<string, readonly string[]> = {}
  for (const { name, language, path } of everyAddress(mainPages)) {
    const subject = `${name} ${language}`
    const results: Run[] = []
    for (let run = 1; run <= runs; run++) {
      say(`Lighthouse: ${subject}, run ${run} of ${runs} …`)
      const result = await auditAgain(base + path, executablePath, say)
      results.push(result)
      const { performance, fcp, tbt } = result.figures
      say(`Lighthouse: performance ${performance}, first paint ${Math.round(fcp)} ms, blocked ${Math.round(tbt)} ms`)
    }
    figures.push(...medians(`${subject} lighthouse`, results, budgets))
    const findings: Record<string, string> = Object.assign({}, ...results.map((result) => result.below))
    below[subject] = Object.entries(findings).map(([id, text]) => `${id}: ${text}`)
  }
  return { figures, below }
}

/** Repeats a run, at most twice, if the browser recorded nothing, because that is no result of the page. */
async function auditAgain(url: string, executablePath: string, say: (text: string) => void, left = 2): Promise<Run> {
  try {
    return await audit(url, executablePath)
  } catch (error) {
    if (left === 0 || !(error instanceof LostRun)) throw error
    say(`${error.message} Again …`)
    return await auditAgain(url, executablePath, say, left - 1)
  }
}

/** Lighthouse ended without a result. */
class LostRun extends Error {}

/** One run in a new browser, so that nothing is cached. */
async function audit(url: string, executablePath: string): Promise<Run> {
  const browser = await startDebugBrowser(executablePath)
  try {
    const result = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'silent' })
    if (!result) throw new LostRun('Lighthouse gave no result.')
    const { lhr } = result
    if (lhr.runtimeError) throw new LostRun(`Lighthouse: ${lhr.runtimeError.message}`)
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const listed = new Set(Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)))
    const below = Object.values(lhr.audits)
      .filter(({ id, score }) => listed.has(id) && score !== null && score < 1)
      .map(({ id, title, displayValue }) => [id, displayValue ? `${title} (${displayValue})` : title])
    const scores = Object.entries(categories).map(([name, id]) => [name, score(id)])
    const times = Object.entries(audits).map(([name, id]) => [name, value(id)])
    return { figures: Object.fromEntries([...scores, ...times]), below: Object.fromEntries(below) }
  } finally {
    await browser.stop()
  }
}

function medians(subject: string, runs: readonly Run[], budgets: Budgets): Figure[] {
  const medianOf = (name: keyof Run['figures']) => median(runs.map(({ figures }) => figures[name]))
  const { cls, tbt, ...scores } = budgets.lighthouse
  return [
    ...(Object.keys(categories) as (keyof typeof categories)[]).map((name) => ({
      subject,
      name,
      value: medianOf(name),
      unit: '' as const,
      atLeast: scores[name],
    })),
    { subject, name: 'fcp', value: Math.round(medianOf('fcp')), unit: 'ms' },
    { subject, name: 'lcp', value: Math.round(medianOf('lcp')), unit: 'ms' },
    { subject, name: 'tbt', value: Math.round(medianOf('tbt')), unit: 'ms', atMost: tbt },
    { subject, name: 'cls', value: medianOf('cls'), unit: '', atMost: cls },
  ]
}
