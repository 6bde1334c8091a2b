import { describe, expect, test } from 'vitest'
import { agentScreens } from '#islands/agent/screens.ts'
import { memberScreens } from '#islands/centre/screens.ts'
import { siteLanguages } from '#lib/languages.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { type BuiltPage, pageAt, pages, pathIn, textOf, words } from '#tests/support/built-pages.ts'

const screens = [
  ...memberScreens.map((screen) => ({ ...screen, centre: 'member' as const })),
  ...agentScreens.map((screen) => ({ ...screen, centre: 'agent' as const })),
].map((screen) => ({ ...screen, route: screenRoute(screen.centre, screen.screen) }))

/** Style sheets that every page of a centre links, and those that come with its screen. */
const sheetsOf = ({ root }: BuiltPage) => {
  const links = root.querySelectorAll('link[rel="stylesheet"]')
  const own = links.filter((link) => link.hasAttribute('data-precedence'))
  return { shared: links.filter((link) => !own.includes(link)).map(String), own: own.map(String) }
}

test('every screen that every operator has stands in the registry, and has its page', () => {
  const built = pages.filter(({ route }) => /^\/(member|agentHome)\//.test(route)).map(({ path }) => path)
  const due = siteLanguages.flatMap((language) => screens.map(({ route }) => pathIn(language, route)))
  expect(built.toSorted()).toEqual(due.toSorted())
})

describe.each(siteLanguages)('in %s', (language) => {
  test.each(screens)(
    '$route has its name as title and heading, and its guard',
    ({ centre, route, label, words: areas }) => {
      const { root } = pageAt(pathIn(language, route))
      const name = words(language, areas[0], label)
      expect(textOf(root.querySelector('title'))).toBe(words(language, 'centre', 'title', { screen: name }))
      expect(textOf(root.querySelector('main h1'))).toBe(name)
      expect(root.querySelector('html')?.getAttribute('data-guard')).toBe(centre)
    },
  )

  test('menus name the screens as they are headed, and the one that is open', () => {
    const { root } = pageAt(pathIn(language, '/member/depositv2/'))
    const current = root.querySelectorAll('nav [aria-current="page"]').map(textOf)
    expect(new Set(current)).toEqual(new Set([words(language, 'wallet', 'deposit.title')]))
    // The centre's own menu, the one at the side and the one at the foot.
    expect(current).toHaveLength(3)
  })
})

test('a page links the styles of its own screen and of no other, and pages elsewhere none', () => {
  const all = screens.map(({ centre, route }) => ({ centre, ...sheetsOf(pageAt(route)) }))
  for (const centre of ['member', 'agent'])
    expect(new Set(all.filter((one) => one.centre === centre).map(({ shared }) => shared.join(' '))).size).toBe(1)
  const own = all.flatMap((one) => one.own)
  expect(new Set(own).size).toBe(own.length)
  expect(sheetsOf(pageAt('/')).shared).toHaveLength(1)
})
