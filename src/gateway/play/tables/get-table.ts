import type { GatewayDeps } from '#gateway/deps.ts'
import { fundsOf } from '#gateway/platform/ledger/wallets.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { engineGame } from '#gateway/play/games/engine-game.ts'
import { tableOfGame, walletAt } from './at-table.ts'
import { ownBets, wireBets } from './own-bets.ts'
import { tableHistory, tableState } from './table-state.ts'
import { watchTable } from './watch.ts'

/** A table as a player finds it. Whoever asks watches it for some seconds. */
export async function tableFor({ database }: GatewayDeps, player: Player) {
  const { memberId } = player.session
  const { nodeId, mode, currency } = player.game
  const table = await tableOfGame(database, player.game)
  const { gameName } = await engineGame(database, 'tables', nodeId)
  await watchTable(database, table)
  const state = await tableState(database, table)
  const number = state.round?.number
  const own = number === undefined ? [] : await ownBets(database, { table: table.id, number, memberId, mode })
  const { least, most, mostRound, mostWin } = table.limits
  return {
    ...{ ...state, gameName, mode },
    currency,
    balance: (await fundsOf(database, walletAt(player))).balance,
    limits: { least, most, mostRound, mostWin },
    history: await tableHistory(database, table),
    own: wireBets(table, own),
  }
}
