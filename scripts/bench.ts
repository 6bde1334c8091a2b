// npm run bench: measures bytes, taps, frames of a spin, both centres, Lighthouse, builds and load against tests/budgets.json. See docs/performance.md for the flags.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type Figure, isHourSlow, isWithin, readBudgets, table } from './bench/budgets.ts'
import { benchBuild } from './bench/build.ts'
import { benchBytes } from './bench/bytes.ts'
import { benchCentre } from './bench/centre.ts'
import { benchFrames } from './bench/frames.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchLine, benchLoad } from './bench/load.ts'
import { atSpeed, machineFigures } from './bench/machine.ts'
import { benchSight } from './bench/sight.ts'
import { serveSite } from './bench/site.ts'
import { benchTaps } from './bench/taps.ts'
import { findBrowser } from './browser.ts'
import { givenArguments } from './command-line.ts'

const sections = ['bytes', 'sight', 'taps', 'frames', 'centre', 'lighthouse', 'build', 'load', 'line'] as const
/** Benches that need the site and a browser. */
const ofPages: readonly string[] = ['bytes', 'sight', 'taps', 'frames', 'centre', 'lighthouse']

const { values: flags } = givenArguments(
  {
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      json: { type: 'string', default: '.cache/bench.json' },
      url: { type: 'string' },
      before: { type: 'string' },
    },
  },
  2,
)
const only = flags.only?.split(',') ?? sections
const runs = Number(flags.runs)
const wrong = only.find((name) => !sections.some((section) => section === name))
if (wrong !== undefined || !(Number.isInteger(runs) && runs > 0)) {
  process.stderr.write(`--only takes ${sections.join(', ')}; --runs takes a whole number above 0\n`)
  process.exit(2)
}

/** The figures of an earlier run, to be shown beside those of this one. */
const before: Figure[] | undefined =
  flags.before === undefined ? undefined : JSON.parse(await readFile(flags.before, 'utf8')).figures

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
      await part('bytes', async () => {
        const bytes = await benchBytes(base, browser, budgets, say)
        failed = bytes.failed
        return bytes.figures
      })
      await part('sight', () => benchSight(base, browser, budgets, runs, say))
      await part('taps', () => benchTaps(base, browser, budgets, runs, say))
      await part('frames', () => benchFrames(base, browser, budgets, runs, say))
      await part('centre', () => benchCentre(base, browser, budgets, runs, say))
      await part('lighthouse', async () => {
        const audits = await benchLighthouse(base, browser, budgets, runs, say)
        below = audits.below
        return audits.figures
      })
    } finally {
      await own?.stop()
    }
  }
  await part('build', () => benchBuild(budgets, say))
  await part('load', () => benchLoad(budgets, say))
  await part('line', () => benchLine(budgets, say))
}

/** Measures a part if it is asked for, with the speed of the machine around it. */
async function part(name: (typeof sections)[number], measured: () => Promise<Figure[]>): Promise<void> {
  if (only.includes(name)) figures.push(...(await atSpeed(budgets.machine.fixedWork, measured)))
}

try {
  await measure()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exit(1)
}

const beyond = figures.filter((figure) => !isWithin(figure))
const broken = beyond.filter((figure) => !isHourSlow(figure))
const report = JSON.stringify({ date: new Date().toISOString(), figures, failed, below }, undefined, 2)
if (flags.json === '-') process.stdout.write(`${report}\n`)
await mkdir('.cache', { recursive: true })
await writeFile(flags.json === '-' ? '.cache/bench.json' : flags.json, `${report}\n`)

const out = flags.json === '-' ? process.stderr : process.stdout
out.write(`\n${table(figures, before)}\n`)
for (const [page, lines] of Object.entries(below))
  out.write(
    `\nAudits below 100 on ${page}: ${lines.length === 0 ? 'none' : ''}\n${lines.map((line) => `  ${line}\n`).join('')}`,
  )
if (failed.length > 0) out.write(`\nNot answered with success:\n${failed.map((address) => `  ${address}\n`).join('')}`)
const slow = beyond.length - broken.length
if (slow > 0) out.write(`\n${slow} times are beyond their budgets by no more than this hour is slow.\n`)
const others = slow > 0 ? 'other budget' : 'budget'
out.write(broken.length === 0 ? `\nEvery ${others} holds.\n` : `\n${broken.length} budgets are broken.\n`)
process.exitCode = broken.length === 0 ? 0 : 1
