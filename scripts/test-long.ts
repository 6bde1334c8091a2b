// npm run test:long: tests for rare faults with full repetitions. Takes half an hour; npm test runs a small part of
// them.
import { spawn } from 'node:child_process'
import { longFiles } from './test/long-files.ts'

/** Every page in both pseudo-languages. */
const pages = ['test', 'tests/e2e/brand.test.ts', '--project=desktop-pt']

/** A house of ten thousand games: its ledger, its pages, and a way through it. */
const large = { SEED_GAMES: '10000' }
const ofLarge = ['journey', 'crawl', 'lobby', 'search'].map((name) => `tests/e2e/${name}`)

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
  codes.push(await run(playwright, pages))
  codes.push(
    await run(vitest, ['run', '--project=contract', '--project=ledger'], {
      TEST_EFFORT: '',
      TEST_DATABASE: 'embedded',
    }),
  )
  codes.push(await run(vitest, ['run', 'tests/ledger/', 'tests/contract/journey'], { ...large, TEST_EFFORT: '' }))
  codes.push(await run(process.execPath, ['tests/support/build-site.ts'], large))
  codes.push(await run(vitest, ['run', 'tests/site/budgets'], large))
  codes.push(await run(playwright, ['test', ...ofLarge], large))
}
process.exit(Math.max(...codes))
