import type { ComponentType } from 'react'
import type { Role } from '#contract/account/members/member.ts'
import type { Feature } from '#contract/site/system/whitelabel.ts'
import type { Area } from '#i18n/areas.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Messages } from '#lib/messages.ts'

/** A kind of contract, for entries that are shown only while one is in force. */
export type ContractFlag = 'dividendContract' | 'dailySalary' | 'hourlySalary' | 'salary'

/** Props of every screen. A screen reads everything else, such as the account, from stores. */
export interface ScreenProps {
  readonly language: SiteLanguage
  readonly locale: string
  /** All screens of the centre, for the front page that links to the others. */
  readonly menu: readonly ScreenEntry[]
}

/** A count that the menu under the avatar shows too, while it is above 0: of unread messages, or of rewards that can be claimed. */
export type HeaderBadge = 'unread' | 'toClaim'

/** A count that a menu entry shows while it is above 0. */
export type Badge = HeaderBadge | 'missions'

/** Menus outside the centre: under the avatar, in the side menu, and in the tab bar of phones. */
export type SiteMenu = 'header' | 'side' | 'tabs'

/** The groups of the member centre, in their order: money, play, rewards, safety and help. */
export const screenGroups = ['money', 'play', 'rewards', 'safety', 'help'] as const
export type ScreenGroup = (typeof screenGroups)[number]

/** A screen of a centre, as an entry of its registry. Menus, addresses, titles and guards are made from it. */
export interface Screen {
  /** Its name in the address (product rule 5.15). The front page of the centre has the empty name. */
  readonly screen: string
  readonly icon: string
  /** Message key of its name, in the first area of `words`. */
  readonly label: string
  /** Roles that may open it. */
  readonly roles: readonly Exclude<Role, 'visitor'>[]
  /**
   * The condition for menus to show it: a place in the agent line, VIP, points, the right to invite, a method to deposit, or
   * wallets at vendors.
   */
  readonly entitlement?: 'line' | 'vip' | 'points' | 'referral' | 'deposit' | 'funds'
  /** Feature of the operator that it belongs to. Without the feature the screen does not exist. */
  readonly feature?: Feature
  /** Contract that must be in force for the menu of the agent centre to show it (product rule 29.2). */
  readonly when?: ContractFlag
  /** Its group in the member centre; the front page has none. */
  readonly group?: ScreenGroup
  /** Areas of its texts, its own first. Those of the centre and of errors are always loaded. */
  readonly words: readonly [Area, ...Area[]]
  /** Menus outside the centre that contain it. */
  readonly menus?: readonly SiteMenu[]
  /** A count beside its name in every menu. */
  readonly badge?: Badge
  /** Loads its code and styles, when the screen is opened. */
  readonly load: () => Promise<ComponentType<ScreenProps>>
}

/** A menu entry for a screen, in one language. It is made when the site is built. */
export interface ScreenEntry {
  readonly screen: string
  /** Its path, with the language. */
  readonly href: string
  readonly icon: string
  readonly text: string
  /** Document title of its page. */
  readonly title: string
  readonly audience: Audience
  readonly badge?: Badge
  readonly when?: ContractFlag
  readonly group?: ScreenGroup
}

/** The same for a menu outside the centres: every page has it in its HTML, so it holds nothing that links do not need. */
export type MenuLink = Omit<ScreenEntry, 'screen' | 'title' | 'when' | 'group'>

/** Props that a screen's page passes to its centre. */
export interface CentreProps {
  readonly language: SiteLanguage
  readonly locale: string
  /** Messages of the centre and of errors. */
  readonly messages: Messages
  readonly menu: readonly ScreenEntry[]
  /** The screen whose page was loaded, with its messages. */
  readonly first: { readonly screen: string; readonly words: Messages }
}

/** A class of `styles/utilities.css`. It shows an element only to these people, already at the first paint. */
export type Audience =
  | 'for-session'
  | 'for-member'
  | 'for-agent'
  | 'for-line'
  | 'for-vip'
  | 'for-points'
  | 'for-referral'
  | 'for-deposit'
  | 'for-funds'

/** The people who see a menu entry: the roles of its screen, and conditions of their account. */
export function audienceOf({ roles, entitlement }: Pick<Screen, 'roles' | 'entitlement'>): Audience {
  if (entitlement) return `for-${entitlement}`
  if (roles.includes('trial')) return 'for-session'
  return roles.includes('member') ? 'for-member' : 'for-agent'
}

/** The screens that this operator has, in the order of the registry. */
export function openScreens<Some extends Pick<Screen, 'feature'>>(
  screens: readonly Some[],
  features: ReadonlySet<Feature>,
): readonly Some[] {
  return screens.filter(({ feature }) => feature === undefined || features.has(feature))
}
