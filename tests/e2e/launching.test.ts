import { expectAccessible } from '#tests/support/accessible.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { followHash } from '#tests/support/player.ts'

test('the list of a vendor opens by its card and its address, page by page, and a game is launched from it', {
  tag: '@desktop',
}, async ({ page, site, viewport }) => {
  const { t, path } = site
  const dialog = page.getByRole('dialog', { name: 'Salão Real' })
  await page.goto(path('/live/'))
  await test.step('a vendor’s list opens by its address, and going back closes it', async () => {
    await followHash(page, 'games-SALAOREAL')
    await expect(dialog.locator('[data-vendor="SALAOREAL"]').first()).toBeVisible()
    await expectAccessible(page, 'games of a vendor')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('the card of a vendor opens the list of its games, from which a game is launched', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Salão Real', exact: true }).click()
    await expect(page).toHaveURL(/#games-SALAOREAL$/)
    // Its tables and its slots, without the card itself.
    await expect(dialog.locator('[data-game]')).toHaveCount(14)
    await expect(dialog.getByRole('link', { name: 'Salão Real', exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await page.goForward()
    // A phone on its side, where a dialog is longer than the window.
    await page.setViewportSize({ width: 780, height: 360 })
    await dialog.getByRole('link', { name: 'Roleta Brasil', exact: true }).click()
    await expect(page).toHaveURL(/#game-10001$/)
    // A visitor learns at once, before the login, that a game is in maintenance, and which games can be played.
    await followHash(page, 'game-13001')
    const rest = page.getByRole('dialog', { name: t('games', 'maintenance.title') })
    await expect(rest.getByRole('heading', { name: t('games', 'maintenance.title') })).toBeInViewport()
    const instead = rest.getByRole('region', { name: t('games', 'maintenance.instead') })
    await instead.getByRole('button', { name: 'Arara Dourada' }).click()
    // A visitor plays it with play money at once (rules 8.1 and 8.9).
    await expect(page).toHaveURL(/#game-1001$/)
    await expect(page.locator('.game-bar__state[data-mode="trial"]')).toBeVisible()
  })
  await test.step('a vendor with many games shows them page by page, and the focus goes on', async () => {
    if (viewport) await page.setViewportSize(viewport)
    await page.route('**/wps/game/games?*', (route) =>
      route.continue({ url: route.request().url().replace('pageSize=48', 'pageSize=6') }),
    )
    await page.goto(path(`${anyPage}#games-SALAOREAL`))
    const links = dialog.locator('[data-game] a')
    const more = dialog.getByRole('button', { name: t('games', 'list.more') })
    await expect(links).toHaveCount(6)
    await more.click()
    await expect(links).toHaveCount(12)
    await expect(links.nth(6)).toBeFocused()
    await more.click()
    // The last page has the vendor's own card too, which is left out.
    await expect(links).toHaveCount(14)
    await expect(more).toHaveCount(0)
    await expect(links.nth(12)).toBeFocused()
  })
})

// The card of a slots vendor is a link: tests/unit/stores/play/lobby/tile.test.ts, tests/site/pages.test.ts.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('vendors are links in the navigation', { tag: '@desktop-only' }, async ({ page, site }) => {
    const { t, path } = site
    await page.goto(path(anyPage))
    const nav = page.getByRole('navigation', { name: t('common', 'nav.categories'), exact: true })
    await nav.getByRole('link', { name: t('common', 'category.LIVE'), exact: true }).hover()
    await nav.getByRole('link', { name: /^Lumora/ }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/live/')}\\?vendor=LUMORA$`))
  })
})
