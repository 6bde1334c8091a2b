// npm run test:long: tests for rare faults with full repetitions, and what npm test does not do at every size, in every language or on
// both databases. Takes hours.
import { spawn } from 'node:child_process'
import { longFiles } from './test/long-files.ts'

/** Every page in both pseudo-languages. */
const pages = ['test', 'tests/e2e/brand.test.ts', '--project=desktop-pt']

/**
 * Every flow at the other size, in the other language. Each pair has its own gateway: a reward of a demonstration's member is claimed
 * once.
 */
const otherPairs = ['phone-pt', 'desktop-en'].map((project) => ['test', `--project=${project}`])

/** A house of ten thousand games: its ledger, its pages, and a way through it. */
const large = { SEED_GAMES: '10000' }
const ofLarge = [
  'test',
  ...['journey', 'crawl', 'lobby', 'search'].map((name) => `tests/e2e/${name}`),
  '--project=phone-en',
  '--project=desktop-pt',
]

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_EFFORT: 'long', ...env },
  })
  return new Promise((resolve) => {
    child.once('error', ({ message }) => {
      process.stderr.write(`${message}\n`)
      resolve(127)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

const named = process.argv.slice(2)
const [vitest, playwright] = ['node_modules/.bin/vitest', 'node_modules/.bin/playwright']
const codes = [await run(vitest, ['run', ...longFiles, ...named])]
// With file names only those run.
if (named.length === 0) {
  for (const some of [pages, ...otherPairs]) codes.push(await run(playwright, some))
  codes.push(
    await run(vitest, ['run', '--project=contract', '--project=ledger'], {
      TEST_EFFORT: '',
      TEST_DATABASE: 'embedded',
    }),
  )
  codes.push(await run(vitest, ['run', 'tests/ledger/', 'tests/contract/journey'], { ...large, TEST_EFFORT: '' }))
  codes.push(await run(process.execPath, ['tests/support/build-site.ts'], large))
  codes.push(await run(vitest, ['run', 'tests/site/budgets'], large))
  codes.push(await run(playwright, ofLarge, large))
}
process.exit(Math.max(...codes))
