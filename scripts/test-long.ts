// npm run test:long: what looks for rare faults, as often as the bars ask. Takes half an hour; npm test does a little of it.
import { spawn } from 'node:child_process'

/** Tests whose bounds in time are those of the bars only here. */
const bounded = ['tests/ledger/unavailable', 'tests/contract/http/bad-network']

/** Kills under load, sequences against the oracle, made-up requests, and everything in tests/faults. */
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
