import type { GatewayDeps } from '#gateway/deps.ts'
import type { GameSession, Session } from '#gateway/http/context.ts'
import { fundsOf, mainWallet, trialWallet } from '#gateway/wallet/wallets.ts'
import { wireRound } from './round.ts'
import { netOf, openRoundOf, settleRound, unseenRoundOf } from './rounds.ts'
import { slotsGame } from './slots-game.ts'

/** What the frame begins with. A round left open is settled first and shown as interrupted. */
export async function slotsState(deps: GatewayDeps, session: Session, game: GameSession) {
  const { database } = deps
  const { theme, gameCode, gameName } = await slotsGame(database, game.nodeId)
  await settleOpenRound(deps, session, game)
  const played = { memberId: session.memberId, nodeId: game.nodeId, mode: game.mode }
  const interrupted = await unseenRoundOf(database, played)
  const wallet = game.mode === 'trial' ? trialWallet(session.memberId) : mainWallet(session.memberId, game.currency)
  return {
    gameCode,
    gameName,
    theme: theme.id,
    mode: game.mode,
    balance: (await fundsOf(database, wallet)).balance,
    currency: game.currency,
    stakes: [...theme.stakes],
    net: await netOf(database, session.memberId, game),
    startedAt: game.startedAt.toISOString(),
    interrupted: interrupted ? wireRound(interrupted) : null,
  }
}

/** Settles the round that a lost request left open, if there is one. */
export async function settleOpenRound(deps: GatewayDeps, session: Session, game: GameSession): Promise<void> {
  const open = await openRoundOf(deps.database, { memberId: session.memberId, nodeId: game.nodeId, mode: game.mode })
  if (open !== undefined) await settleRound(deps.database, open, true, deps.now())
}
