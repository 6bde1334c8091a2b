import type { Engine } from '#gateway/play/games/engine.ts'
import { tableFor } from './get-table.ts'
import { type Placing, placeBets } from './place-bets.ts'

/**
 * Shared tables: all bets of a member on one round of a table are one round of the money door. The table's own clock ends it, so neither a
 * lost request nor a player who leaves changes anything.
 */
export const tablesEngine: Engine<Awaited<ReturnType<typeof tableFor>>, Placing, unknown> = {
  open: tableFor,
  play: placeBets,
  // The table settles its rounds itself, many at a time.
  recover: async () => false,
}
