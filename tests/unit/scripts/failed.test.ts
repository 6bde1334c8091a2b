import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest } from '#scripts/test/failed.ts'

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
  const inner = { specs: [spec('opens', 'unexpected'), spec('closes', 'expected')] }
  expect(failedInPlaywright({ suites: [{ suites: [inner] }] })).toEqual(['[phone-pt] x.test.ts: opens: no such button'])
})
