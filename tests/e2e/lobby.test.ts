import type { Page } from '@playwright/test'
import { getGames } from '#contract/lobby/get-games.ts'
import { readBudgets } from '#scripts/bench/budgets.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { gateway } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

const shown = (page: Page) => page.locator('[data-game]:visible')

test('every filter is in the address, survives a reload and going back', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  const query = (name: string) => new URL(page.url()).searchParams.get(name)
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  const pager = page.getByRole('navigation', { name: t('lobby', 'pager'), exact: true })
  await page.goto(`${path('/rng/')}?utm_source=ad`)
  await expect(pager).toBeVisible()
  await expect(shown(page)).toHaveCount(48)

  await show.getByRole('link', { name: t('lobby', 'show.hot') }).click()
  await expect(page).toHaveURL(/show=hot/)
  await expect(page.locator('.tile:visible:not(.tile--hot)')).toHaveCount(0)

  await show.getByRole('link', { name: t('lobby', 'show.all') }).click()
  await expect(page).not.toHaveURL(/show=/)
  await classes.getByRole('link', { name: t('lobby', 'class.video') }).click()
  await expect(page).toHaveURL(/class=video/)
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1)
  await expect(shown(page)).toHaveCount(48)
  const [first] = await shown(page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-game')))

  await pager.getByRole('link', { name: t('lobby', 'pager.next'), exact: true }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(page.locator(`[data-game="${first}"]`)).toHaveCount(0)
  const onSecond = await shown(page).count()
  expect(onSecond).toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator(`[data-game="${first}"]`)).toHaveCount(0)
  await expect(shown(page)).toHaveCount(onSecond)
  await page.goBack()
  await expect(page.locator(`[data-game="${first}"]`)).toBeVisible()
  await expect(classes.getByRole('link', { name: t('lobby', 'class.video') })).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await expect(shown(page)).toHaveCount(onSecond)

  await vendors.getByRole('link', { name: /Arara Originals/ }).click()
  await expect(page).toHaveURL(/vendor=ARARA/)
  expect([query('class'), query('cursor'), query('utm_source')]).toEqual([null, null, 'ad'])
  await expect(shown(page)).toHaveCount(24)
})

test('a page leads to the next without another load, never contains more than one, and shows the gateway’s current games', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const { nodesLobby } = (await readBudgets()).bytes
  const nodes = () => page.evaluate(() => document.body.querySelectorAll('*').length)
  await page.goto(path('/rng/'))
  expect(await nodes()).toBeLessThanOrEqual(nodesLobby)
  await page.mouse.move(10, 10)
  const pager = page.getByRole('navigation', { name: t('lobby', 'pager'), exact: true })
  const next = pager.getByRole('link', { name: t('lobby', 'pager.next'), exact: true })
  const seen = new Set<string>()
  await expect(next).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  for (let last = false; !last; ) {
    const ids = await shown(page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-game') ?? ''))
    expect(ids.length).toBeLessThanOrEqual(48)
    for (const id of ids) seen.add(id)
    await expect(pager).toBeVisible()
    last = (await next.count()) === 0
    if (last) continue
    await next.click()
    await expect(page.locator(`[data-game="${ids[0]}"]`)).toHaveCount(0)
    // The first tiles appear a frame before the others.
    await expect(page.locator('[data-grid="lobby"]')).toHaveAttribute('aria-busy', 'false')
  }
  const { total } = await gateway()(getGames, { gameType: 'RNG', language: 'pt', pageSize: 1 })
  expect(seen.size).toBe(total)
  if (!process.env.SEED_GAMES) expect(total).toBe(242)
  await expect(page.locator('body[data-same]')).toHaveCount(1)
  await test.step('a lobby shows the gateway’s current games: the rest stays as it was built', async () => {
    await page.route('**/wps/game/games?**', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const [first, second, ...others] = body.value.games
      body.value.games = [
        { ...first, displayName: 'Arara Renomeada' },
        ...others,
        { ...second, nodeId: 999_999, displayName: 'Jogo Novo' },
      ]
      await route.fulfill({ response: answer, json: body })
    })
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const tile of document.querySelectorAll('[data-grid="lobby"] [data-game]'))
          tile.setAttribute('data-built', '')
      })
    })
    await page.goto(path('/rng/'))
    await expect(page.getByRole('link', { name: 'Arara Renomeada', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Jogo Novo', exact: true })).toHaveCount(1)
    await expect(shown(page)).toHaveCount(48)
    await expect(page.locator('[data-built]')).toHaveCount(46)
  })
})

test('the search accepts missing accents and a wrong letter, and reports an empty result', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await page.goto(path('/rng/'))
  const search = page.getByRole('searchbox')
  await search.fill('furia da onca')
  await expect(shown(page).getByRole('link', { name: 'Fúria da Onça', exact: true })).toBeVisible()
  await search.fill('FÚRIA DA ONSA')
  await expect(shown(page).getByRole('link', { name: 'Fúria da Onça', exact: true })).toBeVisible()
  await expect(page.getByText(t('lobby', 'meant', { meant: 'Fúria da Onça' }))).toBeVisible()
  await search.fill('zzzz qqqq')
  const title = t('empty', 'empty.search.title', { search: 'zzzz qqqq' })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^0 / })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const clear = page.getByRole('button', { name: t('empty', 'empty.clear') })
  await expect(clear).toBeVisible()
  await expectAccessible(page, 'no results')
  await clear.click()
  await expect(search).toHaveValue('')
  await expect(shown(page)).toHaveCount(48)
})
