// npm test: the tests that need no site, and beside them, one after the other, the build, the static checks, the tests
// that read the site and the browser tests. The last line counts them all.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { quickFolder } from '#tests/support/quick-folder.ts'
import {
  failedInPlaywright,
  flakyInPlaywright,
  type PlaywrightReport,
  playwrightCounts,
} from './test/browser-report.ts'
import { reportVariable, type VitestReport } from './test/vitest-report.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** Variables of the environment, besides the usual ones. */
  readonly environment?: Readonly<Record<string, string>>
  /** Reads the counts from the runner's report; without it the stage counts as one test. */
  readonly counts?: () => Promise<Counts>
  /** One line per failed test, repeated at the end of the log. */
  readonly failed?: () => Promise<string[]>
  /** The same for tests that passed only on a retry. */
  readonly flaky?: () => Promise<string[]>
}

const vitestReport = '.cache/vitest.json'
const siteReport = '.cache/vitest-site.json'
const playwrightReport = '.cache/playwright.json'
const compiled = resolve('.cache/node')
const bin = (name: string) => `node_modules/.bin/${name}`

/** Runs some projects of vitest. @param left patterns of files that are left out */
function vitest(name: string, report: string, projects: readonly string[], left: readonly string[] = []): Stage {
  return {
    name,
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=./scripts/test/vitest-report.ts',
      ...projects.map((project) => `--project=${project}`),
      ...left.map((files) => `--exclude=${files}`),
    ],
    environment: { [reportVariable]: report },
    counts: async () => await read<VitestReport>(report),
    failed: async () => [...(await read<VitestReport>(report)).failures],
  }
}

const inBrowsers: Stage = {
  name: 'browser tests',
  command: [bin('playwright'), 'test'],
  counts: async () => {
    const { stats } = await read<{ stats: Parameters<typeof playwrightCounts>[0] }>(playwrightReport)
    return playwrightCounts(stats)
  },
  failed: async () => failedInPlaywright(await read<PlaywrightReport>(playwrightReport)),
  flaky: async () => flakyInPlaywright(await read<PlaywrightReport>(playwrightReport)),
}

/** Stages that run one after the other, beside the tests that need no site. */
const beside: readonly Stage[] = [
  { name: 'build of the site', command: [process.execPath, 'tests/support/build-site.ts'] },
  { name: 'formatting', command: [bin('biome'), 'format', '.'] },
  { name: 'lint', command: [bin('biome'), 'lint', '--error-on-warnings', '.'] },
  { name: 'imports', command: [process.execPath, 'scripts/check-imports.ts'] },
  { name: 'texts of islands', command: [process.execPath, 'scripts/check-bare-texts.ts'] },
  { name: 'unused code', command: [bin('knip')] },
  // The native compiler takes a quarter of the time, but cannot read .astro files: `astro check` reads those alone.
  { name: 'types', command: [process.execPath, 'node_modules/typescript-native/bin/tsc', '--noEmit'] },
  {
    name: 'types of pages',
    command: [bin('astro'), 'check', '--tsconfig', 'tsconfig.pages.json', '--minimumFailingSeverity', 'hint'],
  },
  vitest('tests of the built site', siteReport, ['site']),
  inBrowsers,
]

/**
 * Left to `npm run test:long`: kills, random requests and disturbed networks, which need many tries to find a fault, and a second
 * demonstration, which takes a processor a quarter of a minute.
 */
const left = [
  'tests/ledger/kill-*.test.ts',
  'tests/ledger/embedded-panic.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/contract/platform/http/bad-network.test.ts',
  'tests/unit/gateway/seed/seed-in-market.test.ts',
]

const withoutSite = vitest('tests without the site', vitestReport, ['unit', 'contract', 'ledger'], left)

/** Whole seconds since a `performance.now()`. */
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0)

async function read<Report = Record<string, unknown>>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** @param onOutput receives the command's output; without it the output is printed at once */
function run({ command, environment }: Stage, onOutput?: (text: string) => void): Promise<number> {
  const [program = '', ...args] = command
  const { promise, resolve } = Promise.withResolvers<number>()
  const output = onOutput ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      ...environment,
      ASTRO_TELEMETRY_DISABLED: '1',
      FORCE_COLOR: '0',
      // Many tests start the gateway as its own process, so Node's compile cache is kept.
      NODE_COMPILE_CACHE: compiled,
      // Databases sync their files all the time: in memory that costs nothing.
      TMPDIR: quickFolder(),
    },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => onOutput?.(data.toString()))
  child.once('error', () => resolve(127))
  child.once('close', (code) => resolve(code ?? 1))
  return promise
}

await mkdir('.cache', { recursive: true })
await Promise.all([vitestReport, siteReport, playwrightReport].map((file) => rm(file, { force: true })))
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const unsteady: string[] = []
const began = performance.now()

const print = (text: string) => void process.stdout.write(text)

/** Runs a stage, counts it, and reports the result. @param say receives its output for later */
async function take(stage: Stage, say?: (text: string) => void): Promise<void> {
  const { name, counts, failed, flaky } = stage
  const tell = say ?? print
  tell(`\n== ${name}\n`)
  const from = performance.now()
  const code = await run(stage, say)
  const none: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const { ...found } = counts ? await counts().catch(() => none) : none
  if (code !== 0 && found.failed === 0) found.failed = 1
  total.passed += found.passed
  total.failed += found.failed
  total.skipped += found.skipped
  unsteady.push(...((await flaky?.().catch(() => [])) ?? []).map((line) => `  ${line}`))
  if (found.failed > 0) failures.push(name, ...((await failed?.().catch(() => [])) ?? []).map((line) => `  ${line}`))
  tell(`== ${name}: ${found.failed === 0 ? 'ok' : 'FAILED'}, ${seconds(from)} s\n`)
}

/** Output of the stages beside: kept until the other runner has ended, so that lines of the two do not mix. */
let waiting: string[] | undefined = []

async function takeBeside(): Promise<void> {
  const say = (text: string) => void (waiting ? waiting.push(text) : print(text))
  for (const stage of beside) await take(stage, say)
}

const ended = takeBeside()
await take(withoutSite)
print(waiting.join(''))
waiting = undefined
await ended
process.stdout.write(`\n${seconds(began)} s in all\n`)
if (unsteady.length > 0) process.stdout.write(`\nFlaky, passed at the second try:\n${unsteady.join('\n')}\n`)
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
process.exit(total.failed === 0 ? 0 : 1)
