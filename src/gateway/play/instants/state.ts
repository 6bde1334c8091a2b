import { returnsOf } from '#games/instants/returns.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { activeOf } from '#gateway/play/fairness/routes.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { openedFunds } from '#gateway/play/games/player-funds.ts'
import { openRoundsOf, unseenBetOf } from '#gateway/play/games/rounds.ts'
import { instantGame } from './instant-game.ts'
import { roundView } from './round-view.ts'

export type InstantState = Awaited<ReturnType<typeof instantState>>

/** The initial state of the frame, with a round that waits for its player or ended without them. */
export async function instantState(deps: GatewayDeps, player: Player) {
  const { database } = deps
  const { session, game } = player
  const { table, theme, gameCode, gameName, cycle } = await instantGame(database, game.nodeId)
  const played = { memberId: session.memberId, nodeId: game.nodeId, mode: game.mode }
  const [open] = await openRoundsOf(database, played)
  const unseen = open ? undefined : await unseenBetOf(database, played)
  const { leastReturn, greatestReturn } = returnsOf(table.game)
  return {
    ...{ gameCode, gameName, game: table.game, table: theme, look: table.look },
    ...(await openedFunds(deps, player)),
    ...{ least: table.least, most: table.most, mostWin: table.mostWin, cycle, leastReturn, greatestReturn },
    seeds: await activeOf(deps, session.memberId),
    open: open ? ((await roundView(deps, player, open.id)) ?? null) : null,
    interrupted: unseen ? ((await roundView(deps, player, unseen.round_id)) ?? null) : null,
  }
}
