// npm run test:long: tests for rare faults with full repetitions. Takes half an hour; npm test runs a small part of
// them.
import { spawn } from 'node:child_process'

/** Tests with time limits that apply only here. */
const bounded = ['tests/ledger/unavailable', 'tests/contract/http/bad-network']

/** Kills under load, random sequences against a model, generated requests, and everything in tests/faults. */
const files = ['tests/ledger/kill-', 'tests/ledger/model', 'tests/contract/fuzz', 'tests/faults/', ...bounded]

/** Every page in both pseudo-languages. */
const pages = ['test', 'tests/e2e/brand.test.ts', '--project=desktop-pt']

function run(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_EFFORT: 'long' },
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
const codes = [await run('vitest', ['run', ...files, ...named])]
// Who names files of the one wants no more of the other.
if (named.length === 0) codes.push(await run('playwright', pages))
process.exit(Math.max(...codes))
