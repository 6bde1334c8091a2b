import type { Feature } from '#contract/site/system/whitelabel.ts'
import { messagesOf, pathIn, pathsOf, translator } from '#i18n/server.ts'
import { agentScreens } from '#islands/agent-centre/screens.ts'
import { memberScreens } from '#islands/centre/screens.ts'
import {
  audienceOf,
  type CentreProps,
  openScreens,
  type Screen,
  type ScreenEntry,
  type SiteMenu,
} from '#islands/screen.ts'
import { localeOf } from '#lib/language-details.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { lookUpWith } from '#lib/messages.ts'
import { type Centre, screenRoute } from '#lib/screen-route.ts'

const registries = { member: memberScreens, agent: agentScreens } as const satisfies Record<Centre, readonly Screen[]>

type Features = ReadonlySet<Feature>

/** `getStaticPaths` of a centre: one page per screen and language. */
export function screenPaths(centre: Centre, features: Features) {
  const screens = openScreens(registries[centre], features)
  return pathsOf(
    'screen',
    screens.map(({ screen }) => ({ path: `/${screen && `${screen}/`}`, screen })),
  )
}

/** The screens that a menu outside the centres links to, members' screens first. */
export function siteMenu(language: SiteLanguage, menu: SiteMenu, features: Features): ScreenEntry[] {
  return (['member', 'agent'] as const).flatMap((centre) =>
    openScreens(registries[centre], features)
      .filter(({ menus = [] }) => menus.includes(menu))
      .map((screen) => entryOf(language, centre, screen)),
  )
}

/** Links to some screens of the member centre, in the given order, without screens that the operator does not have. */
export function memberLinks(language: SiteLanguage, names: readonly string[], features: Features): ScreenEntry[] {
  const screens = openScreens(memberScreens, features)
  return names.flatMap((name) =>
    screens.filter(({ screen }) => screen === name).map((screen) => entryOf(language, 'member', screen)),
  )
}

function entryOf(language: SiteLanguage, centre: Centre, screen: Screen): ScreenEntry {
  const text = lookUpWith(translator(language, screen.words[0]))(screen.label)
  return {
    screen: screen.screen,
    href: pathIn(language, screenRoute(centre, screen.screen)),
    icon: screen.icon,
    text,
    title: translator(language, 'centre')('page.title', { screen: text }),
    audience: audienceOf(screen),
    ...(screen.badge && { badge: screen.badge }),
    ...(screen.when && { when: screen.when }),
    ...(screen.group && { group: screen.group }),
  }
}

/** The title of a screen's page, and the props of its centre. */
interface ScreenPage {
  readonly title: string
  readonly props: CentreProps
}

/** @throws Error if the centre has no such screen */
export function screenPage(language: SiteLanguage, centre: Centre, name: string, features: Features): ScreenPage {
  const screen = registries[centre].find((one) => one.screen === name)
  if (!screen) throw new Error(`No screen of the ${centre} centre is called ${name}`)
  return {
    title: entryOf(language, centre, screen).title,
    props: {
      language,
      locale: localeOf[language],
      messages: { ...messagesOf(language, 'errors'), ...messagesOf(language, 'centre') },
      menu: openScreens(registries[centre], features).map((one) => entryOf(language, centre, one)),
      first: { screen: name, words: Object.assign({}, ...screen.words.map((area) => messagesOf(language, area))) },
    },
  }
}
