import { createHandoff } from '#contract/account/auth/create-handoff.ts'
import { changeTo, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

// agent-centre.test.ts arrives by such a link too.
const mint = async (token: string) => (await gateway()(createHandoff, {}, { token })).code

test('a hand-off link leads to its page, logged in, and works once', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  const account = await openAccount(1234n)
  const html = page.locator('html')
  const link = path(`/member/?token=${await mint(account.token)}#personalHistoryCopy`)
  await test.step('a link leads to a page of the account', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: t('history', 'history.title') })).toBeVisible()
    await expect(
      page.getByRole('button', { name: t('common', 'account.menu', { account: account.account }) }),
    ).toBeVisible()
    await expect(html).toHaveAttribute('data-role', 'member')
    await expect(page).toHaveURL(path('/member/personalHistoryCopy/'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a link works once', async () => {
    const other = await context.newPage()
    expectConsole(other, /status of 410/)
    await other.goto(link)
    const login = other.getByRole('dialog', { name: t('auth', 'login.title') })
    await expect(login.getByRole('alert')).toHaveText(t('errors', 'error.handoff_invalid'))
    await expect(other.locator('html')).toHaveAttribute('data-role', 'visitor')
    expect(other.url()).not.toContain('token')
    await other.keyboard.press('Escape')
    await expect(login).toHaveCount(0)
    await expect(other.getByRole('alert')).toHaveText(t('errors', 'error.handoff_invalid'))
    await other.close()
  })
  await test.step('on a public page a link logs in and stays there', async () => {
    await page.evaluate(() => sessionStorage.removeItem('arara.session'))
    await page.goto(path(`/promotions/?token=${await mint(account.token)}`))
    await expect(page.locator('.balance__sum')).toContainText(/12[.,]34/)
    await expect(page).toHaveURL(new RegExp(`${path('/promotions/')}$`))
  })
  await test.step('a kept session loads its account once per page', async () => {
    let asked = 0
    await changeTo(page, { ...account, role: 'agent', entitlements: 'line' })
    await page.goto('about:blank')
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/wps/member/info') asked += 1
    })
    await page.goto(path('/'))
    await expect(html).toHaveAttribute('data-role', 'member')
    await expect(html).toHaveAttribute('data-entitlements', 'vip points referral deposit funds')
    await expect(page.locator('.balance__sum')).toContainText(/\d/)
    expect(asked).toBe(1)
  })
})
