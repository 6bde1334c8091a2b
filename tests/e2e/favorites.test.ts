import { getFavoriteIds } from '#contract/play/lobby/get-favorite-ids.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { logIn } from '#tests/support/player.ts'

test('the heart that a visitor taps is remembered over the login; favourites are kept and listed', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount()
  await page.goto(path('/rng/'))
  const heart = (game: string) => page.getByRole('checkbox', { name: t('lobby', 'favourite', { game }), exact: true })
  await test.step('the heart that a visitor taps is remembered over the login', async () => {
    await heart('Frutas Mil').click()
    await expect(page.getByRole('dialog', { name: t('auth', 'login.title') })).toBeVisible()
    await expect(heart('Frutas Mil')).not.toBeChecked()
    await logIn(page, site, account.account)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heart('Frutas Mil')).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`${path('/rng/')}$`))
    const ids = async () => (await gateway()(getFavoriteIds, {}, { token: account.token })).ids
    await expect.poll(ids).toEqual([1006])
  })
  await test.step("a member's favourites are kept and listed; a list without games leads to all games", async () => {
    const shown = page.locator('[data-game]:visible')
    const kept = page.waitForResponse(
      (response) => response.url().endsWith('/wps/game/favorites') && response.request().method() !== 'GET',
    )
    await heart('Baú do Capitão').click()
    expect((await kept).ok()).toBe(true)
    await page.reload()
    for (const game of ['Frutas Mil', 'Baú do Capitão']) await expect(heart(game)).toBeChecked()
    const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
    await show.getByRole('link', { name: t('lobby', 'show.favourites') }).click()
    await expect(shown).toHaveCount(2)
    await expect(shown.getByRole('link', { name: 'Baú do Capitão' })).toBeVisible()

    await show.getByRole('link', { name: t('lobby', 'show.recent') }).click()
    await expect(page.getByRole('heading', { name: t('lobby-empty', 'empty.recent.title') })).toBeVisible()
    await page.getByRole('button', { name: t('lobby-empty', 'empty.all') }).click()
    await expect(shown.getByRole('link', { name: 'Frutas Mil', exact: true })).toBeVisible()
  })
})

test('another favourite within a second counts, and a failed change is undone and reported', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await page.clock.install()
  await enterAs(page, await openAccount())
  const ready = page.waitForResponse('**/wps/game/favorites/ids')
  await page.goto(path('/rng/'))
  await ready
  const heart = (game: string) => page.getByRole('checkbox', { name: t('lobby', 'favourite', { game }), exact: true })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await heart('Arara Dourada').click()
  await heart('Chuva de Gemas').click()
  await expect(heart('Arara Dourada')).toBeChecked()
  await expect(heart('Chuva de Gemas')).toBeChecked()

  expectConsole(page, /Failed to load resource/)
  const refusal = { success: false, code: 'internal_error', message: 'not for people' }
  await page.route('**/wps/game/favorites', (route) => route.fulfill({ status: 500, json: refusal }))
  await heart('Frutas Mil').click()
  const said = page.getByRole('alert').filter({ hasText: t('common', 'favourite.failed') })
  await expect(said).toBeVisible()
  await expect(heart('Frutas Mil')).not.toBeChecked()
  await page.clock.runFor(9000)
  await expect(said).toHaveCount(0)
})
