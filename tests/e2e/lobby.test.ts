import type { Page } from '@playwright/test'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

const heartOf = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const shown = (page: Page) => page.locator('[data-game]:visible')

test('every filter stands in the address, survives a reload and the way back', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  const query = (name: string) => new URL(page.url()).searchParams.get(name)
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  const pager = page.getByRole('navigation', { name: t('lobby', 'pager'), exact: true })
  await page.goto(`${path('/rng/')}?utm_source=ad`)
  await expect(pager).toBeVisible()
  await expect(shown(page)).toHaveCount(18)

  await show.getByRole('link', { name: t('lobby', 'show.hot') }).click()
  await expect(page).toHaveURL(/show=hot/)
  await expect(shown(page)).toHaveCount(await page.locator('[data-game][data-hot]').count())

  await show.getByRole('link', { name: t('lobby', 'show.all') }).click()
  await expect(page).not.toHaveURL(/show=/)
  await classes.getByRole('link', { name: t('lobby', 'class.jackpot') }).click()
  await expect(page).toHaveURL(/class=jackpot/)
  const jackpots = await page.locator('[data-game][data-classify~="jackpot"]').count()
  await expect(shown(page)).toHaveCount(Math.min(18, jackpots))

  await pager.getByRole('link', { name: t('lobby', 'pager.page', { number: 2 }), exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(shown(page)).toHaveCount(jackpots - 18)
  await page.reload()
  await expect(shown(page)).toHaveCount(jackpots - 18)
  await page.goBack()
  await expect(shown(page)).toHaveCount(18)
  await expect(classes.getByRole('link', { name: t('lobby', 'class.jackpot') })).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await expect(shown(page)).toHaveCount(jackpots - 18)

  await vendors.getByRole('link', { name: /Arara Originals/ }).click()
  await expect(page).toHaveURL(/vendor=ARARA/)
  expect([query('class'), query('page'), query('utm_source')]).toEqual([null, null, 'ad'])
  await expect(shown(page)).toHaveCount(18)
})

test('242 cards make 14 pages', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(`${path('/rng/')}?page=13`)
  await expect(shown(page)).toHaveCount(18)
  const pager = page.getByRole('navigation', { name: t('lobby', 'pager'), exact: true })
  await pager.getByRole('link', { name: t('lobby', 'pager.next'), exact: true }).click()
  await expect(page).toHaveURL(/page=14/)
  await expect(shown(page)).toHaveCount(242 - 13 * 18)
  await expect(pager.getByRole('link', { name: t('lobby', 'pager.page', { number: 14 }) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(pager.getByRole('link', { name: t('lobby', 'pager.next'), exact: true })).toHaveCount(0)
})

test('the search forgives accents and a wrong letter, and says when nothing is there', { tag: '@once' }, async ({
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
  await search.fill('zzzz qqqq')
  const title = t('lobby', 'empty.search.title', { search: 'zzzz qqqq' })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^0 / })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: t('lobby', 'empty.clear') }).click()
  await expect(search).toHaveValue('')
  await expect(shown(page)).toHaveCount(18)
})

test('a visitor who asks for favourites or recent games is asked to log in', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await page.goto(path('/rng/'))
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  for (const list of ['show.favourites', 'show.recent']) {
    await show.getByRole('link', { name: t('lobby', list) }).click()
    await expect(page.getByRole('dialog', { name: t('auth', 'login.title') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto(path('/rng/'))
  await heartOf(page, t('lobby', 'favourite', { game: 'Arara Dourada' })).click()
  await expect(page.getByRole('dialog', { name: t('auth', 'login.title') })).toBeVisible()
})

test("a member's favourites and recent games are kept and listed", { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(5000n))
  const ready = page.waitForResponse((response) => response.url().endsWith('/wps/game/favorites/ids'))
  await page.goto(path('/rng/'))
  await ready
  const heart = heartOf(page, t('lobby', 'favourite', { game: 'Baú do Capitão' }))
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/wps/game/favorites') && response.request().method() !== 'GET',
  )
  await heart.click()
  expect((await kept).ok()).toBe(true)
  await page.reload()
  await expect(heart).toBeChecked()
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  await show.getByRole('link', { name: t('lobby', 'show.favourites') }).click()
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page).getByRole('link', { name: 'Baú do Capitão' })).toBeVisible()

  await show.getByRole('link', { name: t('lobby', 'show.recent') }).click()
  await expect(page.getByRole('heading', { name: t('lobby', 'empty.recent.title') })).toBeVisible()
  await page.getByRole('button', { name: t('lobby', 'empty.all') }).click()
  await page.getByRole('link', { name: 'Frutas Mil', exact: true }).click()
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: t('slots', 'slots.spin'), exact: true }),
  ).toBeEnabled()
  await page.goto(`${path('/rng/')}?show=recent`)
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page).getByRole('link', { name: 'Frutas Mil' })).toBeVisible()
})
