import type { RandomInt } from '#games/rng.ts'
import { rational } from '#games/slots/rational.ts'
import { beginTable, stepTable, timedOut } from './play.ts'
import type { Decision, Table } from './table.ts'

/**
 * Blackjack of one player: a table with one seat. Infinite deck; the dealer stands on every 17 and looks for a blackjack; blackjack
 * pays 3:2; any two cards may be doubled, after a split too; one split, aces get one card each; no surrender.
 */
export const ownPlace = 0

/**
 * The most that a round returns, as a multiple of its first stake: both hands of a split doubled and won. Four stakes are at risk
 * then, so no bet of the round wins more than {@link pays} of it.
 */
export const largestWin = rational(8n)

export const begin = (stake: bigint, random: RandomInt): Table => beginTable([{ place: ownPlace, stake }], random)

/** A decision; see {@link stepTable} for the stream and the error. */
export const step = (table: Table, decision: Decision, random: RandomInt): Table =>
  stepTable(table, ownPlace, decision, random)

/**
 * What an interrupted round becomes after 48 hours: insurance is declined and all hands stand.
 *
 * @param stream begins the stream of the round anew
 */
export function interrupted(table: Table, stream: () => RandomInt): Table {
  let ended = table
  while (ended.phase !== 'settled') ended = timedOut(ended, stream())
  return ended
}
