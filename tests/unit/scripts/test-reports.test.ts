import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { failedInPlaywright, flakyInPlaywright, playwrightCounts } from '#scripts/test/browser-report.ts'
import { reportVariable } from '#scripts/test/vitest-report.ts'

test('failed tests, hooks and files of Vitest are named with their errors', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arara-report-'))
  const report = join(folder, 'report.json')
  const files = {
    'a.test.ts': `test('adds', () => {}); test('counts', () => expect(1).toBe(2)); test.skip('waits', () => {})`,
    'b.test.ts': `throw new Error('did not load')`,
    'c.test.ts': `describe('a line', () => { beforeAll(() => { throw new Error('no database') }); test('reads', () => {}) })`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const reporter = `--reporter=${resolve('scripts/test/vitest-report.ts')}`
  const args = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--globals', '--root', folder, reporter]
  const env = { ...process.env, [reportVariable]: report }
  const code = await new Promise((done) => execFile(process.execPath, args, { env }, (error) => done(error?.code)))
  expect(code).toBe(1)
  const { failures, ...counts } = JSON.parse(await readFile(report, 'utf8'))
  expect(counts).toEqual({ passed: 1, failed: 3, skipped: 2 })
  expect(failures.toSorted()).toEqual([
    'a.test.ts: counts: expected 1 to be 2 // Object.is equality',
    'b.test.ts: did not load',
    'c.test.ts: hook of a line: no database',
  ])
  await rm(folder, { recursive: true })
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
