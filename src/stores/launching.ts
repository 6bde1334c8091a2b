import type { Game, GameType } from '#contract/entities/game.ts'
import type { Role } from '#contract/entities/member.ts'

/** What of a card decides where it leads. A vendor's card is one that is no game. */
export type Launchable = Pick<Game, 'vassalage' | 'gameType' | 'isGame' | 'supportPlay' | 'gameCode' | 'nodeId'>

/** Where a card leads, whoever taps it. */
export type LaunchTarget =
  /** A route of the site, without language. */
  | { readonly kind: 'page'; readonly route: string }
  /** The popup list of a vendor's games; `route` is the lobby in which they stand, for whoever runs no scripts. */
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
 * Where a card leads (product rule 8.2). Lotteries have pages of their own, a slots vendor leads to its slots lobby, the
 * card of any other vendor opens a list of its games, and a game launches.
 */
export function targetOf(card: Launchable): LaunchTarget {
  const { vassalage, gameType, isGame, gameCode, nodeId } = card
  const lottery = lotteryOfVendor[vassalage] ?? (lotteryTypes.includes(gameType) ? '/lottery/' : undefined)
  if (lottery) return { kind: 'page', route: isGame ? `${lottery}?gameCode=${encodeURIComponent(gameCode)}` : lottery }
  if (isGame) return { kind: 'game', nodeId }
  const route = `/${gameType.toLowerCase()}/?vassalage=${encodeURIComponent(vassalage)}`
  return gameType === 'RNG' ? { kind: 'page', route } : { kind: 'list', vassalage, route }
}

/** The hash that opens a target which is a popup. */
export function launchHash(target: Exclude<LaunchTarget, { kind: 'page' }>): string {
  return target.kind === 'game' ? `game-${target.nodeId}` : `games-${target.vassalage}`
}

/** What happens when somebody asks for a game. Whether it rests only the gateway knows: it answers the launch. */
export type LaunchDecision = 'login' | 'real' | 'trial' | 'realAccount'

/**
 * A visitor logs in first. A trial user plays where a free trial exists and is told to open a real account elsewhere;
 * where the page does not know, the gateway is asked for the trial and refuses it itself.
 *
 * @param supportPlay 0 where a free trial exists; undefined where that is not known
 */
export function decideLaunch(role: Role, supportPlay: Game['supportPlay'] | undefined): LaunchDecision {
  if (role === 'visitor') return 'login'
  if (role !== 'trial') return 'real'
  return supportPlay === 1 ? 'realAccount' : 'trial'
}
