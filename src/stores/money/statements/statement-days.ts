import type { Transaction } from '#contract/money/statements/transaction.ts'
import { type Day, dayIn } from '#lib/civil-days.ts'

/** Movements that stand in one row: rounds of one game, one after the other, or a single other movement. Newest first. */
export type StatementRow = readonly [Transaction, ...Transaction[]]

export interface StatementDay {
  readonly day: Day
  readonly rows: readonly StatementRow[]
}

/** Rounds of a game that are further apart than this many milliseconds stand in rows of their own. */
const longestPause = 30 * 60_000

/**
 * Movements by civil day, with the rounds of each game together.
 *
 * @param list newest first
 * @param zone time zone of the days
 */
export function statementDays(list: readonly Transaction[], zone: string): readonly StatementDay[] {
  const days: { day: Day; rows: [Transaction, ...Transaction[]][] }[] = []
  for (const movement of list) {
    const day = dayIn(zone, Date.parse(movement.at))
    const last = days.at(-1)
    const row = last?.rows.at(-1)
    const before = row?.at(-1)
    if (last?.day !== day) days.push({ day, rows: [[movement]] })
    else if (row && before && belongTogether(before, movement)) row.push(movement)
    else last.rows.push([movement])
  }
  return days
}

/** Whether two neighbouring movements are rounds of one game, soon after each other. A late win stands alone. */
function belongTogether(later: Transaction, earlier: Transaction): boolean {
  return (
    isRound(later) &&
    isRound(earlier) &&
    later.game === earlier.game &&
    Date.parse(later.at) - Date.parse(earlier.at) <= longestPause
  )
}

const isRound = ({ line, game, late }: Transaction) => line === 'play' && game !== null && !late

/** What the movements of a row came to, in minor units. */
export const sumOf = (row: StatementRow): bigint =>
  row.reduce((sum, { credited, debited }) => sum + credited - debited, 0n)
