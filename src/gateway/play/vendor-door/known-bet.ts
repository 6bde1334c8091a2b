import { bigint, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { trialType } from '#contract/account/members/member.ts'
import { GameType } from '#contract/play/games/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { bonusFunds } from './stakeable.ts'

const BetRow = type({
  round_id: bigint(),
  reference: nullable(string()),
  member_id: bigint(),
  /** How the vendor calls the game; null if it offers it no more. */
  game_id: nullable(string()),
  member_type: integer(),
  mode: enums(['real', 'trial']),
  currency: string(),
  stake: bigint(),
  game_type: GameType,
  /** Whether it was played from the wallet that the vendor keeps. */
  is_reported: boolean(),
})
export type KnownBet = Infer<typeof BetRow>

/** A bet that its vendor names by its transaction; undefined if it never arrived or was refused. */
export function knownBet(on: Executor, vendor: string, transactionId: string): Promise<KnownBet | undefined> {
  const text = `SELECT w.round_id, r.reference, w.member_id, v.game_id, m.type AS member_type, w.mode, w.currency, w.stake, w.game_type,
      t.kind = 'report' AS is_reported
    FROM vendor_transaction t JOIN wager w ON w.id = t.wager_id JOIN round r ON r.id = w.round_id JOIN member m ON m.id = w.member_id
      LEFT JOIN vendor_game v ON v.node_id = w.node_id AND v.vassalage = t.vendor
    WHERE t.vendor = :vendor AND t.transaction_id = :transactionId AND t.kind IN ('bet', 'bet-win', 'report')`
  return rowOf(on, BetRow, text, { vendor, transactionId })
}

/** What the player of a bet can stake, after the wallet alone has `own`: bonus money is added to the main wallet's. */
export async function withBonus(deps: GatewayDeps, bet: KnownBet | undefined, own: bigint): Promise<bigint> {
  if (!bet || bet.is_reported) return own
  const { member_id: memberId, mode, currency } = bet
  return own + (await bonusFunds(deps.database, { memberId, mode, currency }, deps.now()))
}

/** Tells open pages of a new balance. A member's play money is shown only in the game itself. */
export function publishBalance(
  deps: GatewayDeps,
  { mode, member_type, member_id }: Pick<KnownBet, 'mode' | 'member_type' | 'member_id'>,
): void {
  if (mode === 'real' || member_type === trialType) balanceChanged(deps, member_id)
}
