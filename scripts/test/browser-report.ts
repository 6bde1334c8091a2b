// Failed and flaky browser tests, one line each, and how they count.
import { failedLine } from './failed-line.ts'

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that is used. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
}

/** `[project] file: name: first lines of the error`, for each browser test that failed. */
export function failedInPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap((suite) => having('unexpected', suite))
}

/** Browser tests that failed once and passed on a retry, with the error. */
export function flakyInPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap((suite) => having('flaky', suite))
}

/** More flaky browser tests than this fail the run, because they are no accident of the machine any more. */
const flakyAllowed = 3

/**
 * The counts of a run of browser tests.
 *
 * @param flaky tests that passed on a retry; they count as passed unless there are too many
 */
export function playwrightCounts(stats: { expected: number; unexpected: number; flaky: number; skipped: number }) {
  const { expected, unexpected, flaky, skipped } = stats
  const tooMany = flaky > flakyAllowed
  return {
    passed: expected + (tooMany ? 0 : flaky),
    failed: unexpected + (tooMany ? flaky : 0),
    skipped,
  }
}

function having(wanted: string, { suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => failedLine(`[${projectName}] ${file}: ${title}`, results[0]?.error?.message)),
  )
  return [...own, ...suites.flatMap((suite) => having(wanted, suite))]
}
