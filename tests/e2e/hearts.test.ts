import { getFavoriteIds } from '#contract/lobby/get-favorite-ids.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { logIn } from '#tests/support/player.ts'

test('the heart a visitor taps is remembered over the login', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount()
  await page.goto(path('/rng/'))
  const heart = page.getByRole('checkbox', { name: t('lobby', 'favourite', { game: 'Frutas Mil' }), exact: true })
  await heart.click()
  await expect(page.getByRole('dialog', { name: t('auth', 'login.title') })).toBeVisible()
  await expect(heart).not.toBeChecked()
  await logIn(page, site, account.account)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heart).toBeChecked()
  await expect(page).toHaveURL(new RegExp(`${path('/rng/')}$`))
  const ids = async () => (await gateway()(getFavoriteIds, {}, { token: account.token })).ids
  await expect.poll(ids).toEqual([1006])
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
