import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { openMenu } from '#tests/support/player.ts'

test('the side menu stays as narrow as it was left', { tag: '@desktop' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path(anyPage))
  const narrow = page.getByRole('checkbox', { name: t('common', 'menu.narrow') })
  const side = page.getByRole('complementary', { name: t('common', 'menu.label') })
  const wide = (await side.boundingBox())?.width ?? 0
  await page.locator('label').filter({ has: narrow }).click()
  await expect.poll(async () => (await side.boundingBox())?.width ?? 0).toBeLessThan(wide / 2)
  await page.goto(path('/rng/'))
  await expect(narrow).toBeChecked()
  expect((await side.boundingBox())?.width).toBeLessThan(wide / 2)
  await page.locator('label').filter({ has: narrow }).click()
  await page.reload()
  await expect(narrow).not.toBeChecked()
})

test('on a phone the side menu is a drawer', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path(anyPage))
  const side = page.getByRole('complementary', { name: t('common', 'menu.label') })
  await expect(side).toBeHidden()
  await page.getByRole('button', { name: t('common', 'menu.open') }).click()
  await expect(side).toBeVisible()
  await expectAccessible(page, 'drawer')
  await page.keyboard.press('Escape')
  await expect(side).toBeHidden()
  await page.getByRole('button', { name: t('common', 'menu.open') }).click()
  await side.getByRole('link', { name: t('common', 'nav.help'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/help/')}$`))
})

test('another language shows the same page', { tag: '@once' }, async ({ page, site, language, isMobile }) => {
  const { t, path } = site
  await page.goto(path('/promotions/'))
  if (isMobile) await page.getByRole('button', { name: t('common', 'menu.open') }).click()
  const side = page.getByRole('complementary', { name: t('common', 'menu.label') })
  const other = language === 'pt' ? 'English' : 'Português'
  await side
    .getByText(language === 'pt' ? 'Português' : 'English')
    .first()
    .click()
  await side.getByRole('link', { name: other }).click()
  await expect(page).toHaveURL(new RegExp(language === 'pt' ? '/en/promotions/$' : '[^n]/promotions/$'))
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'en' : 'pt-BR')
})

test('the member menu names the account, leads to its pages, and asks before it logs out', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  const account = await openAccount()
  await enterAs(page, account)
  await page.goto(path(anyPage))
  await openMenu(page, site)
  const menu = page.locator('#member-menu')
  await expect(menu).toContainText(account.account)
  await expectAccessible(page, 'member menu')
  await menu.getByRole('button', { name: t('common', 'logout'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('common', 'logout.title') })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'signing out')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await openMenu(page, site)
  await menu.getByRole('button', { name: t('common', 'logout'), exact: true }).click()
  await dialog.getByRole('button', { name: t('common', 'logout.stay') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
  await openMenu(page, site)
  await menu.getByRole('link', { name: t('member', 'history.title') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('member', 'history.title') })).toBeVisible()
})

test('a page whose styles are not cached comes without a complaint of the browser', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  // A route switches the cache off; the fixture fails on an error of the page.
  await context.route('**/never/asked', (route) => route.abort())
  for (const [key, route] of [
    ['footer.app', '/app/'],
    ['footer.points', '/pointMall/'],
  ] as const) {
    await page.goto(path(anyPage))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common', key) })
      .click()
    await expect(page).toHaveURL(new RegExp(`${path(route)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(path(anyPage))
  await page.evaluate((to) => location.assign(to), path('/help/#terms'))
  await expect(page.getByRole('heading', { level: 2, name: t('help', 'terms.title'), exact: true })).toBeInViewport()
})
