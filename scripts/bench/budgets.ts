import { readFile } from 'node:fs/promises'

/** `tests/budgets.json`. kB are 1000 bytes; times are milliseconds. */
export interface Budgets {
  /** Milliseconds of the fixed work (`machine.ts`) in hours of the speed for which times have their budgets. */
  readonly machine: Readonly<Record<'fixedWork', number>>
  readonly bytes: Readonly<
    Record<
      | 'jsTotal'
      | 'jsPopup'
      | 'jsProvider'
      | 'jsRegister'
      | 'jsProof'
      | 'jsAnnounced'
      | 'jsBeforeFirstPaint'
      | 'css'
      | 'html'
      | 'htmlLobby'
      | 'nodesLobby'
      | 'nodesHome'
      | 'externalHosts'
      | 'cls',
      number
    >
  >
  readonly slow: Readonly<Record<'longTasksIdle', number>>
  /** Times of the reference page. */
  readonly sight: Readonly<Record<'fcp' | 'lcp', number>>
  readonly lighthouse: Readonly<
    Record<'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'cls' | 'tbt', number>
  >
  /**
   * Times from a tap on "log in" or "register" to its form, on a page at rest and as soon as the button is visible; of
   * a lobby's filter, likewise; of its next page. `fetched`: script files that a first tap fetches, besides those that
   * the page has at rest.
   */
  readonly taps: Readonly<Record<'rest' | 'seen', Readonly<Record<'answer' | 'typed' | 'sent', number>>>> &
    Readonly<Record<'filter' | 'filterSeen' | 'next', { readonly tiles: number }>> &
    Readonly<Record<'files' | 'waves', number>> & {
      readonly fetched: Readonly<Record<'login' | 'register' | 'filter', number>>
    }
  /** Frames a second while reels turn; milliseconds between two of them. */
  readonly frames: Readonly<Record<'perSecond' | 'longestGap', number>>
  /** Bytes of scripts for the centre's front page and for each further screen; milliseconds of long tasks of each. */
  readonly centre: Readonly<Record<'jsFirst' | 'jsScreen' | 'longTasks', number>>
  /** Seconds. */
  readonly build: Readonly<Record<'cold' | 'oneWord', number>>
  readonly load: Readonly<
    Record<
      | 'spinsPerSecond'
      | 'spinP99'
      | 'betwinsPerSecond'
      | 'betwinP99'
      | 'instantBets'
      | 'lotterySlips'
      | 'lotterySettled'
      | 'lotteryMeanwhileP99'
      | 'lotteryReadP95'
      | 'tableSeenP99'
      | 'tableCore'
      | 'readP99'
      | 'searchP99'
      | 'historyPage'
      | 'centreP99',
      number
    >
  >
  /** Milliseconds of a report of a big line of agents, seconds of a settlement of all its contracts. */
  readonly line: Readonly<Record<'reportP95' | 'settlement', number>>
}

export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile('tests/budgets.json', 'utf8'))
}

/** One measured figure. Without a bound it is only reported. */
export interface Figure {
  /** The measured page or system, such as `home pt`. */
  readonly subject: string
  readonly name: string
  readonly value: number
  readonly unit: 'B' | 'ms' | 's' | 'MiB' | '/s' | ''
  readonly atMost?: number
  readonly atLeast?: number
  /** How many times as long as in the hours of the budgets the machine took for the same work, around this measurement. */
  readonly slowness?: number
}

/** Whether a figure is within its bounds; a value that is not a number never is. */
export function isWithin({ value, atMost, atLeast }: Figure): boolean {
  if (atMost === undefined && atLeast === undefined) return true
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
}

/** Whether a time is beyond its bounds, and would not be if the machine were as fast as in the hours of the budgets. */
export function isHourSlow(figure: Figure): boolean {
  const { value, unit, slowness = 1 } = figure
  if (slowness <= 1 || isWithin(figure)) return false
  if (unit === '/s') return isWithin({ ...figure, value: value * slowness })
  return (unit === 'ms' || unit === 's') && isWithin({ ...figure, value: value / slowness })
}

function verdict(figure: Figure): string {
  if (figure.atMost === undefined && figure.atLeast === undefined) return ''
  return isWithin(figure) ? 'pass' : isHourSlow(figure) ? 'slow hour' : 'FAIL'
}

/**
 * The figures as a table with aligned columns: subject, figure, value, budget, verdict.
 *
 * @param earlier figures of another run, which get a column beside the values
 */
export function table(figures: readonly Figure[], earlier?: readonly Figure[]): string {
  const before = new Map(earlier?.map((figure) => [nameOf(figure), shown(figure.value, figure.unit)]))
  const rows = figures.map((figure) => [
    figure.subject,
    figure.name,
    ...(earlier ? [before.get(nameOf(figure)) ?? ''] : []),
    shown(figure.value, figure.unit),
    budget(figure),
    verdict(figure),
  ])
  const all = [['what', 'figure', ...(earlier ? ['before'] : []), 'measured', 'budget', ''], ...rows]
  const verdicts = earlier ? 5 : 4
  const widths = Array.from({ length: verdicts }, (_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  const isNumber = (column: number) => column > 1 && column < verdicts
  return all
    .map((row) => row.map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n')
}

const nameOf = ({ subject, name }: Figure) => `${subject}\n${name}`

const budget = ({ atMost, atLeast, unit }: Figure) =>
  atMost !== undefined ? `≤ ${shown(atMost, unit)}` : atLeast !== undefined ? `≥ ${shown(atLeast, unit)}` : ''

function shown(value: number, unit: Figure['unit']): string {
  const digits = value.toLocaleString('en', { maximumFractionDigits: unit === '' ? 3 : 1 })
  return unit === '' ? digits : unit === '/s' ? `${digits}/s` : `${digits} ${unit}`
}
