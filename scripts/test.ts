// npm test: formatting, lint and types beside the tests without a browser, then those with one. The last line counts them all.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import {
  failedInPlaywright,
  failedInVitest,
  flakyInPlaywright,
  type PlaywrightReport,
  playwrightCounts,
  type VitestReport,
} from './test/failed.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** Reads the counts of a runner from the file it wrote; a stage without it counts as one test. */
  readonly counts?: () => Promise<Counts>
  /** A line for each failed test, so that the end of a long log names them. */
  readonly failed?: () => Promise<string[]>
  /** The same for each test that passed only when it was tried again. */
  readonly flaky?: () => Promise<string[]>
}

const vitestReport = '.cache/vitest.json'
const playwrightReport = '.cache/playwright.json'
const bin = (name: string) => `node_modules/.bin/${name}`

/** What reads the sources. One core is enough for these, one after the other, while the tests leave it idle. */
const checks: readonly Stage[] = [
  { name: 'formatting', command: [bin('biome'), 'format', '.'] },
  { name: 'lint', command: [bin('biome'), 'lint', '--error-on-warnings', '.'] },
  { name: 'unused code', command: [bin('knip')] },
  { name: 'types', command: [bin('astro'), 'check', '--minimumFailingSeverity', 'hint'] },
]

const tests: readonly Stage[] = [
  {
    name: 'tests without a browser',
    command: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    counts: async () => {
      const { numPassedTests, numFailedTests, numPendingTests, success } = await read(vitestReport)
      // A suite that did not load has no tests of its own to fail.
      const failed = Number(numFailedTests)
      return {
        passed: Number(numPassedTests),
        failed: success || failed > 0 ? failed : 1,
        skipped: Number(numPendingTests),
      }
    },
    failed: async () => failedInVitest(await read<VitestReport>(vitestReport)),
  },
  {
    name: 'browser tests',
    command: [bin('playwright'), 'test'],
    counts: async () => {
      const { stats } = await read<{ stats: Parameters<typeof playwrightCounts>[0] }>(playwrightReport)
      return playwrightCounts(stats)
    },
    failed: async () => failedInPlaywright(await read<PlaywrightReport>(playwrightReport)),
    flaky: async () => flakyInPlaywright(await read<PlaywrightReport>(playwrightReport)),
  },
]

/** Whole seconds since a moment of `performance.now()`. */
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0)

async function read<Report = Record<string, unknown>>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** @param said takes what the command prints; it goes straight out where there is nobody to take it */
function run(command: readonly string[], said?: (text: string) => void): Promise<number> {
  const [program = '', ...args] = command
  const { promise, resolve } = Promise.withResolvers<number>()
  const output = said ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said?.(data.toString()))
  child.once('error', () => resolve(127))
  child.once('close', (code) => resolve(code ?? 1))
  return promise
}

await mkdir('.cache', { recursive: true })
await Promise.all([vitestReport, playwrightReport].map((file) => rm(file, { force: true })))
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const unsteady: string[] = []
const began = performance.now()

const print = (text: string) => void process.stdout.write(text)

/** Runs a stage, counts it, and says how it went. @param say takes what it prints, for later */
async function take({ name, command, counts, failed, flaky }: Stage, say?: (text: string) => void): Promise<void> {
  const tell = say ?? print
  tell(`\n== ${name}\n`)
  const from = performance.now()
  const code = await run(command, say)
  const none: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const found = counts ? await counts().catch(() => none) : none
  if (code !== 0 && found.failed === 0) found.failed = 1
  total.passed += found.passed
  total.failed += found.failed
  total.skipped += found.skipped
  unsteady.push(...((await flaky?.().catch(() => [])) ?? []).map((line) => `  ${line}`))
  if (found.failed > 0) failures.push(name, ...((await failed?.().catch(() => [])) ?? []).map((line) => `  ${line}`))
  tell(`== ${name}: ${found.failed === 0 ? 'ok' : 'FAILED'}, ${seconds(from)} s\n`)
}

/** The checks print when they are all done, so that two runners do not talk at once. */
async function takeChecks(): Promise<string> {
  const said: string[] = []
  for (const stage of checks) await take(stage, (text) => void said.push(text))
  return said.join('')
}

const checked = takeChecks()
const [withoutBrowser, ...withBrowser] = tests
if (withoutBrowser) await take(withoutBrowser)
print(await checked)
for (const stage of withBrowser) await take(stage)
process.stdout.write(`\n${seconds(began)} s in all\n`)
if (unsteady.length > 0) process.stdout.write(`\nFlaky, passed at the second try:\n${unsteady.join('\n')}\n`)
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
process.exit(total.failed === 0 ? 0 : 1)
