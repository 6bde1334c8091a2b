import type { Page, Route } from '@playwright/test'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'

const [arara, dragon, fruits] = [1001, 1002, 1003]
const shown = (page: Page) => page.locator('[data-grid="lobby"] [data-game]:visible')
const idsOf = async (page: Page, tiles: string) =>
  (await page.locator(tiles).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-game')))).map(Number)

/** Records every heading that ever appears below the cards, however briefly. */
async function watchBelow(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    if (self !== top) return
    const seen = new Set<string>()
    Object.assign(globalThis, { seenBelow: seen })
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('[data-lobby-below] h2')) seen.add(heading.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'seenBelow') as Set<string>)])
}

test('favourites and recent games of a lobby do not look empty while they load, and can be loaded again', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /Failed to load resource/)
  const account = await openAccount()
  await gateway()(addFavorite, { nodeId: dragon }, { token: account.token })
  await gateway()(launchGame, { nodeId: dragon, mode: 'real', language: 'pt' }, { token: account.token })
  const seen = await watchBelow(page)
  await enterAs(page, account)
  for (const [list, call] of [
    ['favourites', '/wps/game/favorites'],
    ['recent', '/wps/game/recent'],
  ] as const) {
    await test.step(`${list} of a lobby do not look empty while they load`, async () => {
      const release = await hold(page, `**${call}*`)
      await page.goto(path(`/rng/?show=${list}`))
      const waiting = page.getByRole('status').filter({ hasText: t('lobby', 'loading') })
      await expect(waiting).toHaveCount(1)
      await expect(page.locator('[data-grid="lobby"]')).toHaveAttribute('aria-busy', 'true')
      await expect(shown(page)).toHaveCount(0)
      await expect(page.locator('.footer')).toBeHidden()
      release()
      await expect(shown(page)).toHaveCount(1)
      await expect(page.locator('.footer')).toBeVisible()
      await expect(waiting).toHaveCount(0)
      expect(await seen()).toEqual([])
    })
    await test.step(`${list} of a lobby that failed to load show that and can be loaded again`, async () => {
      // This is no lost connection, from which the page recovers by itself.
      const refusal = { success: false, code: 'internal_error', message: 'not for people' }
      const fail = (route: Route) => route.fulfill({ status: 500, json: refusal })
      await page.route(`**${call}*`, fail)
      await page.reload()
      const failed = page.getByRole('alert').filter({ hasText: t('lobby-found', 'empty.failed.title') })
      await expect(failed).toBeVisible()
      const again = failed.getByRole('button', { name: t('lobby-found', 'empty.retry') })
      const asked = page.waitForRequest(`**${call}*`)
      await again.click()
      await asked
      await expect(failed).toBeVisible()
      await page.unroute(`**${call}*`, fail)
      await expect(async () => {
        // The hearts of the page ask for the same list: theirs mends it as well.
        if (await again.isVisible()) await again.click({ timeout: 1000 })
        await expect(shown(page)).toHaveCount(1, { timeout: 1000 })
      }).toPass()
      await expect(failed).toHaveCount(0)
      expect(await seen()).toEqual([t('lobby-found', 'empty.failed.title')])
    })
  }
})

test('the lists of a new member show that they are empty; recent games are listed, the latest first, and by category', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount()
  const none = page.getByRole('heading', { name: t('lobby-empty', 'empty.recent.title') })
  await enterAs(page, account)
  await test.step('a member without favourites sees that once they are loaded', async () => {
    await page.goto(path('/rng/?show=favourites'))
    await expect(page.getByRole('heading', { name: t('lobby-empty', 'empty.favourites.title') })).toBeVisible()
  })
  await test.step('a page whose list is loading shows no footer that would move', async () => {
    const release = await hold(page, '**/wps/game/recent*')
    await page.goto(path('/recent/'))
    await expect(page.getByRole('list', { name: t('lobby', 'loading') })).toBeVisible()
    await expect(page.locator('.footer')).toBeHidden()
    release()
    await expect(none).toBeVisible()
    await expect(page.locator('.footer')).toBeVisible()
  })
  await test.step('the page of recent games lists played games, the latest first, and by category', async () => {
    for (const nodeId of [arara, fruits, dragon, arara])
      await gateway()(launchGame, { nodeId, mode: 'real', language: 'pt' }, { token: account.token })
    await page.reload()
    await expect(page.locator('main [data-game]')).toHaveCount(3)
    expect(await idsOf(page, 'main [data-game]')).toEqual([arara, dragon, fruits])
    const tabs = page.getByRole('navigation', { name: t('lobby', 'list.categories') })
    await tabs.getByRole('link', { name: t('common', 'category.RNG'), exact: true }).click()
    await expect(page).toHaveURL(/[?&]type=RNG/)
    await expect(page.locator('main [data-game]')).toHaveCount(3)
    await tabs.getByRole('link', { name: t('common', 'category.LIVE'), exact: true }).click()
    await expect(none).toBeVisible()
    await page.goBack()
    await expect(page.locator('main [data-game]')).toHaveCount(3)
    await page.getByRole('link', { name: 'Arara Dourada', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#game-${arara}$`))
    await expect(page.locator('iframe')).toBeVisible()
  })
})

test('favourites are listed 18 to a page; an unmarked one is gone at once and makes room, and no page is left empty', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount()
  const { games } = await gateway()(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 20, language: 'pt' })
  const markAll = async () => {
    for (const { nodeId } of games) await gateway()(addFavorite, { nodeId }, { token: account.token })
  }
  await markAll()
  await page.addInitScript(() => {
    if (self !== top) return
    new MutationObserver(() => {
      if (document.querySelector('main .empty')) document.documentElement.dataset.empty = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await enterAs(page, account)
  const open = async () => {
    const ready = page.waitForResponse('**/wps/game/favorites/ids')
    await page.goto(path('/favorite/'))
    await ready
  }
  const tiles = page.locator('main [data-game]')
  const heartOf = (id: number | undefined) => page.locator(`main [data-game="${id}"]`).getByRole('checkbox')
  const older = page.getByRole('link', { name: t('tables', 'pager.older'), exact: true })
  const empty = page.getByRole('heading', { name: t('lobby-empty', 'empty.favourites.title') })
  await open()
  await test.step('favourites are listed 18 to a page, and an unmarked one is gone at once', async () => {
    await expect(tiles).toHaveCount(18)
    await older.click()
    await expect(tiles).toHaveCount(2)
    await expect(page).toHaveURL(/[?&]cursor=/)
    await page.goBack()
    await expect(tiles).toHaveCount(18)
    const [first, ...others] = await idsOf(page, 'main [data-game]')
    await expect(heartOf(first)).toBeChecked()
    await heartOf(first).click()
    await expect(page.locator(`main [data-game="${first}"]`)).toHaveCount(0)
    // The row that stood first on the second page.
    await expect(tiles).toHaveCount(18)
    await expect(tiles.nth(17)).not.toHaveAttribute('data-game', String(others.at(-1)))
  })
  await test.step('a page that no longer exists leads to the first one', async () => {
    await older.click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(tiles).toHaveCount(1)
    await expect(tiles.getByRole('checkbox')).toBeChecked()
    await tiles.getByRole('checkbox').click()
    await expect(tiles).toHaveCount(18)
    await expect(page).not.toHaveURL(/cursor=/)
  })
  await test.step('a category without favourites shows popular games to a member who has played none', async () => {
    const tabs = page.getByRole('navigation', { name: t('lobby', 'list.categories') })
    await tabs.getByRole('link', { name: t('common', 'category.LIVE'), exact: true }).click()
    await expect(page).toHaveURL(/[?&]type=LIVE/)
    await expect(empty).toBeVisible()
    const hot = page.getByRole('region', { name: t('lobby', 'list.hot') })
    await expect(hot.locator('[data-game]')).toHaveCount(12)
  })
  await test.step('an unmarked favourite makes room for the next; a list is empty only without favourites', async () => {
    await markAll()
    await open()
    await expect(tiles).toHaveCount(18)
    await expect(tiles.getByRole('checkbox').last()).toBeChecked()
    const release = await hold(page, /\/wps\/game\/favorites\?/)
    await page.locator('main .tile__fav').evaluateAll((hearts: HTMLInputElement[]) => {
      for (const heart of hearts) heart.click()
    })
    await expect(page.getByRole('list', { name: t('lobby', 'loading') })).toBeVisible()
    release()
    await expect(tiles).toHaveCount(2)
    await expect(page.getByRole('navigation', { name: t('tables', 'pager'), exact: true })).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-empty')
    for (const left of [1, 0]) {
      await tiles.first().getByRole('checkbox').click()
      await expect(tiles).toHaveCount(left)
    }
    await expect(empty).toBeVisible()
  })
})
