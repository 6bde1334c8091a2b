import { enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'

test('a lottery opens on its own page, says that it rests and offers what can be played', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /503/)
  await enterAs(page, await openAccount())
  await page.goto(path('/lott/'))
  await page.locator('[data-vendor="BOLASETE"]').first().getByRole('link').click()
  await page.waitForURL((url) => url.pathname === path('/lottery/') && url.searchParams.has('gameCode'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('lottery', 'resting'))).toBeVisible()
  const instead = dialog.getByRole('region', { name: t('lottery', 'instead') })
  expect(await instead.getByRole('link').count()).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: t('lottery', 'close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/gameCode/)
})

test('vendors of lotteries elsewhere lead to their own pages', { tag: '@once' }, async ({ page, site }) => {
  await page.goto(site.path('/lott/'))
  const hrefOf = (vendor: string) => page.locator(`[data-vendor="${vendor}"] a`).first().getAttribute('href')
  expect(await hrefOf('TCG_LOTTO_VN')).toContain(site.path('/vnLottery/?gameCode='))
  expect(await hrefOf('TCG_SEA')).toContain(site.path('/seaLottery/?gameCode='))
})

test('a vendor’s list opens by its address, and going back closes it', { tag: '@once' }, async ({ page, site }) => {
  await enterAs(page, await openAccount())
  await page.goto(site.path('/live/'))
  await page.evaluate(() => {
    location.hash = 'games-SALAOREAL'
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-vendor="SALAOREAL"]').first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('a vendor with many games shows them page by page, and the focus goes on', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await page.route('**/wps/game/games?*', (route) =>
    route.continue({ url: route.request().url().replace('pageSize=48', 'pageSize=6') }),
  )
  await page.goto(path(`${anyPage}#games-SALAOREAL`))
  const dialog = page.getByRole('dialog', { name: 'Salão Real' })
  const links = dialog.locator('[data-game] a')
  const more = dialog.getByRole('button', { name: t('game', 'list.more') })
  // The first page has the vendor's own card, which is left out.
  await expect(links).toHaveCount(5)
  await more.click()
  await expect(links).toHaveCount(11)
  await expect(links.nth(5)).toBeFocused()
  await more.click()
  await expect(links).toHaveCount(14)
  await expect(more).toHaveCount(0)
  await expect(links.nth(11)).toBeFocused()
})

test('the card of a vendor opens the list of its games, from which a game is launched', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await page.goto(path('/live/'))
  await page.getByRole('main').getByRole('link', { name: 'Salão Real', exact: true }).click()
  await expect(page).toHaveURL(/#games-SALAOREAL$/)
  const dialog = page.getByRole('dialog', { name: 'Salão Real' })
  // Its tables and its slots, without the card itself.
  await expect(dialog.locator('[data-game]')).toHaveCount(14)
  await expect(dialog.getByRole('link', { name: 'Salão Real', exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  // A phone on its side, where a dialog is longer than the window.
  await page.setViewportSize({ width: 780, height: 360 })
  await dialog.getByRole('link', { name: 'Roleta Brasil', exact: true }).click()
  // A visitor learns at once, before the login, that the game is in maintenance, and which games can be played.
  await expect(page).toHaveURL(/#game-10001$/)
  const rest = page.getByRole('dialog', { name: t('game', 'maintenance.title') })
  await expect(rest.getByRole('heading', { name: t('game', 'maintenance.title') })).toBeInViewport()
  const instead = rest.getByRole('region', { name: t('game', 'maintenance.instead') })
  await instead.getByRole('button', { name: 'Arara Dourada' }).click()
  // A visitor logs in first and returns to this game.
  await expect(page).toHaveURL(/#login:game-1001$/)
  await expect(page.getByRole('dialog', { name: t('auth', 'login.title') })).toBeVisible()
})

test('the card of a vendor of slots leads to its slots', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/rng/?q=estudio'))
  await page.getByRole('link', { name: 'Estúdio Lumora', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/rng/')}\\?vassalage=LUMORA$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
  await expect(vendors.getByRole('link', { name: /^Lumora/ })).toHaveAttribute('aria-current', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the card of a vendor leads to the lobby of its games', { tag: '@once' }, async ({ page, site }) => {
    for (const [route, name, vassalage] of [
      ['/live/', 'Salão Real', 'SALAOREAL'],
      ['/rng/', 'Estúdio Lumora', 'LUMORA'],
    ] as const) {
      await page.goto(site.path(route))
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${site.path(route)}\\?vassalage=${vassalage}$`))
      await expect(page.locator(`[data-vendor="${vassalage}"]`).first()).toBeVisible()
    }
  })
})

test('slots of a vendor come by its code', { tag: '@once' }, async ({ page, site }) => {
  await page.goto(site.path('/rng/?vassalage=LUMORA'))
  const shown = page.locator('[data-grid="lobby"] [data-game]:visible')
  await expect(page.locator('html')).not.toHaveAttribute('data-lobby')
  await expect(shown.first()).toBeVisible()
  const vendors = await shown.evaluateAll((tiles) => [
    ...new Set(tiles.map((tile) => (tile instanceof HTMLElement ? tile.dataset.vendor : ''))),
  ])
  expect(vendors).toEqual(['LUMORA'])
})

test('a game takes the whole page at its own address, without the side menu', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await enterAs(page, await openAccount(50_00n))
  await page.goto(path('/seamless/?game=1001'))
  await expect(page.locator('.seamless iframe')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: t('common', 'menu.label') })).toBeHidden()
  await expect(page.frameLocator('.seamless iframe').getByRole('button').first()).toBeVisible()
})
