import { login } from '#contract/auth/login.ts'
import { logout } from '#contract/auth/logout.ts'
import { getStatus } from '#contract/system/get-status.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, password, test } from '#tests/support/e2e.ts'

test('axe: a lobby without results', { tag: '@phone' }, async ({ page, site }) => {
  await page.goto(`${site.path('/rng/')}?q=zzzzqqqq`)
  await expect(page.getByRole('button', { name: site.t('empty', 'empty.clear') })).toBeVisible()
  await expectAccessible(page, 'no results')
})

test('axe: login, its errors and letters, registration and its errors', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  const { account } = await openAccount()
  expectConsole(page, /status of 401/)
  await page.goto(path(`${anyPage}#login`))
  const form = page.getByRole('dialog')
  const submit = form.getByRole('button', { name: t('auth', 'login.submit'), exact: true })
  await expect(submit).toBeVisible()
  await expectAccessible(page, 'login')
  await form.getByLabel(t('auth', 'login.username'), { exact: true }).fill(account)
  await form.getByLabel(t('auth', 'login.password'), { exact: true }).fill(`${password}?`)
  await submit.click()
  await expect(form.getByRole('img', { name: t('steps', 'captcha.picture') })).toBeVisible()
  await submit.click()
  await expect(form.getByText(t('auth', 'captcha.required'))).toBeVisible()
  await expectAccessible(page, 'login with errors and letters')
  await form.getByRole('link', { name: t('auth', 'register.tab') }).click()
  await expect(form.getByLabel(t('auth', 'register.confirmPassword'), { exact: true })).toBeVisible()
  await form.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()
  await expect(form.getByText(t('errors', 'error.terms_not_accepted'))).toBeVisible()
  await expectAccessible(page, 'registration with errors')
})

test('axe: a deposit from amount to credit', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/member/depositv2/'))
  const submit = page.getByRole('button', { name: t('wallet', 'deposit.submit.pix') })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(t('wallet', 'deposit.amount.required'))
  await expectAccessible(page, 'amount with an error')
  await page.getByLabel(t('wallet', 'deposit.amount'), { exact: true }).fill('20,00')
  await submit.click()
  const pay = page.getByRole('button', { name: t('wallet', 'deposit.sandboxPay') })
  await expect(pay).toBeVisible()
  await expectAccessible(page, 'charge')
  await pay.click()
  await expect(page.getByText(t('wallet', 'deposit.paid.text'))).toBeVisible()
  await expectAccessible(page, 'paid')
})

test('axe: betting history, empty and full', { tag: '@phone' }, async ({ page, context, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/member/personalHistoryCopy/'))
  await expect(page.getByRole('heading', { name: t('member', 'history.empty.title') })).toBeVisible()
  await expectAccessible(page, 'empty history')
  const other = await context.newPage()
  await enterAs(other, await demoAccount('maria'))
  await other.goto(path('/member/personalHistoryCopy/'))
  await expect(other.getByRole('time').first()).toBeVisible()
  await expectAccessible(other, 'history')
})

test('axe: a game in its frame with its dialogs', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(2000n))
  // axe puts a style sheet of its own into the frame, which the frame's policy refuses.
  expectConsole(page, /inline style/)
  await page.goto(path(`${anyPage}#game-1001`))
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })).toBeEnabled()
  await expectAccessible(page, 'game')
  await frame.getByRole('button', { name: t('slots', 'slots.info.open') }).click()
  await expect(frame.getByRole('dialog', { name: t('slots', 'slots.info.title') })).toBeVisible()
  await expectAccessible(page, 'rules of the game')
  await frame.getByRole('button', { name: t('slots', 'slots.dialog.close') }).click()
  await frame.locator('[aria-haspopup="dialog"]').last().click()
  await expect(frame.getByRole('dialog', { name: t('slots', 'slots.stake.title') })).toBeVisible()
  await expectAccessible(page, 'stakes')
})

test('axe: a forgotten password by phone, a new password that is due, a second step', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /status of 403/)
  const form = page.getByRole('dialog')
  await page.goto(path(`${anyPage}#forgot`))
  await form.getByText(t('steps', 'forgot.via.phone'), { exact: true }).click()
  await expect(form.getByLabel(t('auth', 'mobile.country'))).toBeEnabled()
  await expectAccessible(page, 'forgotten, by phone')

  const offer = { verificationId: 'v1', methods: ['sms', 'email', 'payeeName'], hints: { sms: '•••• 4321' } }
  const answers = [
    [403, { success: false, code: 'verification_required', message: 'prove it', value: offer }],
    [200, { success: true, value: { token: 'due', firstTimeLogin: true, passwordExpired: true } }],
  ] as const
  for (const [status, json] of answers) {
    await page.route(`**${login.path}`, (route) => route.fulfill({ status, json }))
    await page.goto(path(`/?status=${status}#login`))
    await form.getByLabel(t('auth', 'login.username'), { exact: true }).fill('somebody')
    await form.getByLabel(t('auth', 'login.password'), { exact: true }).fill(password)
    await form.getByRole('button', { name: t('auth', 'login.submit'), exact: true }).click()
    const title = status === 403 ? 'verify.title' : 'password.due.title'
    await expect(form.getByRole('heading', { name: t('auth', title) })).toBeVisible()
    await expectAccessible(page, title)
  }
})

test('axe: games of a vendor, a resting lottery, a session that ended', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of (401|503)/)
  const account = await openAccount()
  await enterAs(page, account)
  // The end of the session is for the next page to find out.
  await page.routeWebSocket('**/wps/events', () => undefined)
  await page.goto(path('/live/#games-SALAOREAL'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-game]').first()).toBeVisible()
  await expectAccessible(page, 'games of a vendor')
  await page.goto(path('/lottery/?gameCode=sorte-60'))
  await expect(dialog.getByRole('region', { name: t('lottery', 'instead') })).toBeVisible()
  await expectAccessible(page, 'a resting lottery')
  await page.goto('about:blank')
  await gateway()(logout, {}, { token: account.token })
  await page.goto(path('/favorite/'))
  await expect(dialog.getByText(t('common', 'session.ended'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('auth', 'login.submit'), exact: true })).toBeVisible()
  await expectAccessible(page, 'a session that ended')
})

test('axe: closed doors, and a page without a network', { tag: '@once' }, async ({ page, context, site }) => {
  const { t, path } = site
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/)
  for (const [status, title] of [
    [1, 'maintenance.heading'],
    [2, 'region.heading'],
  ] as const) {
    const doors = { maintenance: status === 1, maintenanceUntil: null, maintenanceMessage: null }
    const value = { status, ...doors, regionRestriction: status === 2 }
    await page.route(`**${getStatus.path}`, (route) => route.fulfill({ json: { success: true, value } }))
    await page.goto(path('/help/'))
    await expect(page.getByRole('dialog', { name: t('system', title) })).toBeVisible()
    await expectAccessible(page, title)
  }
  await page.unroute(`**${getStatus.path}`)
  const looked = page.waitForResponse(`**${getStatus.path}`)
  await page.goto(path('/help/'))
  await looked
  await context.setOffline(true)
  await expect(page.locator('.trouble').getByRole('status')).toHaveText(t('system', 'trouble.offline'))
  await expectAccessible(page, 'without a network')
})
