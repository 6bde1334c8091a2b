import { printLines } from '../printed.ts'
import type { Outcome } from './run-cases.ts'

const marks = { ok: 'ok', failed: 'FAILED', skipped: 'skipped' } as const

/** The table of cases, and a line with the sums. */
export function printTable(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ group }) => group.length))
  for (const { group, name, state, detail } of outcomes) {
    printLines(`${marks[state].padEnd(8)}${group.padEnd(width + 2)}${name}`)
    if (detail !== undefined) printLines(`${' '.repeat(width + 10)}${detail}`)
  }
  printLines('', sumsOf(outcomes))
}

/** The same for machines: one object. */
export function printJson(outcomes: readonly Outcome[]): void {
  printLines(JSON.stringify({ ok: !hasFailed(outcomes), cases: outcomes }))
}

export const hasFailed = (outcomes: readonly Outcome[]) => outcomes.some(({ state }) => state === 'failed')

function sumsOf(outcomes: readonly Outcome[]): string {
  const count = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length
  return `${outcomes.length} cases: ${count('ok')} ok, ${count('failed')} failed, ${count('skipped')} skipped`
}
