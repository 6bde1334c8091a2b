import { logout } from '#contract/account/auth/logout.ts'
import { expectWholeAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { hold, holdScripts } from '#tests/support/held.ts'
import { operatorSays } from '#tests/support/operator.ts'
import { openMenu } from '#tests/support/player.ts'

test('the member menu names the account and has its entries, the bar leads to the deposit, and a logout needs a confirmation', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path(anyPage))
  const menu = page.locator('#member-menu')
  const leave = menu.getByRole('button', { name: t('common', 'logout'), exact: true })
  const question = page.getByRole('dialog', { name: t('common', 'logout.title') })
  const bar = page.getByRole('navigation', { name: t('common', 'nav.shortcuts') }).or(page.getByRole('banner'))
  await expect(bar.getByRole('link', { name: t('deposits', 'deposit.title') })).toHaveAttribute(
    'href',
    path('/member/depositv2/'),
  )
  await openMenu(page, site)
  await expect(menu).toContainText('maria')
  for (const name of [t('security', 'security.title'), t('history', 'history.title'), t('common', 'support')])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: new RegExp(`^${t('messages', 'inbox.title')}.*[0-9]`) })).toBeVisible()
  await expect(menu.getByRole('link', { name: t('agent-centre', 'desk.title') })).toHaveCount(0)
  await expectWholeAccessible(page, 'member menu')
  await test.step('a person can cancel the logout (rule 2.11)', async () => {
    await leave.click()
    await expect(question).toBeVisible()
    await expectWholeAccessible(page, 'signing out')
    await page.goBack()
    await expect(question).toHaveCount(0)
    await openMenu(page, site)
    await leave.click()
    await question.getByRole('button', { name: t('common', 'logout.stay') }).click()
    await expect(question).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
  })
  await openMenu(page, site)
  await leave.click()
  await question.getByRole('button', { name: t('common', 'logout'), exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')
  await expect(page).toHaveURL(({ pathname }) => pathname === path('/'))
})

test('the menu of a page whose scripts are late opens, and a logout in it is not lost', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  await operatorSays(context, (info) => Object.assign(info, { chat: true }))
  await enterAs(page, await openAccount())
  const release = await holdScripts(page)
  await page.goto(path(anyPage), { waitUntil: 'commit' })
  await page.locator('.avatar').click()
  const menu = page.locator('#member-menu')
  await expect(menu).toBeVisible()
  release()
  await expect(menu.getByRole('link', { name: t('common', 'account.chat') })).toBeVisible()

  const again = await holdScripts(page)
  await page.goto(path('/help/'), { waitUntil: 'commit' })
  await page.locator('.avatar').click()
  await menu.getByRole('button', { name: t('common', 'logout'), exact: true }).click()
  await expect(menu).toBeHidden()
  again()
  await expect(page.getByRole('dialog', { name: t('common', 'logout.title') })).toBeVisible()
})

test('no call starts with the old token during a logout', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  const marks = /_astro\/SessionParts\..*\.js$/
  const release = await hold(page, marks)
  const left = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  await page.route(`**${logout.path}`, async (route) => {
    const response = await route.fetch()
    left.resolve()
    await told.promise
    await route.fulfill({ response })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const came = page.waitForResponse(marks)
  await page.goto(path(anyPage))
  await openMenu(page, site)
  await page
    .locator('#member-menu')
    .getByRole('button', { name: t('common', 'logout'), exact: true })
    .click()
  const question = page.getByRole('dialog', { name: t('common', 'logout.title') })
  await question.getByRole('button', { name: t('common', 'logout'), exact: true }).click()
  await left.promise
  release()
  await (await came).finished()
  // Long enough to ask, and to be refused, if it would.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(asked.filter((one) => one.endsWith('/favorites/ids'))).toEqual([])
  told.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')
})

test('missing pictures of accounts and games are replaced by default ones', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  expectConsole(page, /status of 404/)
  await enterAs(page, await openAccount())
  const icon = '/art/no-such-picture.png'
  await context.route('**/wps/member/info/icon', (route) => route.fulfill({ json: { success: true, value: { icon } } }))
  await context.route('**/art/tiles/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(site.path('/rng/'))
  const shown = (picture: HTMLImageElement) => [new URL(picture.src).pathname, picture.naturalWidth > 0]
  const tile = page.locator('.tile__art img').first()
  await expect.poll(() => tile.evaluate(shown)).toEqual(['/art/missing-game.svg', true])
  const avatar = page.locator('.header .avatar img')
  await expect.poll(() => avatar.evaluate(shown)).toEqual(['/art/missing-account.svg', true])
})
