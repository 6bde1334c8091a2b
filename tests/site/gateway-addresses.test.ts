import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getMenu } from '#contract/play/lobby/get-menu.ts'
import { getRouters } from '#contract/play/lobby/get-routers.ts'
import { files, pages, readBuilt } from '#tests/support/built-pages.ts'
import { isGamePage } from '#tests/support/game-pages.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

// The addresses that the gateway sends to its clients belong to the site.

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

/** Shown in a window that scripts open. */
const signIn = '/signin/'

/** Lists of a lobby's games for people without scripts are parts of that lobby. */
const furtherPage = /\/\d+\/$/

test('the gateway’s routes are the pages, each with its guard', async () => {
  const { list } = (await gateway.call(getRouters, {})).value()
  const built = pages
    .filter(
      ({ language, route }) =>
        language === 'pt' && route.endsWith('/') && route !== signIn && !isGamePage(route) && !furtherPage.test(route),
    )
    .map(({ route, root }) => ({ route, guard: root.querySelector('html')?.getAttribute('data-guard') ?? 'none' }))
  const isListed = ({ route, guard }: (typeof built)[number]) =>
    list.some((page) => page.guard === guard && new RegExp(`^${page.path.replace(':screen', '\\w+')}$`).test(route))
  expect(built.filter((page) => !isListed(page))).toEqual([])
  const routes = built.map(({ route }) => route)
  expect(list.filter(({ path }) => !path.includes(':') && !routes.includes(path))).toEqual([])
})

test('the gateway’s menu leads to pages', async () => {
  const { list } = (await gateway.call(getMenu, { language: 'pt' })).value()
  const routes = new Set(pages.map(({ route }) => route))
  for (const { path } of list) expect(routes).toContain(new URL(path, 'http://site.invalid').pathname)
})

test('each vendor has its picture', async () => {
  const { data } = (await gateway.call(getGameVendors, { language: 'pt' })).value()
  const icons = data.lanes.flatMap(({ cards }) => cards.map(({ lagerIcon }) => lagerIcon ?? ''))
  expect(icons.length).toBeGreaterThan(20)
  expect(icons.filter((icon) => !files.has(icon))).toEqual([])
  for (const icon of icons) expect(readBuilt(icon).toString()).toMatch(/^<svg [^>]+><path fill="#\w+" [^>]*d="M/)
})
