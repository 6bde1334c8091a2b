import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, password, test } from '#tests/support/e2e.ts'
import { openMenu } from '#tests/support/player.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA and axe's good practice, in the page and its frames: nothing may be left. */
async function expectAccessible(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(found, what).toEqual([])
}

for (const route of ['/', '/rng/', '/live/', '/promotions/', '/help/', '/nowhere/'] as const) {
  test(`axe: ${route}`, { tag: '@pair' }, async ({ page, site }) => {
    if (route === '/nowhere/') expectConsole(page, /404/)
    await page.goto(site.path(route))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page, route)
  })
}

test('axe: a lobby without results', { tag: '@pair' }, async ({ page, site }) => {
  await page.goto(`${site.path('/rng/')}?q=zzzzqqqq`)
  await expect(page.getByRole('button', { name: site.t('lobby', 'empty.clear') })).toBeVisible()
  await expectAccessible(page, 'no results')
})

test('axe: login, its errors and letters, registration and its errors', { tag: '@pair' }, async ({ page, site }) => {
  const { t, path } = site
  const { account } = await openAccount()
  expectConsole(page, /status of 401/)
  await page.goto(path('/login/'))
  const form = page.getByRole('dialog')
  const submit = form.getByRole('button', { name: t('auth', 'login.submit'), exact: true })
  await expect(submit).toBeVisible()
  await expectAccessible(page, 'login')
  await form.getByLabel(t('auth', 'login.username'), { exact: true }).fill(account)
  await form.getByLabel(t('auth', 'login.password'), { exact: true }).fill(`${password}?`)
  await submit.click()
  await expect(form.getByRole('img', { name: t('auth', 'captcha.picture') })).toBeVisible()
  await submit.click()
  await expect(form.getByText(t('auth', 'captcha.required'))).toBeVisible()
  await expectAccessible(page, 'login with errors and letters')
  await form.getByRole('link', { name: t('auth', 'register.tab') }).click()
  await expect(form.locator('form')).toHaveAttribute('aria-busy', 'false')
  await form.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()
  await expect(form.getByText(t('errors', 'error.terms_not_accepted'))).toBeVisible()
  await expectAccessible(page, 'registration with errors')
})

test('axe: a deposit from amount to credit', { tag: '@pair' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/member/#depositv2'))
  const submit = page.getByRole('button', { name: t('wallet', 'deposit.submit') })
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

test('axe: betting history, empty and full', { tag: '@pair' }, async ({ page, context, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/member/#personalHistoryCopy'))
  await expect(page.getByRole('heading', { name: t('member', 'history.empty.title') })).toBeVisible()
  await expectAccessible(page, 'empty history')
  const other = await context.newPage()
  await enterAs(other, await demoAccount('maria'))
  await other.goto(path('/member/#personalHistoryCopy'))
  await expect(other.getByRole('time').first()).toBeVisible()
  await expectAccessible(other, 'history')
})

test('axe: the member menu and the question before signing out', { tag: '@pair' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/'))
  await openMenu(page, site)
  await expect(page.locator('#member-menu')).toBeVisible()
  await expectAccessible(page, 'member menu')
  await page.getByRole('button', { name: t('common', 'logout'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: t('common', 'logout.title') })).toBeVisible()
  await expectAccessible(page, 'signing out')
})

test('axe: a resting game, and a game in its frame with its dialogs', { tag: '@pair' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(2000n))
  // axe puts a style sheet of its own into the frame, which the frame's policy refuses.
  expectConsole(page, /status of 503|inline style/)
  await page.goto(path('/rng/#game-2001'))
  await expect(page.getByRole('dialog', { name: t('game', 'maintenance.title') })).toBeVisible()
  await expectAccessible(page, 'maintenance')
  await page.goto(path('/rng/?from=test#game-1001'))
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

test('axe: a trial user who asks for real money', { tag: '@pair' }, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 403/)
  await page.goto(path('/login/'))
  await page.getByRole('button', { name: t('auth', 'freePlay') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'trial')
  await page.goto(path('/rng/#game-1001'))
  await page.getByRole('button', { name: t('game', 'frame.toReal') }).click()
  await expect(page.getByRole('dialog', { name: t('game', 'trial.title') })).toBeVisible()
  await expectAccessible(page, 'real account needed')
})

test('axe: the side menu as a drawer', { tag: ['@pair', '@phone'] }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/'))
  await page.getByRole('button', { name: t('common', 'menu.open') }).click()
  await expect(page.getByRole('complementary', { name: t('common', 'menu.label') })).toBeVisible()
  await expectAccessible(page, 'drawer')
})
