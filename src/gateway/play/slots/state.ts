import { playSessionOf } from '#gateway/account/protection/play-session.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { fundsOf, mainWallet, trialWallet } from '#gateway/platform/ledger/wallets.ts'
import { playableFreeRounds, wireFreeRounds } from '#gateway/play/free-rounds/free-queries.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { netOf, openRoundsOf, unseenBetOf } from '#gateway/play/games/rounds.ts'
import { wageringOf } from '#gateway/play/vendors/bonus-money.ts'
import { settleOpen } from './drawn.ts'
import { slotsGame } from './slots-game.ts'
import { wireRound } from './slots-round.ts'

export type SlotsState = Awaited<ReturnType<typeof slotsState>>

/** The initial state of the frame. An open round is settled first and returned as interrupted. */
export async function slotsState(deps: GatewayDeps, { session, game }: Player) {
  const { database } = deps
  const now = deps.now()
  const { theme, gameCode, gameName } = await slotsGame(database, game.nodeId)
  const played = { memberId: session.memberId, nodeId: game.nodeId, mode: game.mode }
  for (const round of await openRoundsOf(database, played)) await settleOpen(deps, round, true)
  const interrupted = await unseenBetOf(database, played)
  const owner = { memberId: session.memberId, currency: game.currency, nodeId: game.nodeId }
  const free = game.mode === 'real' ? await playableFreeRounds(database, owner, now) : undefined
  const wagering = game.mode === 'real' ? await wageringOf(database, owner, now) : null
  // The same session of play as that of the reality check, which goes on from game to game.
  const play = game.mode === 'real' ? await playSessionOf(database, owner, now) : undefined
  const wallet = game.mode === 'trial' ? trialWallet(session.memberId) : mainWallet(session.memberId, game.currency)
  return {
    gameCode,
    gameName,
    theme: theme.id,
    mode: game.mode,
    balance: (await fundsOf(database, wallet)).balance,
    bonus: wagering?.balance ?? null,
    wagering,
    freeRounds: free ? wireFreeRounds(free) : null,
    currency: game.currency,
    stakes: [...theme.stakes],
    net: play ? play.net : await netOf(database, session.memberId, game),
    startedAt: (play?.started_at ?? game.startedAt).toISOString(),
    interrupted: interrupted ? wireRound(interrupted) : null,
  }
}
