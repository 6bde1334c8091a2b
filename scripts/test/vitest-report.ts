import { writeFile } from 'node:fs/promises'
import type { Reporter } from 'vitest/node'
import { failedLine } from './failed-line.ts'

/** What a run of Vitest comes to. */
export interface VitestReport {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** `file: name: error` of each failed test, hook and file, and of each error outside of them. */
  readonly failures: readonly string[]
}

/** The variable of the environment that names the file of the report. */
export const reportVariable = 'VITEST_REPORT'

/**
 * Writes a {@link VitestReport}. Vitest's own JSON report says nothing about a hook of a `describe` that failed: its
 * tests count as skipped there.
 */
export default class ReportWriter implements Reporter {
  async onTestRunEnd(...[modules, others]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): Promise<void> {
    const file = process.env[reportVariable]
    if (file === undefined) throw new Error(`${reportVariable} names no file`)
    const failures = others.map(({ message }) => failedLine('outside of tests', message))
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) {
      const fail = (name: string, errors: readonly { message: string }[]) => {
        failures.push(failedLine([module.relativeModuleId, ...(name ? [name] : [])].join(': '), errors[0]?.message))
      }
      if (module.errors().length > 0) fail('', module.errors())
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) fail(`hook of ${suite.fullName}`, suite.errors())
      }
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        if (state === 'failed') fail(test.fullName, errors)
        else counts[state === 'passed' ? 'passed' : 'skipped']++
      }
    }
    const report: VitestReport = { ...counts, failed: failures.length, failures }
    await writeFile(file, JSON.stringify(report))
  }
}
