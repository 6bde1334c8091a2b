import type { GatewayDeps } from '#gateway/deps.ts'
import { LedgerFailure } from '#gateway/ledger/errors.ts'
import { engineOf } from './engines.ts'
import { type OpenRound, openRoundsOf, staleRounds } from './rounds.ts'

const batch = 500

/** A round open for longer than this may have lost its request: an answer takes 5 s at most. Its engine decides. */
const abandonedMs = 60_000

/**
 * Asks the engines of open rounds whose request may have died to bring them to an end. Run at the start, and each minute.
 *
 * @returns how many ended
 */
export async function recoverOpenRounds(deps: GatewayDeps, olderThanMs = abandonedMs): Promise<number> {
  let ended = 0
  let after = 0n
  for (;;) {
    const rounds = await staleRounds(deps.database, { now: deps.now(), age: olderThanMs, after, limit: batch })
    for (const round of rounds) if (await recover(deps, round)) ended++
    after = rounds.at(-1)?.id ?? after
    if (rounds.length < batch) return ended
  }
}

/** The same for what a player left open in one game. */
export async function recoverRoundsOf(deps: GatewayDeps, game: Parameters<typeof openRoundsOf>[1]): Promise<void> {
  for (const round of await openRoundsOf(deps.database, game)) await engineOf(round.engine)?.recover(deps, round)
}

/** One round that the ledger refuses to settle must not keep the others, or the start, waiting. */
async function recover(deps: GatewayDeps, round: OpenRound): Promise<boolean> {
  try {
    return (await engineOf(round.engine)?.recover(deps, round)) ?? false
  } catch (thrown) {
    if (!(thrown instanceof LedgerFailure)) throw thrown
    deps.log.error({ err: thrown, round: round.id.toString() }, 'an open round cannot be settled')
    return false
  }
}
