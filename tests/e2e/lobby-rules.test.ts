import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

const shown = (page: Page) => page.locator('[data-game]:visible')

test('what a choice does to the others: all resets, a vendor resets the classification, both clear the search', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const query = () => Object.fromEntries(new URL(page.url()).searchParams)
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
  await page.goto(`${path('/rng/')}?vendor=LUMORA&class=video&q=carpa`)
  // Until the lobby listens, what was built is shown after a while.
  await expect(page.locator('html')).not.toHaveAttribute('data-lobby')
  await expect(shown(page).getByRole('link', { name: 'Carpa da Fortuna', exact: true })).toBeVisible()
  await classes.getByRole('link', { name: t('lobby', 'class.jackpot') }).click()
  expect(query()).toEqual({ vendor: 'LUMORA', class: 'jackpot' })
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await vendors.getByRole('link', { name: /Tucum/ }).click()
  expect(query()).toEqual({ vendor: 'TUCUM' })
  await classes.getByRole('link', { name: t('lobby', 'class.classic') }).click()
  await show.getByRole('link', { name: t('lobby', 'show.favourites') }).click()
  const login = page.getByRole('dialog', { name: t('auth', 'login.title') })
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  expect(query()).toMatchObject({ show: 'favourites', vendor: 'TUCUM', class: 'classic' })
  await show.getByRole('link', { name: t('lobby', 'show.all') }).click()
  await expect.poll(query).toEqual({})
})

test('a choice tapped before the lobby listens keeps the other choices and parameters of the address', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${path('/rng/')}?vendor=LUMORA&utm_source=ad`, { waitUntil: 'commit' })
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  await classes.getByRole('link', { name: t('lobby', 'class.jackpot') }).click()
  await expect(page.locator('[data-grid="lobby"]')).toHaveAttribute('aria-busy', 'true')
  scripts.resolve()
  await expect(page).toHaveURL(/class=jackpot/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    vendor: 'LUMORA',
    class: 'jackpot',
    utm_source: 'ad',
  })
})

test('hot games have no classifications, other lists no search, and one class alone is no choice', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  await page.goto(path('/rng/?show=hot'))
  await expect(page.locator('html')).not.toHaveAttribute('data-lobby')
  await expect(page.locator('.tile:visible:not(.tile--hot)')).toHaveCount(0)
  await expect(classes).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.goto(path('/rng/'))
  await expect(classes).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeVisible()
  // Every fishing game is an arcade game.
  await page.goto(path('/fish/'))
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(classes).toHaveCount(0)
})

test('what can be played now is a filter, and stands first without it', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  const resting = page.locator('.tile--resting:visible')
  await page.goto(path('/rng/'))
  await expect(shown(page)).toHaveCount(48)
  await expect(shown(page).first()).not.toHaveClass(/tile--resting/)
  await expect(resting).not.toHaveCount(0)
  await show.getByRole('link', { name: t('lobby', 'show.playable') }).click()
  await expect(page).toHaveURL(/show=playable/)
  await expect(resting).toHaveCount(0)
  await expect(shown(page)).toHaveCount(24)
  await page.goto(path('/live/?show=playable'))
  await expect(page.getByRole('heading', { name: t('empty', 'empty.playable.title') })).toBeVisible()
  // Whatever is hot can be played.
  await page.goto(path('/rng/?show=hot'))
  await expect(page.locator('html')).not.toHaveAttribute('data-lobby')
  await expect(resting).toHaveCount(0)
})

test('classifications have names in every lobby', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  for (const [route, key] of [
    ['/live/', 'roulette'],
    ['/pvp/', 'board'],
    ['/sports/', 'cockfight'],
    ['/esports/', 'arena'],
    ['/elott/', 'bingo'],
  ] as const) {
    await page.goto(path(route))
    const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
    await expect(classes.getByRole('link', { name: t('lobby', `class.${key}`), exact: true })).toBeVisible()
    expect(await classes.textContent()).not.toContain('class.')
  }
})

test('cockfight, split off from sports, is found in its lobby', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/'))
  // Its row unfolds once somebody is here.
  await page.mouse.move(10, 300)
  const lane = page.getByRole('region', { name: t('common', 'category.COCKFIGHT') })
  await lane.getByRole('link', { name: new RegExp(t('home', 'all')) }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/sports/')}\\?vendor=TERREIRO$`))
  await expect(shown(page)).toHaveCount(4)
  await expect(shown(page).first()).toContainText('Terreiro Bravo')
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
  await expect(vendors.getByRole('link', { name: /Terreiro Bravo/ })).toHaveAttribute('aria-current', 'true')
})

test('the way back finds the list where it was left', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  const top = () => page.evaluate(() => Math.round(scrollY))
  const pager = page.getByRole('navigation', { name: t('lobby', 'pager'), exact: true })
  await page.goto(path('/rng/?class=video'))
  await expect(page.locator('html')).not.toHaveAttribute('data-lobby')
  const card = shown(page).nth(40)
  await card.scrollIntoViewIfNeeded()
  const left = await top()
  expect(left).toBeGreaterThan(100)
  await page.goto(path('/promotions/'))
  await page.goBack()
  await expect(card).toBeVisible()
  await expect.poll(top).toBe(left)

  // Within the lobby another page begins at its top.
  await pager.getByRole('link', { name: t('lobby', 'pager.next'), exact: true }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect.poll(top).toBeLessThan(left)
})
