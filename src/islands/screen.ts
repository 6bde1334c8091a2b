import type { ComponentType } from 'react'
import type { Role } from '#contract/entities/member.ts'
import type { Feature } from '#contract/entities/whitelabel.ts'
import type { Area } from '#i18n/areas.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Messages } from '#lib/messages.ts'

/** What every screen is given. Which account it is for, and everything else, it reads from stores. */
export interface ScreenProps {
  readonly language: SiteLanguage
  readonly locale: string
  /** All screens of the centre, for the one that leads to the others. */
  readonly menu: readonly ScreenEntry[]
}

/** Menus outside the centre: under the avatar, at the side, at the foot of a phone. */
export type SiteMenu = 'header' | 'side' | 'tabs'

/** A screen of a centre: one line of its registry, from which menus, addresses, titles and guards follow. */
export interface Screen {
  /** Its name in the address (product rule 5.15); the empty one is the front page of the centre. */
  readonly screen: string
  readonly icon: string
  /** Key of its name, in the first of `words`. */
  readonly label: string
  /** Who may open it. */
  readonly roles: readonly Exclude<Role, 'visitor'>[]
  /** Switch of the operator without which the screen does not exist. */
  readonly feature?: Feature
  /** Areas of its words, its own first; those of the centre and of errors are there anyway. */
  readonly words: readonly [Area, ...Area[]]
  /** Menus that name it, besides the centre's own. */
  readonly menus?: readonly SiteMenu[]
  /** Its code: a part of its own, which comes with its styles when the screen is opened. */
  readonly load: () => Promise<ComponentType<ScreenProps>>
}

/** A screen as the pages of one language name it; made when the site is built. */
export interface ScreenEntry {
  readonly screen: string
  /** Its address, language and all. */
  readonly href: string
  readonly icon: string
  readonly text: string
  /** Title of its page. */
  readonly title: string
  readonly audience: Audience
}

/** What the page of a screen gives to its centre. */
export interface CentreProps {
  readonly language: SiteLanguage
  readonly locale: string
  /** Words of the centre and of errors. */
  readonly messages: Messages
  readonly menu: readonly ScreenEntry[]
  /** The screen whose page this is, with its words. */
  readonly first: { readonly screen: string; readonly words: Messages }
}

/** A class of `styles/utilities.css` that shows an element to some and hides it from others before the first paint. */
export type Audience = 'for-session' | 'for-member' | 'for-agent'

/** Whom an entry of a menu is shown to, by the roles of its screen. */
export function audienceOf({ roles }: Pick<Screen, 'roles'>): Audience {
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
