// npm run test:long: tests for rare faults with full repetitions. Takes half an hour; npm test runs a small part of
// them.
import { spawn } from 'node:child_process'

/** Tests with time limits that apply only here. */
const bounded = ['tests/ledger/unavailable', 'tests/contract/http/bad-network']

/** Kills under load, random sequences against a model, generated requests, and everything in tests/faults. */
const files = ['tests/ledger/kill-', 'tests/ledger/model', 'tests/contract/fuzz', 'tests/faults/', ...bounded]

const child = spawn('node_modules/.bin/vitest', ['run', ...files, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_EFFORT: 'long' },
})
child.once('error', ({ message }) => {
  process.stderr.write(`${message}\n`)
  process.exit(127)
})
child.once('close', (code) => process.exit(code ?? 1))
