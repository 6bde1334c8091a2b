import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest, flakyInPlaywright, playwrightCounts } from '#scripts/test/failed.ts'

test('the failed tests of Vitest, and files that did not load, are named', () => {
  const passed = { fullName: 'adds', status: 'passed' }
  const failed = { fullName: 'counts', status: 'failed', failureMessages: ['expected 1\n   to be 2'] }
  expect(
    failedInVitest({
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: 'b.test.ts', status: 'failed', message: 'did not load', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual(['a.test.ts: counts: expected 1 to be 2', 'b.test.ts: did not load'])
})

test('the failed tests of Playwright are named with their project, however deep', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.test.ts',
    tests: [{ projectName: 'phone-pt', status, results: [{ error: { message: 'no such button' } }] }],
  })
  const inner = { specs: [spec('opens', 'unexpected'), spec('closes', 'expected'), spec('waits', 'flaky')] }
  const report = { suites: [{ suites: [inner] }] }
  expect(failedInPlaywright(report)).toEqual(['[phone-pt] x.test.ts: opens: no such button'])
  expect(flakyInPlaywright(report)).toEqual(['[phone-pt] x.test.ts: waits: no such button'])
})

test('three browser tests may need a second try and count as passed; four fail the run', () => {
  const stats = { expected: 200, unexpected: 0, skipped: 1 }
  expect(playwrightCounts({ ...stats, flaky: 3 })).toEqual({ passed: 203, failed: 0, skipped: 1 })
  expect(playwrightCounts({ ...stats, flaky: 4 })).toEqual({ passed: 200, failed: 4, skipped: 1 })
  expect(playwrightCounts({ ...stats, unexpected: 1, flaky: 1 })).toEqual({ passed: 201, failed: 1, skipped: 1 })
})
