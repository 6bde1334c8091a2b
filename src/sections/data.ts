import type { Game } from '#contract/entities/game.ts'
import type { Lane, Vendor } from '#contract/entities/vendor.ts'
import type { Headline } from '#contract/news/announcement.ts'

/** A category as the site shows it. */
export interface LobbyLane extends Lane {
  /** Address of its lobby, without language. */
  readonly route: string
  /** Name of its icon. */
  readonly icon: string
}

/** A category in the navigation. */
export interface NavLane extends LobbyLane {
  /** Where its entry leads, without language: the lobby, or the game of its only vendor. */
  readonly target: string
  /** Hash that launches the game of the only vendor, where the category has but one (specification §2). */
  readonly launch: string | undefined
}

/** A way to reach the operator, its address checked. */
export interface Contact {
  /** The stable word: WHATSAPP, EMAIL. */
  readonly kind: string
  readonly label: string
  readonly href: string
}

/** A picture with words, large on the home page. */
export interface HomeBanner {
  /** Base of the picture's address, without size and format. */
  readonly picture: string
  readonly title: string
  readonly lead: string
  /** A route without language, or a whole address; undefined where it leads nowhere. */
  readonly href: string | undefined
  readonly action: string
}

export interface Promotion {
  /** Anchor on the promotions page. */
  readonly id: string
  /** Base of the picture's address in `public/art/banners`. */
  readonly picture: string
  readonly title: string
  readonly lead: string
  /** Rules in full sentences. */
  readonly rules: readonly string[]
  readonly action: { readonly text: string; readonly href: string }
}

/** What only the home page shows besides its games. */
export interface HomeData {
  readonly headlines: readonly Headline[]
  readonly banners: readonly HomeBanner[]
  readonly houses: readonly HouseLane[]
}

/** What the frame of every page shows: navigation, side menu, footer. */
export interface SiteData {
  readonly lanes: readonly NavLane[]
  readonly promotions: readonly Promotion[]
  /** The encrypted address of customer service, as the permission answer carries it. */
  readonly support: string | undefined
  readonly contacts: readonly Contact[]
  /** Whether visitors may play with play money. */
  readonly freePlay: boolean
  readonly home: HomeData
}

/** A row of games on the home page. */
export interface HomeLane {
  readonly lane: LobbyLane
  readonly games: readonly Game[]
}

/** A category whose vendors the home page lists, each a house of its own. */
export interface HouseLane {
  readonly lane: NavLane
  readonly houses: readonly House[]
}

/** A vendor with what it has to play: the pictures of its first games. */
export interface House {
  readonly vendor: Vendor
  readonly games: readonly Game[]
}

/** Names of vendors by their code. */
export function vendorNames(lanes: readonly LobbyLane[]): ReadonlyMap<string, string> {
  return new Map(lanes.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.displayName])))
}

/** Categories of a person's own lists: each game type once, cockfight among sports. */
export function listTabs(lanes: readonly LobbyLane[]): { type: Lane['gameType']; title: string }[] {
  return lanes.filter(({ key, gameType }) => key === gameType).map(({ gameType, title }) => ({ type: gameType, title }))
}
