import { enterAs, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

test('a lottery opens on its own page, says that it rests and offers what can be played', async ({ page, site }) => {
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

test('vendors of lotteries elsewhere lead to their own pages', { tag: '@pair' }, async ({ page, site }) => {
  await page.goto(site.path('/lott/'))
  const hrefOf = (vendor: string) => page.locator(`[data-vendor="${vendor}"] a`).first().getAttribute('href')
  expect(await hrefOf('TCG_LOTTO_VN')).toContain(site.path('/vnLottery/?gameCode='))
  expect(await hrefOf('TCG_SEA')).toContain(site.path('/seaLottery/?gameCode='))
})

test('a vendor’s list opens by its address, and going back closes it', async ({ page, site }) => {
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

test('slots of a vendor come by its code', { tag: '@pair' }, async ({ page, site }) => {
  await page.goto(site.path('/rng/?vassalage=LUMORA'))
  const shown = page.locator('[data-grid="lobby"] [data-game]:visible')
  await expect(shown.first()).toBeVisible()
  const vendors = await shown.evaluateAll((tiles) => [
    ...new Set(tiles.map((tile) => (tile instanceof HTMLElement ? tile.dataset.vendor : ''))),
  ])
  expect(vendors).toEqual(['LUMORA'])
})

test('a game takes the whole page at its own address, without the side menu', async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(50_00n))
  await page.goto(path('/seamless/?game=1001'))
  await expect(page.locator('.seamless iframe')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: t('common', 'menu.label') })).toBeHidden()
  await expect(page.frameLocator('.seamless iframe').getByRole('button').first()).toBeVisible()
})
