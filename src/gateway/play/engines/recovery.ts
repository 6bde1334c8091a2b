import type { GatewayDeps } from '#gateway/deps.ts'
import { LedgerFailure } from '#gateway/platform/ledger/errors.ts'
import { type OpenRound, openRoundsOf, staleRounds } from '#gateway/play/games/rounds.ts'
import { engineOf } from './engines.ts'

const batch = 500

/**
 * Milliseconds after which an open round may have lost its request; an answer takes at most 5 s. Its engine decides.
 */
const abandonedMs = 60_000

/**
 * Lets the engines end open rounds whose request may be lost. Runs at the start and every minute.
 *
 * @returns the number of ended rounds
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

/** The same for a player's open rounds in one game. */
export async function recoverRoundsOf(deps: GatewayDeps, game: Parameters<typeof openRoundsOf>[1]): Promise<void> {
  for (const round of await openRoundsOf(deps.database, game)) await engineOf(round.engine)?.recover(deps, round)
}

/** Recovers one round. If the ledger refuses it, the other rounds and the start must not be blocked. */
async function recover(deps: GatewayDeps, round: OpenRound): Promise<boolean> {
  try {
    return (await engineOf(round.engine)?.recover(deps, round)) ?? false
  } catch (thrown) {
    if (!(thrown instanceof LedgerFailure)) throw thrown
    deps.log.error({ err: thrown, round: round.id.toString() }, 'an open round cannot be settled')
    return false
  }
}
