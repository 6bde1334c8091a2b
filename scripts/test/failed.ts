// Failed and flaky tests, one line each, from the reports of both runners.

/** The part of Vitest's JSON report that is used. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

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

const longest = 300

/** `file: name: first lines of the error`; a file that could not be loaded counts as one. */
export function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [line(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => line(`${name}: ${fullName}`, failureMessages?.[0]))
  })
}

/** The same for browser tests, with the project of each failure. */
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
      .map(({ projectName, results }) => line(`[${projectName}] ${file}: ${title}`, results[0]?.error?.message)),
  )
  return [...own, ...suites.flatMap((suite) => having(wanted, suite))]
}

function line(where: string, why = ''): string {
  return `${where}: ${why.replace(/\s+/g, ' ').slice(0, longest)}`
}
