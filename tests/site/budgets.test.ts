import { expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import { readBudgets } from '#scripts/bench/budgets.ts'
import { everyAddress, htmlBudget, mainPages, otherPages } from '#scripts/bench/pages.ts'
import type { bundles } from '#scripts/build/bundle-modules.ts'
import { lobbyPageSize } from '#stores/play/lobby/lobby-filter.ts'
import { type BuiltPage, files, pageAt, pages, pathIn, readBuilt } from '#tests/support/built-pages.ts'
import { isGamePage } from '#tests/support/game-pages.ts'

const weighed = everyAddress([...mainPages, ...otherPages])

/** Bytes of a file as sent with brotli. */
const sent = (file: string) => readBuilt(`${file}.br`).length

const fileOf = (page: BuiltPage) => page.path.replace(/\/$/, '/index.html')

const named = ({ root }: BuiltPage, selector: string, attribute: string) =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '')

/** All files whose scripts a page loads, at once or later. */
function scriptsOf(page: BuiltPage): string[] {
  const islands = ['component-url', 'renderer-url', 'before-hydration-url']
  return [
    ...named(page, 'script[src]', 'src'),
    ...named(page, 'link[rel="modulepreload"]', 'href'),
    ...islands.flatMap((attribute) => named(page, `astro-island[${attribute}]`, attribute)),
  ].sort()
}

/** Files that a built script imports before it runs. */
const importsOf = (file: string): string[] =>
  [
    ...readBuilt(file)
      .toString()
      .matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g),
  ].map(([, name]) => `/_astro/${name}`)

/** Bundles that every page has at rest, so that no tap fetches them. */
const atRest: readonly (keyof typeof bundles)[] = ['shared', 'state']

/** Whether a file is fetched for a tap. */
const isTapped = (file: string) => !atRest.some((name) => file.includes(`/${name}.`))

test.each(weighed)('$name $language: page and style sheets keep their budgets', async ({ path, route }) => {
  const { bytes } = await readBudgets()
  const page = pageAt(path)
  expect(sent(fileOf(page))).toBeLessThanOrEqual(bytes[htmlBudget({ route })])
  const sheets = [...new Set(named(page, 'link[rel="stylesheet"]', 'href'))]
  expect(sheets.reduce((sum, sheet) => sum + sent(sheet), 0)).toBeLessThanOrEqual(bytes.css)
})

/** Elements of the body when scripts run: templates and `noscript` do not count. */
function nodesOf({ root }: BuiltPage): number {
  const inert = root.querySelectorAll('body template, body noscript')
  const held = new Set(inert.flatMap((element) => element.querySelectorAll('*')))
  return root.querySelectorAll('body *').filter((element) => !held.has(element)).length
}

test.each(siteLanguages.map((language) => pathIn(language, '/')))('%s holds few elements', async (path) => {
  const { bytes } = await readBudgets()
  expect(nodesOf(pageAt(path))).toBeLessThanOrEqual(bytes.nodesHome)
})

test.each(['login', 'register'] as const)('a first %s is fetched in few files, all at once', async (form) => {
  const { taps } = await readBudgets()
  const listed = (named(pageAt('/'), `astro-island[data-${form}]`, `data-${form}`)[0] ?? '').split(' ')
  const code = listed.filter((file) => file.endsWith('.js'))
  expect(code.filter(isTapped).length).toBeLessThanOrEqual(taps.fetched[form])
  for (const file of listed.filter((address) => address.startsWith('/_astro/')))
    expect(files.has(file), file).toBe(true)
  // One wave: the imports of each file are among them.
  const imported = code.flatMap((file) => importsOf(file))
  expect(imported.filter((file) => !code.includes(file))).toEqual([])
})

test('a registration asks for the rules of its fields together with its code', () => {
  const [listed = ''] = named(pageAt('/'), 'astro-island[data-register]', 'data-register')
  expect(listed.split(' ')).toContain(getRegisterRules.path)
})

test('the first filter of a lobby is fetched in few files', async () => {
  const { taps } = await readBudgets()
  const page = pageAt('/rng/')
  const bar = 'astro-island[component-url*="/LobbyFilters."]'
  const [start = ''] = named(page, 'script[src*="/Lobby."]', 'src')
  const grid = [
    ...readBuilt(start)
      .toString()
      .matchAll(/import\(.\.\/([^)]+\.js).\)/g),
  ].map(([, name]) => `/_astro/${name}`)
  expect(grid).toHaveLength(1)
  const needed = new Set([...named(page, bar, 'component-url'), ...named(page, bar, 'renderer-url'), ...grid])
  for (const file of needed) for (const imported of importsOf(file)) needed.add(imported)
  expect([...needed].filter(isTapped).length).toBeLessThanOrEqual(taps.fetched.filter)
})

const lobbies = siteLanguages.flatMap((language) => Object.values(lobbyRoutes).map((route) => pathIn(language, route)))

test.each(lobbies)(
  '%s contains a page of games, however many there are, and the rest is found without scripts',
  async (path) => {
    const { bytes } = await readBudgets()
    const page = pageAt(path)
    const tiles = page.root.querySelectorAll('[data-grid="lobby"] [data-game]').length
    const total = Number(/\d+/.exec(page.root.querySelector('.section__head p')?.textContent ?? '')?.[0])
    expect(tiles).toBeLessThanOrEqual(lobbyPageSize)
    expect(sent(fileOf(page))).toBeLessThanOrEqual(bytes.htmlLobby)
    // A page that is not full leaves room for the tiles it lacks.
    const perTile = 6
    expect(nodesOf(page) + (lobbyPageSize - tiles) * perTile).toBeLessThanOrEqual(bytes.nodesLobby)
    const further = [...new Set(named(page, 'noscript [data-all-pages] a', 'href'))].filter((href) => href !== path)
    const listed = further.flatMap((href) => named(pageAt(href), '[data-all-games] a', 'href'))
    const cards = page.root.querySelectorAll('[data-grid="lobby"] .tile--vendor').length
    expect(tiles + listed.length).toBe(total + cards)
    for (const href of further) expect(pageAt(href).html).toContain('noindex')
  },
)

// The browser tests weigh the scripts of each page in one language.
test.each(weighed.filter(({ language }) => language !== defaultLanguage))(
  '$name $language asks for the scripts of the same page in the default language, and nobody else’s',
  ({ path, route }) => {
    const scripts = scriptsOf(pageAt(path))
    expect(scripts).toEqual(scriptsOf(pageAt(route)))
    expect(scripts.filter((address) => !files.has(address))).toEqual([])
  },
)

test('the bench measures every page that a visitor can read', () => {
  // The home page under other names, pages for a frame only, a window that closes itself, and files that are no page.
  // Lists of names for people without scripts are further pages of lobbies.
  const others = ['/home/', '/index/', '/signin/', '/404.html', '/404/']
  const readable = pages
    .filter(({ language, html }) => language === defaultLanguage && !html.includes('data-guard='))
    .map(({ route }) => route)
  const measured = [...mainPages, ...otherPages].map(({ route }) => route)
  expect(measured.toSorted()).toEqual(
    readable.filter((route) => !others.includes(route) && !isGamePage(route) && !/\/\d+\/$/.test(route)).toSorted(),
  )
})
