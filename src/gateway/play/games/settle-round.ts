import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { betTransaction, endRound, win } from '#gateway/play/vendors/door.ts'
import type { BetEnd } from './engine.ts'
import type { OpenRound } from './rounds.ts'

/**
 * Ends an open round of our own games with the results of its engine, in one transaction. Anybody who finds a round
 * that can end may end it; a second caller finds it ended. A bet whose stake was returned meanwhile is void. Open pages
 * receive the new balance, also after a lost round, whose stake is no longer held.
 *
 * @param unseen whether no request waits for the result; the game then shows it when it opens next
 */
export async function settleRound(
  deps: GatewayDeps,
  round: OpenRound,
  ends: readonly BetEnd[],
  unseen: boolean,
): Promise<void> {
  await deps.database.transaction((tx) => settleRoundIn(tx, deps, round, ends, unseen))
  balanceChanged(deps, round.memberId)
}

/** {@link settleRound} as a part of a transaction. Its caller publishes the new balance. */
export async function settleRoundIn(
  tx: Transaction,
  { log, now }: Pick<GatewayDeps, 'log' | 'now'>,
  round: OpenRound,
  ends: readonly BetEnd[],
  unseen: boolean,
): Promise<void> {
  for (const { wagerId, ...end } of ends) {
    const bet = round.bets.find(({ id }) => id === wagerId)
    if (!bet) throw new Error(`Bet ${wagerId} is no open bet of round ${round.id}.`)
    const settled = await win(tx, {
      ...end,
      transaction: betTransaction(round.memberId, 'settle', wagerId),
      betId: `${round.memberId}:${bet.key}`,
      unseen,
      now: now(),
    })
    if (settled.result === 'bet_unknown' || settled.result === 'rolled_back')
      throw new Error(`Bet ${wagerId} cannot be settled: ${settled.result}.`)
    if (settled.result === 'done' && settled.state === 'void' && end.state !== 'void')
      log.warn({ round: round.id.toString() }, 'a bet whose stake was given back is void')
  }
  await endRound(tx, round.id, now())
}
