import { string, type } from 'superstruct'
import { type Table, tableOf } from '#games/tables/tables.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { GameSession } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { mainWallet, trialWallet, type Wallet } from '#gateway/platform/ledger/wallets.ts'
import type { Player } from '#gateway/play/games/engine.ts'

const ThemeRow = type({ theme: string() })

/**
 * The table at which a launched game is played. Where seats are few, play money has a table of its own.
 *
 * @throws {CallFailure} `game_session_closed` if the game is at no table, or has left the catalogue since the launch
 */
export async function tableOfGame(
  on: Executor,
  { nodeId, mode }: Pick<GameSession, 'nodeId' | 'mode'>,
): Promise<Table> {
  const text = `SELECT theme FROM game WHERE node_id = :nodeId AND engine = 'tables' AND listed AND theme IS NOT NULL`
  const row = await rowOf(on, ThemeRow, text, { nodeId })
  const named = row && tableOf(row.theme)
  const table = named?.kind === 'seats' && mode === 'trial' ? tableOf(named.free) : named
  if (!table) throw new CallFailure('game_session_closed')
  return table
}

/** The wallet that a player's bets are paid from. */
export const walletAt = ({ session, game }: Player): Wallet =>
  game.mode === 'trial' ? trialWallet(session.memberId) : mainWallet(session.memberId, game.currency)
