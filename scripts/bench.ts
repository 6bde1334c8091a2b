// npm run bench: measures bytes, taps, the member centre, Lighthouse, builds and load against tests/budgets.json. See docs/performance.md for the flags.
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Figure, isWithin, readBudgets, table } from './bench/budgets.ts'
import { benchBuild } from './bench/build.ts'
import { benchBytes } from './bench/bytes.ts'
import { benchCentre } from './bench/centre.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchLoad } from './bench/load.ts'
import { machineFigures } from './bench/machine.ts'
import { benchSight } from './bench/sight.ts'
import { serveSite } from './bench/site.ts'
import { benchTaps } from './bench/taps.ts'
import { findBrowser } from './browser.ts'

const sections = ['bytes', 'sight', 'taps', 'centre', 'lighthouse', 'build', 'load'] as const
/** Those that need the site and a browser. */
const ofPages: readonly string[] = ['bytes', 'sight', 'taps', 'centre', 'lighthouse']

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'string', default: '.cache/bench.json' },
    url: { type: 'string' },
  },
})
const only = flags.only?.split(',') ?? sections
const runs = Number(flags.runs)
const wrong = only.find((name) => !sections.some((section) => section === name))
if (wrong !== undefined || !(Number.isInteger(runs) && runs > 0)) {
  process.stderr.write(`--only takes ${sections.join(', ')}; --runs takes a whole number above 0\n`)
  process.exit(2)
}

const began = performance.now()
const say = (text: string) =>
  process.stderr.write(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${text}\n`)

const budgets = await readBudgets()
const figures: Figure[] = []
let failed: readonly string[] = []
let below: Readonly<Record<string, readonly string[]>> = {}

async function measure(): Promise<void> {
  figures.push(...(await machineFigures()))
  if (only.some((name) => ofPages.includes(name))) {
    const browser = await findBrowser(true)
    const own = flags.url === undefined ? await serveSite(say) : undefined
    const base = own?.url ?? String(flags.url).replace(/\/$/, '')
    try {
      if (only.includes('bytes')) {
        const bytes = await benchBytes(base, browser, budgets, say)
        figures.push(...bytes.figures)
        failed = bytes.failed
      }
      if (only.includes('sight')) figures.push(...(await benchSight(base, browser, budgets, runs, say)))
      if (only.includes('taps')) figures.push(...(await benchTaps(base, browser, budgets, runs, say)))
      if (only.includes('centre')) figures.push(...(await benchCentre(base, browser, budgets, runs, say)))
      if (only.includes('lighthouse')) {
        const audits = await benchLighthouse(base, browser, budgets, runs, say)
        figures.push(...audits.figures)
        below = audits.below
      }
    } finally {
      await own?.stop()
    }
  }
  if (only.includes('build')) figures.push(...(await benchBuild(budgets, say)))
  if (only.includes('load')) figures.push(...(await benchLoad(budgets, say)))
}

try {
  await measure()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exit(1)
}

const broken = figures.filter((figure) => !isWithin(figure))
const report = JSON.stringify({ date: new Date().toISOString(), figures, failed, below }, undefined, 2)
if (flags.json === '-') process.stdout.write(`${report}\n`)
await mkdir('.cache', { recursive: true })
await writeFile(flags.json === '-' ? '.cache/bench.json' : flags.json, `${report}\n`)

const out = flags.json === '-' ? process.stderr : process.stdout
out.write(`\n${table(figures)}\n`)
for (const [page, lines] of Object.entries(below))
  out.write(
    `\nAudits below 100 on ${page}: ${lines.length === 0 ? 'none' : ''}\n${lines.map((line) => `  ${line}\n`).join('')}`,
  )
if (failed.length > 0) out.write(`\nNot answered with success:\n${failed.map((address) => `  ${address}\n`).join('')}`)
out.write(broken.length === 0 ? '\nEvery budget holds.\n' : `\n${broken.length} budgets are broken.\n`)
process.exitCode = broken.length === 0 ? 0 : 1
