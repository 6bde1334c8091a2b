import type { GatewayDeps } from '#gateway/deps.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { engineGame } from '#gateway/play/games/engine-game.ts'
import { openedFunds } from '#gateway/play/games/player-funds.ts'
import { tableOfGame } from './at-table.ts'
import { ownBets, wireBets } from './own-bets.ts'
import { tableHistory, tableState } from './table-state.ts'
import { watchTable } from './watch.ts'

/** A table as a player finds it. Whoever asks watches it for some seconds. */
export async function tableFor(deps: GatewayDeps, player: Player) {
  const { database } = deps
  const { memberId } = player.session
  const { nodeId, mode } = player.game
  const table = await tableOfGame(database, player.game)
  const { gameName } = await engineGame(database, 'tables', nodeId)
  await watchTable(database, table)
  const state = await tableState(database, table)
  const number = state.round?.number
  const own = number === undefined ? [] : await ownBets(database, { table: table.id, number, memberId, mode })
  const { least, most, mostRound, mostWin } = table.limits
  return {
    ...{ ...state, gameName },
    ...(await openedFunds(deps, player)),
    limits: { least, most, mostRound, mostWin },
    history: await tableHistory(database, table),
    own: wireBets(table, own),
  }
}
