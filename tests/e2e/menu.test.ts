import type { Locator } from '@playwright/test'
import { expectWholeAccessible } from '#tests/support/accessible.ts'
import { anyPage, expect, type Site, test } from '#tests/support/e2e.ts'

/** The code of an app, which shows while its entry has the focus. */
async function expectCodes(side: Locator, { t }: Site, unseen?: (entry: Locator, code: Locator) => Promise<void>) {
  for (const [system, name] of [
    ['android', 'Android'],
    ['ios', 'iPhone'],
  ] as const) {
    const entry = side.getByRole('link', { name: t('common', `app.${system}`) })
    const code = side.getByRole('img', { name: t('common', 'app.codeFor', { system: name }) })
    await expect(code).toBeHidden()
    await unseen?.(entry, code)
    await entry.focus()
    await expect(code).toBeVisible()
    await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(90)
    const box = await code.boundingBox()
    expect([box?.width, box?.height]).toEqual([90, 90])
    await entry.blur()
  }
}

test('on a phone the side menu is a drawer with the categories, the promotions and the apps', {
  tag: '@phone-only',
}, async ({ page, site, language }) => {
  const { t, path } = site
  // The page that unfolds its promotions.
  await page.goto(path('/promotions/'))
  const side = page.getByRole('complementary', { name: t('common', 'menu.label') })
  const open = () => page.getByRole('button', { name: t('common', 'menu.open') }).click()
  await expect(side).toBeHidden()
  await open()
  await expect(side).toBeVisible()
  await expectWholeAccessible(page, 'drawer')
  await test.step('a code for each system shows under the focus', () => expectCodes(side, site))
  const summary = side.locator('summary').filter({ hasText: t('common', 'nav.promotions') })
  await test.step('the first promotions open and close', async () => {
    const offer = side.getByRole('link', { name: { pt: 'PIX em segundos', en: 'PIX in seconds' }[language] })
    await expect(offer).toBeVisible()
    await summary.click()
    await expect(offer).toBeHidden()
    await summary.click()
    // Six of ten promotions, and a link to all of them.
    await expect(side.locator('.side__sub').first().getByRole('link')).toHaveCount(7)
    await expect(side.getByRole('link', { name: t('common', 'menu.promotions') })).toHaveAttribute(
      'href',
      path('/promotions/'),
    )
  })
  await page.keyboard.press('Escape')
  await expect(side).toBeHidden()
  await open()
  await test.step('the menu of a phone lists the categories, and its links work', async () => {
    const list = page.locator('#menu').getByRole('list', { name: t('common', 'nav.categories') })
    for (const key of ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'COCKFIGHT', 'FISH', 'RNG', 'PVP', 'ESPORTS'])
      await expect(list.getByRole('link', { name: t('common', `category.${key}`), exact: true })).toBeVisible()
    await list.getByRole('link', { name: t('common', 'category.FISH'), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/fish/')}$`))
  })
})

test('at a desk the side menu has the offers for visitors, its links work, and it stays narrow', {
  tag: '@desktop-only',
}, async ({ page, site, language, request }) => {
  const { t, path } = site
  await page.goto(path('/promotions/'))
  const side = page.getByRole('complementary', { name: t('common', 'menu.label') })
  await test.step('a code for each system shows under the pointer and under the focus', () =>
    expectCodes(side, site, async (entry, code) => {
      await entry.hover()
      await expect(code).toBeVisible()
      await page.mouse.move(700, 400)
      await expect(code).toBeHidden()
    }))
  await test.step('a visitor sees free play, VIP and inviting, but no own lists and no deposit', async () => {
    await expect(side.getByRole('link', { name: t('common', 'menu.freePlay'), exact: true })).toBeVisible()
    await expect(side.getByRole('link', { name: t('common', 'menu.favourites') })).toBeHidden()
    await expect(side.getByRole('link', { name: t('deposits', 'deposit.title') })).toBeHidden()
    const rewards = side.getByRole('link', { name: t('common', 'menu.rewards'), exact: true })
    await expect(rewards).toHaveAttribute('href', path('/pointMall/'))
    const vip = side.getByRole('link', { name: t('common', 'menu.vip'), exact: true })
    await expect(vip).toHaveAttribute('href', path('/vip/'))
    await expect(side.getByRole('link', { name: t('common', 'menu.referral') })).toBeVisible()
  })
  await test.step('every link of the menu works', async () => {
    const all = await side
      .getByRole('link')
      .evaluateAll((every) => every.map((link) => (link as HTMLAnchorElement).href))
    for (const address of new Set(all)) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      const { hash } = new URL(address)
      if (hash.length > 1) expect(await answer.text(), address).toContain(`id="${hash.slice(1)}"`)
    }
  })
  await test.step('the side menu stays narrow', async () => {
    const narrow = page.getByRole('checkbox', { name: t('common', 'menu.narrow') })
    const wide = (await side.boundingBox())?.width ?? 0
    await page.locator('label').filter({ has: narrow }).click()
    await expect.poll(async () => (await side.boundingBox())?.width ?? 0).toBeLessThan(wide / 2)
    await page.goto(path(anyPage))
    await expect(narrow).toBeChecked()
    expect((await side.boundingBox())?.width).toBeLessThan(wide / 2)
    await page.locator('label').filter({ has: narrow }).click()
    await page.reload()
    await expect(narrow).not.toBeChecked()
  })
  await test.step('another language shows the same page', async () => {
    const other = language === 'pt' ? 'English' : 'Português'
    await side
      .getByText(language === 'pt' ? 'Português' : 'English')
      .first()
      .click()
    await side.getByRole('link', { name: other }).click()
    await expect(page).toHaveURL(new RegExp(language === 'pt' ? `/en${anyPage}$` : `[^n]${anyPage}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'en' : 'pt-BR')
  })
})

test('a page whose styles are not cached loads without an error in the browser', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  // A route switches the cache off; the fixture fails on an error of the page.
  await context.route('**/never/asked', (route) => route.abort())
  await page.goto(path('/mirrors/'))
  for (const [key, route] of [
    ['footer.app', '/app/'],
    ['footer.points', '/pointMall/'],
  ] as const) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common', key) })
      .click()
    await expect(page).toHaveURL(new RegExp(`${path(route)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.evaluate((to) => location.assign(to), path('/help/#terms'))
  await expect(page.getByRole('heading', { level: 2, name: t('help', 'terms.title'), exact: true })).toBeInViewport()
})
