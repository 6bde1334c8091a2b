import type { Page } from '@playwright/test'
import { logout } from '#contract/account/auth/logout.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { type Visitor, visitorOf } from '#tests/support/crawl.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'
import { logIn, openMenu } from '#tests/support/player.ts'

const refused = /status of (401|409|422)/

/** The idle page, where only the person's next call notices the end, because no event arrives. */
async function readUntold(page: Page, address: string): Promise<Visitor> {
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  await page.routeWebSocket('**/wps/events', () => resolve())
  const visitor = await visitorOf(page)
  await page.goto(address)
  // By then it has requested its ticket, which would find out too.
  await listening
  await visitor.read('member')
  return visitor
}

/** The session that the tab has now. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('arara.session') ?? '{}').token)

test('a session that ended on the server asks once for the login, keeps what was typed, and leads back', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount()
  await enterAs(page, account)
  expectConsole(page, refused)
  const { settled } = await readUntold(page, path('/member/depositv2/'))
  await test.step('the login is asked for once, and what was typed stays', async () => {
    const amount = page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })
    await amount.fill('77,00')
    await page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') }).check()
    await gateway()(logout, {}, { token: account.token })
    await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
    await expect(page.getByRole('dialog').getByText(t('common', 'session.ended'))).toBeInViewport()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await logIn(page, site, account.account)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(amount).toHaveValue('77,00')
    await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
    await expect(page.getByRole('button', { name: t('deposits', 'deposit.sandboxPay') })).toBeVisible()
  })
  await test.step('a session that ended while the history was open leads back to the history', async () => {
    const history = t('history', 'history.title')
    await page.goto(path('/member/personalHistoryCopy/'))
    await expect(page.getByRole('heading', { name: t('history', 'history.empty.title') })).toBeVisible()
    await settled()
    await gateway()(logout, {}, { token: await tokenOf(page) })
    await page
      .locator('label')
      .filter({ hasText: t('tables', 'range.days', { days: 30 }) })
      .click()
    await logIn(page, site, account.account)
    await expect(page.getByRole('heading', { level: 1, name: history })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('history', 'history.empty.title') })).toBeVisible()
  })
})

test('several calls that find the session ended at once ask once for the login', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  const account = await openAccount()
  await enterAs(page, account)
  expectConsole(page, refused)
  await gateway()(logout, {}, { token: account.token })
  // The header asks for these at once; all are refused before one answer is there.
  const calls = ['/wps/v2/wallets/balance', '/wps/member/info/icon', '/wps/member/message/unread']
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  const refuse = await hold(page, '**/wps/**')
  const answered = calls.map((call) => page.waitForResponse((response) => response.url().endsWith(call)))
  await page.goto(path(anyPage))
  const entries = await page.evaluate(() => history.length)
  await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(calls))
  refuse()
  const statuses = (await Promise.all(answered)).map((response) => response.status())
  expect(statuses).toEqual([401, 401, 401])
  const ended = page.getByText(t('common', 'session.ended'))
  const login = page.getByRole('dialog', { name: t('auth', 'login.title') })
  await expect(login).toHaveCount(1)
  await expect(ended).toHaveCount(1)
  await expect(login.getByRole('button', { name: t('auth', 'login.submit'), exact: true })).toBeVisible()
  await expectAccessible(page, 'a session that ended')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)
})

test('a logout in one tab leaves nothing of the account in the other', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  const account = await openAccount(1234n)
  expect(await balanceOf(account)).toBe(1234n)
  const other = await context.newPage()
  await enterAs(other, account)
  await other.goto(path('/member/personalHistoryCopy/'))
  await expect(other.getByText(account.account)).not.toHaveCount(0)
  const { read } = await visitorOf(page)
  await enterAs(page, account)
  await page.goto(path(anyPage))
  // A call that is still running while its page logs out is rightly refused; this test is not about it.
  await read('member')
  await openMenu(page, site)
  await page.getByRole('button', { name: t('common', 'logout'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common', 'logout'), exact: true })
    .click()
  await expect(other.locator('html')).toHaveAttribute('data-role', 'visitor')
  await expect(other).toHaveURL(new RegExp(`${path('/')}$`))
  await expect(other.getByText(account.account)).toHaveCount(0)
})
