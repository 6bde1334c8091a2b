import type { GatewayDeps } from '#gateway/deps.ts'
import { LedgerFailure } from '#gateway/ledger/errors.ts'
import { settleRound, staleRounds } from './rounds.ts'

const batch = 500

/** A round open for longer than this has lost its request: an answer takes 5 s at most. */
const abandonedMs = 60_000

/**
 * Settles rounds whose request died between holding the stake and settling it. Run at the start, and each minute.
 *
 * @returns how many were settled
 */
export async function recoverOpenRounds(deps: GatewayDeps, olderThanMs = abandonedMs): Promise<number> {
  let settled = 0
  let after = 0n
  for (;;) {
    const rounds = await staleRounds(deps.database, { now: deps.now(), age: olderThanMs, after, limit: batch })
    for (const id of rounds) if (await settleAlone(deps, id)) settled++
    after = rounds.at(-1) ?? after
    if (rounds.length < batch) return settled
  }
}

/** One round that the ledger refuses to settle must not keep the others, or the start, waiting. */
async function settleAlone({ database, log, now }: GatewayDeps, round: bigint): Promise<boolean> {
  try {
    const { status } = await settleRound(database, round, true, now())
    if (status === 'voided') log.warn({ round: round.toString() }, 'a round whose stake was given back is voided')
    return status === 'settled'
  } catch (thrown) {
    if (!(thrown instanceof LedgerFailure)) throw thrown
    log.error({ err: thrown, round: round.toString() }, 'an open round cannot be settled')
    return false
  }
}
