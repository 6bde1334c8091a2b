import { addFavorite } from '#contract/lobby/add-favorite.ts'
import { getGames } from '#contract/lobby/get-games.ts'
import { demoAccount, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'

test('a member finds the games played lately, one without any is shown where to begin', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/'))
  const row = page.getByRole('region', { name: t('home', 'recent.title') })
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('listitem').first()).toBeVisible()
  const game = row.getByRole('listitem').first().getByRole('link')
  await expect(game).toHaveAttribute('href', /^#game-\d+$/)
  await expect(row.getByRole('checkbox').first()).toHaveAccessibleName(
    t('lobby', 'favourite', { game: (await game.textContent()) ?? '' }),
  )
  const other = await context.newPage()
  await enterAs(other, await openAccount())
  const release = await hold(other, '**/wps/game/recent*')
  const asked = other.waitForRequest('**/wps/game/recent*')
  await other.goto(path('/'))
  const none = other.locator('[data-recent]')
  await none.scrollIntoViewIfNeeded()
  await asked
  const height = (await none.boundingBox())?.height
  release()
  await expect(other.getByRole('heading', { name: t('home', 'recent.member') })).toBeVisible()
  expect((await none.boundingBox())?.height).toBeCloseTo(height ?? 0, 0)
})

test('all favourites stand on the home page, by category or not, and one that is unmarked is gone at once', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount()
  const { games } = await gateway()(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 19, language: 'pt' })
  for (const { nodeId } of games) await gateway()(addFavorite, { nodeId }, { token: account.token })
  await enterAs(page, account)
  const asked = page.waitForRequest((request) => request.url().includes('/wps/game/favorites?'))
  await page.goto(path('/'))
  const row = page.getByRole('region', { name: t('home', 'favourites.title') })
  await row.scrollIntoViewIfNeeded()
  await expect(row.locator('[data-game]')).toHaveCount(19)
  expect(new URL((await asked).url()).searchParams.get('pageSize')).toBe('999')
  const first = row.locator('[data-game]').first()
  const id = await first.getAttribute('data-game')
  await expect(first.getByRole('checkbox')).toBeChecked()
  await first.getByRole('checkbox').click()
  await expect(row.locator(`[data-game="${id}"]`)).toHaveCount(0)
  await expect(row.locator('[data-game]')).toHaveCount(18)
  await row.getByRole('link', { name: new RegExp(t('home', 'favourites.more')) }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/favorite/')}$`))
})

test('one that is unmarked while its row is on its way does not come with it', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const account = await openAccount()
  const { games } = await gateway()(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 2, language: 'pt' })
  for (const { nodeId } of games) await gateway()(addFavorite, { nodeId }, { token: account.token })
  await enterAs(page, account)
  const know = await hold(page, '**/wps/game/favorites/ids')
  let answers = 0
  const gate = Promise.withResolvers<void>()
  await page.route(/\/wps\/game\/favorites\?/, async (route) => {
    const response = await route.fetch()
    answers += 1
    await gate.promise
    await route.fulfill({ response })
  })
  await page.goto(site.path('/'))
  const row = page.getByRole('region', { name: site.t('home', 'favourites.title') })
  await row.scrollIntoViewIfNeeded()
  await expect.poll(() => answers).toBe(1)
  // The row loads again when favourites were added that it does not have yet.
  know()
  await expect.poll(() => answers).toBe(2)
  const heart = page.locator(`[data-grid] [data-game="${games[0]?.nodeId}"]`).getByRole('checkbox').first()
  await expect(heart).toBeChecked()
  await heart.evaluate((box: HTMLInputElement) => box.click())
  await expect(heart).not.toBeChecked()
  gate.resolve()
  await expect(row.locator('[data-game]')).toHaveCount(1)
  await expect(row.locator(`[data-game="${games[1]?.nodeId}"]`)).toBeVisible()
})

test('a member without favourites is told how to add some', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/'))
  await expect(page.locator('[data-favorite]')).toBeHidden()
  await enterAs(page, await openAccount())
  await page.reload()
  await page.locator('[data-favorite]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: t('home', 'favourites.none') })).toBeVisible()
})
