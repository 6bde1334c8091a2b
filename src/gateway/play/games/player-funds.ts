import type { Wagering } from '#contract/rewards/bonuses/bonus.ts'
import { playSessionOf } from '#gateway/account/protection/play-session.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { fundsOf, mainWallet, trialWallet, type Wallet } from '#gateway/platform/ledger/wallets.ts'
import { wageringOf } from '#gateway/play/vendors/bonus-money.ts'
import type { Player } from './engine.ts'
import { netOf } from './rounds.ts'

/** The wallet that a player's bets are paid from. */
const walletOf = ({ session, game }: Player): Wallet =>
  game.mode === 'trial' ? trialWallet(session.memberId) : mainWallet(session.memberId, game.currency)

/** What the next bet of a player can use, in minor units. Play money has no bonus. */
export interface PlayerFunds {
  /** Own money, without the stakes of open bets. */
  readonly balance: bigint
  /** The money of the bonus that the next bet feeds, which can be staked besides; null if none is running. */
  readonly bonus: bigint | null
  readonly wagering: Wagering | null
}

export async function playerFunds(on: Executor, player: Player, now: Date): Promise<PlayerFunds> {
  const { session, game } = player
  const owner = { memberId: session.memberId, currency: game.currency, nodeId: game.nodeId }
  const wagering = game.mode === 'real' ? await wageringOf(on, owner, now) : null
  const { balance } = await fundsOf(on, walletOf(player))
  return { balance, bonus: wagering?.balance ?? null, wagering }
}

/**
 * The funds of a player who opens a game, with what the running session of play has brought. That is the same session as the reality
 * check's, which goes on from game to game; where none is counted, it is the session of this game.
 */
export async function openedFunds({ database, now }: GatewayDeps, player: Player) {
  const { session, game } = player
  const at = now()
  const funds = await playerFunds(database, player, at)
  const owner = { memberId: session.memberId, currency: game.currency }
  const play = game.mode === 'real' ? await playSessionOf(database, owner, at) : undefined
  return {
    ...funds,
    ...{ mode: game.mode, currency: game.currency },
    /** Wins minus stakes, in minor units, without the money of bonuses. */
    net: play ? play.net : await netOf(database, session.memberId, game),
    startedAt: (play?.started_at ?? game.startedAt).toISOString(),
  }
}
