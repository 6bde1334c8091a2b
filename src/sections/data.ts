import type { Game } from '#contract/play/games/game.ts'
import type { Lane, Vendor } from '#contract/play/lobby/vendor.ts'
import type { Jackpot } from '#contract/rewards/jackpot/get-jackpot.ts'
import type { Headline } from '#contract/site/news/announcement.ts'
import type { NewsVersion } from '#contract/site/news/get-news-version.ts'
import type { Feature } from '#contract/site/system/whitelabel.ts'
import { hasPlayable } from '#lib/brand-order.ts'
import type { Contact } from '#lib/contacts.ts'
import { launchHash, targetOf } from '#stores/play/lobby/launching.ts'

/** A category as the site shows it. */
export interface LobbyLane extends Lane {
  /** Address of its lobby, without language. */
  readonly route: string
  /** Name of its icon. */
  readonly icon: string
}

/** A category in the navigation. */
export interface NavLane extends LobbyLane {
  /** The route of its entry, without language: the lobby, or the target of its only vendor (product rule 5.3). */
  readonly target: string
  /** Hash that opens the game or the list of the category's only vendor. */
  readonly launch: string | undefined
  /** Whether one of its games can be played. */
  readonly playable: boolean
}

/** A banner of the home page: a large picture with words. */
export interface HomeBanner {
  /** Base of the picture's address, without size and format. */
  readonly picture: string
  readonly title: string
  readonly lead: string
  /** A route without language, or a full address; undefined if it leads nowhere. */
  readonly href: string | undefined
  readonly action: string
}

export interface Promotion {
  /** Anchor on the promotions page. */
  readonly id: string
  /** Base of the picture's address, without size and format. */
  readonly picture: string
  readonly title: string
  readonly lead: string
  /** HTML with a few harmless tags; empty if the lead contains everything. */
  readonly terms: string
  readonly action?: { readonly text: string; readonly href: string }
}

/** Data of the home page, besides its games. */
export interface HomeData {
  readonly headlines: readonly Headline[]
  readonly banners: readonly HomeBanner[]
  readonly houses: readonly HouseLane[]
  readonly jackpot: Jackpot
}

/** Data for the frame of every page: navigation, side menu, footer. */
export interface SiteData {
  readonly lanes: readonly NavLane[]
  readonly promotions: readonly Promotion[]
  /** The versions of promotions, banners, VIP levels and points mall; undefined if they are unknown. */
  readonly news: NewsVersion | undefined
  /** The encrypted address of customer service from the permission call. */
  readonly support: string | undefined
  readonly contacts: readonly Contact[]
  /** Features that the operator has switched on. */
  readonly features: ReadonlySet<Feature>
  /** IANA time zone of the operator's civil days. */
  readonly timeZone: string
  /** That zone as pages keep it: `zoneOfPage` in `lib/civil-days.ts`. */
  readonly zone: string
  /** Whether menus lead to the points mall: points are enabled. */
  readonly points: boolean
  readonly home: HomeData
}

/** A row of games on the home page. */
export interface HomeLane {
  readonly lane: LobbyLane
  readonly games: readonly Game[]
}

/** A category whose vendors the home page lists. */
export interface HouseLane {
  readonly lane: NavLane
  readonly houses: readonly House[]
}

/** A vendor with the pictures of its first games. */
export interface House {
  readonly vendor: Vendor
  readonly games: readonly Game[]
  /** Names of its lotteries by node, where it has some: what is drawn next is shown. */
  readonly draws?: Readonly<Record<number, string>>
}

/** The number of games of these lanes together. A vendor's card is no game. */
export const countGames = (lanes: readonly Pick<Lane, 'cards'>[]): number =>
  lanes.flatMap(({ cards }) => cards).reduce((sum, { games }) => sum + games, 0)

/** Names of vendors by their code. */
export function vendorNames(lanes: readonly LobbyLane[]): ReadonlyMap<string, string> {
  return new Map(lanes.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName])))
}

/** Every vendor once, however many categories it serves, with the first of them (product rule 5.10). */
export function vendorsOf(lanes: readonly NavLane[]): readonly { readonly vendor: Vendor; readonly lane: NavLane }[] {
  const first = new Map<string, { vendor: Vendor; lane: NavLane }>()
  for (const lane of lanes)
    for (const vendor of lane.cards) if (!first.has(vendor.vassalage)) first.set(vendor.vassalage, { vendor, lane })
  return [...first.values()]
}

/** The categories of a person's own lists: one per game type; cockfight belongs to sports. */
export function listTabs(lanes: readonly LobbyLane[]): { type: Lane['gameType']; title: string }[] {
  return lanes.filter(({ key, gameType }) => key === gameType).map(({ gameType, title }) => ({ type: gameType, title }))
}

/** Categories that have a lobby even with one vendor (product rule 5.3). */
const alwaysLobby = ['PVP', 'FISH', 'RNG']

/**
 * The target of a category's entry: its lobby. A category with a single vendor has the target of that vendor's card: a
 * lottery to its page, a vendor's card in the lobby to the list of its games, any other vendor to its first game.
 *
 * @param games all games of the lane's category
 */
export function navLane(lane: LobbyLane, games: readonly Game[]): NavLane {
  const playable = hasPlayable(lane, games)
  const toLobby = { ...lane, playable, target: lane.route, launch: undefined }
  const [only, ...others] = lane.cards
  if (!only || others.length > 0 || alwaysLobby.includes(lane.gameType)) return toLobby
  const own = games.filter(({ vassalage }) => vassalage === only.vassalage)
  const card = own.find(({ isGame }) => !isGame) ?? own[0]
  if (!card) return toLobby
  const target = targetOf({ ...card, maintenance: false })
  if (target.kind === 'page') {
    // The pages of lotteries ask for a login. If all of them rest, the lobby says so before that.
    if (!playable && own.some(({ isGame }) => isGame)) return toLobby
    // A vendor leads to the page with all its lotteries, not to one of them.
    return { ...toLobby, target: pathOf(target.route) }
  }
  const launch = launchHash(target)
  return { ...toLobby, target: `${pathOf(lane.route)}#${launch}`, launch }
}

const pathOf = (route: string) => route.split('?')[0] ?? route
