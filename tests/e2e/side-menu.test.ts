import type { Locator, Page } from '@playwright/test'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

type Site = { t(area: string, key: string, values?: Record<string, string>): string; path(route: string): string }

async function openSide(page: Page, { t, path }: Site, isMobile: boolean) {
  await page.goto(path('/'))
  if (isMobile) await page.getByRole('button', { name: t('common', 'menu.open') }).click()
  return page.getByRole('complementary', { name: t('common', 'menu.label') })
}

test('the first promotions and the way to all of them open and close', { tag: '@phone' }, async ({
  page,
  site,
  isMobile,
  language,
}) => {
  const { t, path } = site
  const side = await openSide(page, site, isMobile)
  const offer = side.getByRole('link', { name: { pt: 'PIX em segundos', en: 'PIX in seconds' }[language] })
  await expect(offer).toBeVisible()
  await side
    .locator('summary')
    .filter({ hasText: t('common', 'nav.promotions') })
    .click()
  await expect(offer).toBeHidden()
  await side
    .locator('summary')
    .filter({ hasText: t('common', 'nav.promotions') })
    .click()
  // Of seven promotions six, and the way to all of them.
  await expect(side.locator('.side__sub').first().getByRole('link')).toHaveCount(7)
  await side.getByRole('link', { name: t('common', 'menu.promotions') }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/promotions/')}$`))
  await expect(page.locator('main article')).toHaveCount(7)
})

test('a code for each system shows under the pointer and under the focus', async ({ page, site, isMobile }) => {
  const { t } = site
  const side = await openSide(page, site, isMobile)
  for (const [system, name] of [
    ['android', 'Android'],
    ['ios', 'iPhone'],
  ] as const) {
    const entry = side.getByRole('link', { name: t('common', `app.${system}`) })
    const code = side.getByRole('img', { name: t('common', 'app.codeFor', { system: name }) })
    await expect(code).toBeHidden()
    if (!isMobile) {
      await entry.hover()
      await expect(code).toBeVisible()
      await page.mouse.move(700, 400)
      await expect(code).toBeHidden()
    }
    await entry.focus()
    await expect(code).toBeVisible()
    await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(90)
    const box = await code.boundingBox()
    expect([box?.width, box?.height]).toEqual([90, 90])
    await entry.blur()
  }
})

test('a visitor is offered free play, a member the own lists and the deposit', { tag: '@once' }, async ({
  page,
  context,
  site,
  isMobile,
}) => {
  const { t } = site
  const side = await openSide(page, site, isMobile)
  await expect(side.getByRole('link', { name: t('common', 'menu.freePlay') })).toBeVisible()
  await expect(side.getByRole('link', { name: t('common', 'menu.favourites') })).toBeHidden()
  await expect(side.getByRole('link', { name: t('wallet', 'deposit.title') })).toBeHidden()
  const other = await context.newPage()
  await enterAs(other, await openAccount())
  const own = await openSide(other, site, isMobile)
  await expect(own.getByRole('link', { name: t('common', 'menu.freePlay') })).toBeHidden()
  await expect(own.getByRole('link', { name: t('common', 'menu.favourites') })).toBeVisible()
  await expect(own.getByRole('link', { name: t('wallet', 'deposit.title') })).toBeVisible()
})

test('VIP and inviting are offered to visitors, and to whoever the gateway promotes them to', { tag: '@once' }, async ({
  page,
  context,
  site,
  isMobile,
}) => {
  const { t, path } = site
  const vip = (side: Locator) => side.getByRole('link', { name: t('common', 'menu.vip'), exact: true })
  const invite = (side: Locator) => side.getByRole('link', { name: t('common', 'menu.referral') })
  const side = await openSide(page, site, isMobile)
  await expect(side.getByRole('link', { name: t('common', 'menu.rewards') })).toHaveAttribute(
    'href',
    path('/pointMall/'),
  )
  await expect(invite(side)).toBeVisible()
  await vip(side).click()
  await expect(page.getByRole('dialog', { name: t('auth', 'login.title') })).toBeVisible()

  const member = await context.newPage()
  const account = await openAccount()
  await enterAs(member, account)
  const own = await openSide(member, site, isMobile)
  await expect(own.getByRole('link', { name: t('common', 'menu.rewards') })).toBeVisible()
  await expect(vip(own)).toHaveCount(0)
  await expect(invite(own)).toHaveCount(0)

  const promoted = await context.newPage()
  await promoted.route('**/wps/member/info', async (route) => {
    const answer = await route.fetch()
    const { value } = await answer.json()
    const perks = { hasVip: true, availablePromo: { REFERRAL: { enabled: true } } }
    await route.fulfill({ json: { success: true, value: { ...value, ...perks } } })
  })
  await enterAs(promoted, { ...account, perks: 'vip referral' })
  const theirs = await openSide(promoted, site, isMobile)
  await expect(invite(theirs)).toHaveAttribute('href', path('/promotions/'))
  await vip(theirs).click()
  await expect(promoted).toHaveURL(new RegExp(`${path('/pointMall/')}$`))
})

test('a login brings what is promoted to the account', { tag: '@once' }, async ({ page, context, site, isMobile }) => {
  const { t, path } = site
  await context.route(/\/wps\/member\/info(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const { value } = await answer.json()
    const promoted = { ...value, hasVip: true, availablePromo: { REFERRAL: { enabled: false } } }
    await route.fulfill({ json: { success: true, value: promoted } })
  })
  await page.goto(path('/login/'))
  const form = page.getByRole('dialog')
  await form.getByLabel(t('auth', 'login.username'), { exact: true }).fill('maria')
  await form.getByLabel(t('auth', 'login.password'), { exact: true }).fill('Arara#2026')
  await form.getByRole('button', { name: t('auth', 'login.submit'), exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-perks', /\bvip\b/)
  await page.goto(path('/'))
  if (isMobile) await page.getByRole('button', { name: t('common', 'menu.open') }).click()
  const side = page.getByRole('complementary', { name: t('common', 'menu.label') })
  await expect(side.getByRole('link', { name: t('common', 'menu.vip'), exact: true })).toBeVisible()
  await expect(side.getByRole('link', { name: t('common', 'menu.referral') })).toHaveCount(0)
})

test('every entry of the menu leads somewhere', { tag: '@once' }, async ({ page, site, request, isMobile }) => {
  const side = await openSide(page, site, isMobile)
  const links = await side.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  for (const address of new Set(links)) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const { hash } = new URL(address)
    if (hash.length > 1) expect(await answer.text(), address).toContain(`id="${hash.slice(1)}"`)
  }
})
