import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { holdScripts } from '#tests/support/held.ts'

const shown = (page: Page) => page.locator('[data-game]:visible')

test('a choice keeps the others or resets them, tapped before or after the lobby is active', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  const query = () => Object.fromEntries(new URL(page.url()).searchParams)
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
  await test.step('a choice that is tapped before the lobby is active keeps the other choices and parameters', async () => {
    const release = await holdScripts(page)
    await page.goto(`${path('/rng/')}?vendor=LUMORA&utm_source=ad`, { waitUntil: 'commit' })
    await classes.getByRole('link', { name: t('lobby', 'class.jackpot') }).click()
    await expect(page.locator('[data-grid="lobby"]')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page).toHaveURL(/class=jackpot/)
    expect(query()).toEqual({ vendor: 'LUMORA', class: 'jackpot', utm_source: 'ad' })
  })
  await test.step('all resets, a vendor resets the classification, both clear the search', async () => {
    await page.goto(`${path('/rng/')}?vendor=LUMORA&class=video&q=carpa`)
    // Until the lobby is active, the built tiles appear after a while.
    await expect(page.locator('html')).not.toHaveAttribute('data-lobby')
    await expect(shown(page).getByRole('link', { name: 'Carpa da Fortuna', exact: true })).toBeVisible()
    await classes.getByRole('link', { name: t('lobby', 'class.jackpot') }).click()
    expect(query()).toEqual({ vendor: 'LUMORA', class: 'jackpot' })
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await vendors.getByRole('link', { name: /Tucum/ }).click()
    expect(query()).toEqual({ vendor: 'TUCUM' })
  })
  await test.step('a visitor who asks for favourites or recent games is asked to log in', async () => {
    await classes.getByRole('link', { name: t('lobby', 'class.classic') }).click()
    const login = page.getByRole('dialog', { name: t('auth', 'login.title') })
    for (const list of ['favourites', 'recent']) {
      await show.getByRole('link', { name: t('lobby', `show.${list}`) }).click()
      await expect(login).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(login).toHaveCount(0)
      expect(query()).toMatchObject({ show: list, vendor: 'TUCUM', class: 'classic' })
    }
    await show.getByRole('link', { name: t('lobby', 'show.all') }).click()
    await expect.poll(query).toEqual({})
  })
})

test('playable games are a filter and come first; hot games have no classifications, other lists no search', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  const resting = page.locator('.tile--resting:visible')
  await test.step('playable games are a filter, and come first without it', async () => {
    await page.goto(path('/rng/'))
    await expect(shown(page)).toHaveCount(48)
    await expect(shown(page).first()).not.toHaveClass(/tile--resting/)
    await expect(resting).not.toHaveCount(0)
    await expect(classes).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await show.getByRole('link', { name: t('lobby', 'show.playable') }).click()
    await expect(page).toHaveURL(/show=playable/)
    await expect(resting).toHaveCount(0)
    await expect(shown(page)).toHaveCount(24)
    await page.goto(path('/live/?show=playable'))
    await expect(page.getByRole('heading', { name: t('empty', 'empty.playable.title') })).toBeVisible()
  })
  await test.step('hot games are playable; they have no classifications and no search', async () => {
    await page.goto(path('/rng/?show=hot'))
    await expect(page.locator('html')).not.toHaveAttribute('data-lobby')
    await expect(page.locator('.tile:visible:not(.tile--hot)')).toHaveCount(0)
    await expect(resting).toHaveCount(0)
    await expect(classes).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
  await test.step('a single class is not shown as a choice', async () => {
    // Every fishing game is an arcade game.
    await page.goto(path('/fish/'))
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(classes).toHaveCount(0)
  })
})

// That classifications have names in every lobby: tests/site/lobbies.test.ts.
test('going back shows the list where it was left', { tag: '@once' }, async ({ page, site }) => {
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
