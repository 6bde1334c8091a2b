import { returnsOf } from '#games/instants/returns.ts'
import { playSessionOf } from '#gateway/account/protection/play-session.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { fundsOf, mainWallet, trialWallet } from '#gateway/platform/ledger/wallets.ts'
import { activeOf } from '#gateway/play/fairness/routes.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { netOf, openRoundsOf, unseenBetOf } from '#gateway/play/games/rounds.ts'
import { wageringOf } from '#gateway/play/vendors/bonus-money.ts'
import { instantGame } from './instant-game.ts'
import { roundView } from './round-view.ts'

export type InstantState = Awaited<ReturnType<typeof instantState>>

/** The initial state of the frame, with a round that waits for its player or ended without them. */
export async function instantState(deps: GatewayDeps, player: Player) {
  const { database } = deps
  const { session, game } = player
  const now = deps.now()
  const { table, theme, gameCode, gameName, cycle } = await instantGame(database, game.nodeId)
  const played = { memberId: session.memberId, nodeId: game.nodeId, mode: game.mode }
  const [open] = await openRoundsOf(database, played)
  const unseen = open ? undefined : await unseenBetOf(database, played)
  const owner = { memberId: session.memberId, currency: game.currency, nodeId: game.nodeId }
  const wagering = game.mode === 'real' ? await wageringOf(database, owner, now) : null
  // The same session of play as that of the reality check, which goes on from game to game.
  const play = game.mode === 'real' ? await playSessionOf(database, owner, now) : undefined
  const wallet = game.mode === 'trial' ? trialWallet(session.memberId) : mainWallet(session.memberId, game.currency)
  const { leastReturn, greatestReturn } = returnsOf(table.game)
  return {
    ...{ gameCode, gameName, game: table.game, table: theme, look: table.look, mode: game.mode },
    balance: (await fundsOf(database, wallet)).balance,
    bonus: wagering?.balance ?? null,
    wagering,
    currency: game.currency,
    ...{ least: table.least, most: table.most, mostWin: table.mostWin, cycle, leastReturn, greatestReturn },
    net: play ? play.net : await netOf(database, session.memberId, game),
    startedAt: (play?.started_at ?? game.startedAt).toISOString(),
    seeds: await activeOf(deps, session.memberId),
    open: open ? ((await roundView(deps, player, open.id)) ?? null) : null,
    interrupted: unseen ? ((await roundView(deps, player, unseen.round_id)) ?? null) : null,
  }
}
