// What failed, and what passed only when it was tried again, one line a test, from the reports of the two runners.

/** The part read of Vitest's JSON report. */
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

/** The part read of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
}

const longest = 300

/** `file: name: first lines of why`; a file that did not load counts as one. */
export function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [line(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => line(`${name}: ${fullName}`, failureMessages?.[0]))
  })
}

/** The same for browser tests, with the project each failed in. */
export function failedInPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap((suite) => having('unexpected', suite))
}

/** Browser tests that failed once and passed when they were tried again, with why they failed. */
export function flakyInPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap((suite) => having('flaky', suite))
}

/** More browser tests than this that needed a second try fail a run: then it is no accident of the machine. */
const flakyAllowed = 3

/**
 * What a run of browser tests counts as.
 *
 * @param flaky passed at their second try; they count as passed unless they are too many
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
