import { describe, expect, test } from 'vitest'
import { agentScreens } from '#islands/agent-centre/screens.ts'
import { memberScreens } from '#islands/centre/screens.ts'
import { siteLanguages } from '#lib/languages.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { type BuiltPage, pageAt, pages, pathIn, textOf, words } from '#tests/support/built-pages.ts'

const screens = [
  ...memberScreens.map((screen) => ({ ...screen, centre: 'member' as const })),
  ...agentScreens.map((screen) => ({ ...screen, centre: 'agent' as const })),
].map((screen) => ({ ...screen, route: screenRoute(screen.centre, screen.screen) }))

const sheetsOf = ({ root }: BuiltPage) => root.querySelectorAll('link[rel="stylesheet"]').map(String)

test('every screen of the registry has its page, and the centres have no others', () => {
  const built = pages.filter(({ route }) => /^\/(member|agentHome)\//.test(route)).map(({ path }) => path)
  const pagesOf = (all: readonly { route: string }[]) =>
    siteLanguages.flatMap((language) => all.map(({ route }) => pathIn(language, route)))
  // An operator may have a feature switched off.
  expect(pagesOf(screens.filter(({ feature }) => !feature)).filter((path) => !built.includes(path))).toEqual([])
  expect(built.filter((path) => !pagesOf(screens).includes(path))).toEqual([])
})

describe.each(siteLanguages)('in %s', (language) => {
  test.each(screens)(
    '$route has its name as title and heading, and its guard',
    ({ centre, route, label, words: areas }) => {
      const { root } = pageAt(pathIn(language, route))
      const name = words(language, areas[0], label)
      expect(textOf(root.querySelector('title'))).toBe(words(language, 'centre', 'page.title', { screen: name }))
      expect(textOf(root.querySelector('main h1'))).toBe(name)
      expect(root.querySelector('html')?.getAttribute('data-guard')).toBe(centre)
    },
  )

  test('menus name the screens by their headings, and mark the open one', () => {
    const { root } = pageAt(pathIn(language, '/member/depositv2/'))
    const current = root.querySelectorAll('nav [aria-current="page"]').map(textOf)
    expect(new Set(current)).toEqual(new Set([words(language, 'deposits', 'deposit.title')]))
    // The centre's own menu, the one at the side and the one at the foot.
    expect(current).toHaveLength(3)
  })
})

test('no page links the styles of a screen, which load with its code', () => {
  for (const centre of ['member', 'agent']) {
    const sheets = screens
      .filter((screen) => screen.centre === centre && !screen.feature)
      .map(({ route }) => sheetsOf(pageAt(route)).join(' '))
    expect(sheets.join(' ')).not.toMatch(/deposit|history/i)
    expect(new Set(sheets).size).toBe(1)
  }
  expect(sheetsOf(pageAt('/'))).toHaveLength(1)
})
