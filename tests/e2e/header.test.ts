import type { Page } from '@playwright/test'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'

const categories = (page: Page, site: { t(area: string, key: string): string }) =>
  page.getByRole('navigation', { name: site.t('common', 'nav.categories'), exact: true })

test('the navigation has every category with vendors, names them by pointer and focus, and launches a single game', {
  tag: '@desktop-only',
}, async ({ page, site }) => {
  const { t, path } = site
  const { data } = await gateway()(getGameVendors, { language: 'pt' })
  await page.goto(path(anyPage))
  const nav = categories(page, site)
  await test.step('the bar has the categories with vendors, playable ones first (rule 5.1)', async () => {
    const shown = await nav.locator('> ul > li > a').allTextContents()
    const order = ['ELOTT', 'LOTT', 'LIVE', 'RNG', 'PVP', 'SPORTS', 'COCKFIGHT', 'FISH', 'ESPORTS']
    const served = order.filter((key) => data.lanes.some((lane) => lane.key === key))
    const names = [...['nav.home', 'nav.promotions'], ...served.map((key) => `category.${key}`)]
    expect(shown.map((name) => name.trim())).toEqual(names.map((key) => t('common', key)))
  })
  await test.step('home and promotions have no panel', async () => {
    for (const key of ['nav.home', 'nav.promotions']) {
      await nav.getByRole('link', { name: t('common', key), exact: true }).hover()
      await expect(nav.getByRole('list').locator('visible=true')).toHaveCount(1)
    }
  })
  await test.step('more than ten vendors are closer together', async () => {
    const heights = []
    for (const [key, least] of [
      ['RNG', 11],
      ['LIVE', 1],
    ] as const) {
      const category = t('common', `category.${key}`)
      await nav.getByRole('link', { name: category, exact: true }).hover()
      const list = nav.getByRole('list', { name: t('common', 'nav.vendors', { category }) })
      await expect(list).toBeVisible()
      expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(least)
      heights.push((await list.getByRole('link').first().boundingBox())?.height ?? 0)
    }
    expect(heights[0]).toBeLessThan(heights[1] ?? 0)
    await page.mouse.move(10, 700)
  })
  await test.step('a category names its vendors by pointer and focus', async () => {
    const slots = nav.getByRole('link', { name: t('common', 'category.RNG'), exact: true })
    const vendor = nav.getByRole('link', { name: /^Cordel Games/ })
    await expect(vendor).toBeHidden()
    await slots.hover()
    await expect(vendor).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(vendor).toBeHidden()
    await page.mouse.move(10, 700)

    await slots.focus()
    await expect(vendor).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: /^Arara Originals/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(slots).toBeFocused()
    await expect(vendor).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(vendor).toBeVisible()
    await vendor.click()
    await expect(page).toHaveURL(new RegExp(`${path('/rng/')}\\?vendor=CORDEL$`))
  })
  await test.step('the navigation launches the game of a single vendor', async () => {
    await nav.getByRole('link', { name: t('common', 'category.COCKFIGHT'), exact: true }).click()
    await expect(page).toHaveURL(/#(game-\d+|login:game-\d+)$/)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('the navigation works by touch on a large screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('a finger opens the vendors first and follows the link with the second tap', { tag: '@desktop-only' }, async ({
    page,
    site,
  }) => {
    const { t, path } = site
    await page.goto(path(anyPage))
    const lotteries = categories(page, site).getByRole('link', { name: t('common', 'category.ELOTT'), exact: true })
    await lotteries.tap()
    await expect(categories(page, site).getByRole('link', { name: /^Relâmpago/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path(anyPage))
    await lotteries.tap()
    await expect(page).toHaveURL(new RegExp(`${path('/elott/')}$`))
  })
})

test('the balance can be hidden, which a reload keeps, and the icon opens the notices, which ask for no act and are not counted (rule 12.21)', {
  tag: '@desktop',
}, async ({ page, site, isMobile }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(123_45n))
  await page.goto(path(anyPage))
  const sum = page.locator('.balance__sum')
  const eye = page.getByRole('checkbox', { name: t('common', 'balance.hide') })
  const icon = page.getByRole('banner').getByRole('link', { name: t('common', 'notices') })
  await test.step('the balance can be hidden', async () => {
    await expect(sum).toHaveText(/123[.,]45$/)
    await expect(eye).not.toBeChecked()
    await page.locator('label').filter({ has: eye }).click()
    await expect(sum).toHaveText(/^[•*]+$/)
  })
  // On a phone the notices are in the menu.
  if (!isMobile)
    await test.step('the notice icon opens the notices and counts none', async () => {
      await expect(icon).toHaveText(t('common', 'notices'))
      await icon.click()
      await expect(page).toHaveURL(/#notice$/)
    })
  await test.step('a reload keeps it hidden, and the balance can be shown again', async () => {
    const read = page.waitForResponse('**/wps/notice?*')
    await page.reload()
    await expect(eye).toBeChecked()
    await expect(sum).toHaveText(/^[•*]+$/)
    await read
    if (!isMobile) {
      // The address opens the notices again.
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.locator('label').filter({ has: eye }).click()
    await expect(sum).toHaveText(/123[.,]45$/)
  })
})
