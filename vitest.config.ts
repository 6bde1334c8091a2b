import { defineConfig } from 'vitest/config'
import { isLong } from './tests/support/effort.ts'

// The gateway runs on Node 24 as it is written; older Nodes would fail later and less clearly.
if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(`Tests need Node 24, this is ${process.versions.node}: run them with npm test or npx vitest.`)
}

const uploads = 'tests/support/uploads-setup.ts'
const database = { globalSetup: ['tests/support/global-setup.ts', uploads] }

export default defineConfig({
  test: {
    maxWorkers: 2,
    isolate: false,
    setupFiles: ['tests/support/clean-up.ts'],
    // Limits that only a hang reaches: no test may depend on how busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], ...database } },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/site-setup.ts', uploads],
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...database } },
      { extends: true, test: { name: 'ledger', include: ['tests/ledger/**/*.test.ts'], ...database } },
      // Long runs alone: `npm run test:long`.
      ...(isLong
        ? [{ extends: true as const, test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], ...database } }]
        : []),
    ],
  },
})
