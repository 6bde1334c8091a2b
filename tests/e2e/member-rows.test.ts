import type { Route } from '@playwright/test'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'

test('the home page has rows of the own games: an introduction, the games played lately, and all favourites', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount()
  const row = page.getByRole('region', { name: t('home', 'favourites.title') })
  const { games } = await gateway()(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 20, language: 'pt' })
  const mark = async (from: number, to: number) => {
    for (const { nodeId } of games.slice(from, to)) await gateway()(addFavorite, { nodeId }, { token: account.token })
  }
  await test.step('a member without favourites sees an introduction, and nothing moves for it', async () => {
    await enterAs(page, account)
    const release = await hold(page, '**/wps/game/recent*')
    const asked = page.waitForRequest('**/wps/game/recent*')
    await page.goto(path('/'))
    const none = page.locator('[data-recent]')
    await none.scrollIntoViewIfNeeded()
    await asked
    const height = (await none.boundingBox())?.height
    release()
    await expect(page.getByRole('heading', { name: t('home', 'recent.member') })).toBeVisible()
    expect((await none.boundingBox())?.height).toBeCloseTo(height ?? 0, 0)
    await page.locator('[data-favorite]').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: t('home', 'favourites.none') })).toBeVisible()
  })
  await test.step('the first steps of a new member can be hidden for good', async () => {
    const card = page.getByRole('list', { name: t('home-member', 'member.label') })
    const first = card.getByText(t('home-member', 'member.step.contact'))
    await expect(first).toBeVisible()
    await page.getByRole('button', { name: t('home-member', 'member.steps.hide') }).click()
    await expect(first).toBeHidden()
    await page.reload()
    await expect(card.getByText(t('home-member', 'member.vip'), { exact: true })).toBeVisible()
    await expect(first).toBeHidden()
  })
  await test.step('a favourite that is unmarked while its row loads does not come with it', async () => {
    await mark(0, 2)
    const know = await hold(page, '**/wps/game/favorites/ids')
    let answers = 0
    const gate = Promise.withResolvers<void>()
    const late = async (route: Route) => {
      const response = await route.fetch()
      answers += 1
      await gate.promise
      await route.fulfill({ response })
    }
    await page.route(/\/wps\/game\/favorites\?/, late)
    await page.reload()
    await row.scrollIntoViewIfNeeded()
    await expect.poll(() => answers).toBe(1)
    // The row loads again when favourites were added that it does not have yet.
    know()
    await expect.poll(() => answers).toBe(2)
    const heart = page.locator(`[data-grid] [data-game="${games[0]?.nodeId}"]`).getByRole('checkbox').first()
    await expect(heart).toBeChecked()
    const told = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await heart.evaluate((box: HTMLInputElement) => box.click())
    await expect(heart).not.toBeChecked()
    gate.resolve()
    await told
    await expect(row.locator('[data-game]')).toHaveCount(1)
    await expect(row.locator(`[data-game="${games[1]?.nodeId}"]`)).toBeVisible()
    await page.unroute(/\/wps\/game\/favorites\?/, late)
  })
  const nodeId = games[0]?.nodeId ?? 0
  await gateway()(launchGame, { nodeId, mode: 'real', language: 'pt' }, { token: account.token })
  await mark(2, 20)
  const asked = page.waitForRequest((request) => request.url().includes('/wps/game/favorites?'))
  await page.reload()
  await test.step('a member finds the games played lately', async () => {
    const recent = page.getByRole('region', { name: t('home', 'recent.title') })
    await recent.scrollIntoViewIfNeeded()
    const first = recent.getByRole('listitem').first()
    await expect(first).toBeVisible()
    const game = first.getByRole('link')
    await expect(game).toHaveAttribute('href', `#game-${nodeId}`)
    await expect(first.getByRole('checkbox')).toHaveAccessibleName(
      t('lobby', 'favourite', { game: (await game.textContent()) ?? '' }),
    )
  })
  await test.step('the row has all favourites, with or without a category, and an unmarked one is gone at once', async () => {
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
})
