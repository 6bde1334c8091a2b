import type { Role } from '#contract/account/members/member.ts'
import type { Game, GameType } from '#contract/play/games/game.ts'

/** The fields of a card that decide its target. A card that is not a game is a vendor's card. */
export type Launchable = Pick<Game, 'vassalage' | 'gameType' | 'isGame' | 'supportPlay' | 'gameCode' | 'nodeId'> &
  Partial<Pick<Game, 'maintenance'>>

/** The target of a card, for every role. */
export type LaunchTarget =
  /** A route of the site, without language. */
  | { readonly kind: 'page'; readonly route: string }
  /** The popup with a vendor's games. Without scripts, `route` leads to the lobby that contains them. */
  | { readonly kind: 'list'; readonly vassalage: string; readonly route: string }
  /** The game itself, in its frame. */
  | { readonly kind: 'game'; readonly nodeId: number }

/** Pages of the lotteries by vendor code. A vendor code counts before the category (product rule 8.2). */
const lotteryOfVendor: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery/',
  TCG_SEA: '/seaLottery/',
  LOTT: '/lottery/',
  ELOTT: '/lottery/',
}
const lotteryTypes: readonly GameType[] = ['LOTT', 'ELOTT']

/**
 * The target of a card (product rule 8.2). Lotteries have pages of their own, a slots vendor leads to its slots lobby,
 * the card of any other vendor opens a list of its games, and a game launches. A lottery that rests opens like a resting
 * game, which says so to visitors too: the pages of lotteries ask for a login first.
 */
export function targetOf(card: Launchable): LaunchTarget {
  const { vassalage, gameType, isGame, gameCode, nodeId, maintenance } = card
  const lottery = lotteryOfVendor[vassalage] ?? (lotteryTypes.includes(gameType) ? '/lottery/' : undefined)
  if (lottery && isGame && maintenance) return { kind: 'game', nodeId }
  if (lottery) return { kind: 'page', route: isGame ? `${lottery}?gameCode=${encodeURIComponent(gameCode)}` : lottery }
  if (isGame) return { kind: 'game', nodeId }
  const route = `/${gameType.toLowerCase()}/?vassalage=${encodeURIComponent(vassalage)}`
  return gameType === 'RNG' ? { kind: 'page', route } : { kind: 'list', vassalage, route }
}

/** The hash that opens a target that is a popup. */
export function launchHash(target: Exclude<LaunchTarget, { kind: 'page' }>): string {
  return target.kind === 'game' ? `game-${target.nodeId}` : `games-${target.vassalage}`
}

/** The steps when a person opens a game. The gateway refuses the launch of a game under maintenance. */
export type LaunchDecision = 'login' | 'real' | 'trial' | 'realAccount'

/**
 * A visitor must log in first. A trial user can play if the game has a free trial, and otherwise needs a real account.
 * If the page does not know, it requests the trial, and the gateway refuses it.
 *
 * @param supportPlay 0 if a free trial exists; undefined if that is unknown
 */
export function decideLaunch(role: Role, supportPlay: Game['supportPlay'] | undefined): LaunchDecision {
  if (role === 'visitor') return 'login'
  if (role !== 'trial') return 'real'
  return supportPlay === 1 ? 'realAccount' : 'trial'
}
