import { generate } from 'otplib'
import { login } from '#contract/account/auth/login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { closeAccount } from '#contract/account/security/close-account.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, password, test } from '#tests/support/e2e.ts'

test('a member ends a session elsewhere, sets a withdraw password, and closes the account after a confirmation', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of (409|422)/)
  const member = await openAccount()
  const call = gateway()
  const again = { username: member.account, password, type: 'username' } as const
  const other = await call(login, again)
  await enterAs(page, member)
  const regionOf = (key: string) => page.getByRole('region', { name: t('security', key) })
  const confirmed = regionOf('withdrawPassword.title').getByText(t('security', 'withdrawPassword.done'))
  await test.step('a session elsewhere is ended', async () => {
    await page.goto(path('/member/securityCenter/'))
    const sessions = regionOf('sessions.title')
    await expect(sessions.getByText(t('security', 'sessions.current'))).toBeVisible()
    const rows = sessions.getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await rows.getByRole('button').click()
    await expect(rows).toHaveCount(1)
    await expect(call(getMemberInfo, {}, { token: other.token })).rejects.toThrow('session_expired')
  })
  await test.step('a withdraw password is set with the password, and a wrong one is reported at its field', async () => {
    const panel = regionOf('withdrawPassword.title')
    await panel.getByText(t('security', 'withdrawPassword.choose')).click()
    const field = (key: string) => panel.getByLabel(t('security', key), { exact: true })
    await field('withdrawPassword.new').fill('739105')
    await field('withdrawPassword.again').fill('739105')
    await field('password.current').fill('not the password')
    await panel.getByRole('button', { name: t('security', 'withdrawPassword.submit') }).click()
    await expect(panel.getByRole('alert')).toHaveText(t('errors', 'error.password_wrong'))
    await expect(field('password.current')).toBeFocused()
    await field('password.current').fill(password)
    await panel.getByRole('button', { name: t('security', 'withdrawPassword.submit') }).click()
    await expect(confirmed).toBeVisible()
    await expect(panel.getByText(t('security', 'withdrawPassword.set'), { exact: true })).toBeVisible()
  })
  await test.step('the account is closed after the money is out and a confirmation', async () => {
    const panel = regionOf('closing.title')
    const ask = async () => {
      await panel.getByText(t('security', 'closing.open')).click()
      await panel.getByLabel(t('security', 'password.current'), { exact: true }).fill(password)
      await panel.getByRole('button', { name: t('security', 'closing.next') }).click()
      await expect(
        panel.getByRole('group', { name: t('security', 'closing.ask', { account: member.account }) }),
      ).toBeVisible()
    }
    await ask()
    await panel.getByRole('button', { name: t('security', 'closing.no') }).click()
    await ask()
    // What the steps before left on the page is checked with the question.
    await expect(confirmed).toBeVisible()
    await expectAccessible(page, 'security centre with the question before closing')
    // tests/contract/account/security/closing.test.ts has all refusals of the gateway.
    await page.route(`**${closeAccount.path}`, (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'closing_deposit_open', message: '' } }),
    )
    await panel.getByRole('button', { name: t('security', 'closing.yes') }).click()
    await expect(panel.getByRole('alert')).toHaveText(t('security', 'error.closing_deposit_open'))
    const link = panel.getByRole('link', { name: t('security', 'closing.where.deposits') })
    await expect(link).toHaveAttribute('href', path('/member/depositv2/'))

    await page.unroute(`**${closeAccount.path}`)
    await ask()
    await panel.getByRole('button', { name: t('security', 'closing.yes') }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
    await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')
    await expect(call(login, again)).rejects.toThrow('account_closed')
  })
})

test('an authenticator app is set up, and the next login needs its code', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /status of 401/)
  const member = await openAccount()
  await enterAs(page, member)
  await page.goto(path('/member/securityCenter/'))
  const panel = page.getByRole('region', { name: t('security', 'authenticator.title') })
  await panel.getByText(t('security', 'authenticator.setUp')).click()
  await panel.getByLabel(t('security', 'password.current'), { exact: true }).fill(password)
  await panel.getByRole('button', { name: t('security', 'authenticator.begin') }).click()
  await expect(panel.getByRole('img', { name: t('security', 'authenticator.qr') })).toBeVisible()
  await expectAccessible(page, 'setting up an authenticator app')
  const secret = await panel.locator('code').innerText()
  await panel.getByLabel(t('auth-steps', 'verify.authenticator.label')).fill(await generate({ secret }))
  await panel.getByRole('button', { name: t('security', 'authenticator.confirm') }).click()
  const codes = panel.getByRole('list', { name: t('security', 'codes.title') }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [code = ''] = await codes.allInnerTexts()
  await expectAccessible(page, 'recovery codes')
  await panel.getByRole('button', { name: t('security', 'codes.kept') }).click()
  await expect(codes).toHaveCount(0)

  await page.evaluate(() => sessionStorage.removeItem('arara.session'))
  await page.goto(path('/login/'))
  const popup = page.getByRole('dialog')
  await popup.locator('[name="username"]').fill(member.account)
  await popup.locator('[name="password"]').fill(password)
  await popup.locator('[type="submit"]').click()
  await expect(popup.getByText(t('auth-steps', 'verify.text.app'))).toBeVisible()
  await popup.getByText(t('auth-steps', 'verify.recoveryCode'), { exact: true }).click()
  await popup.getByRole('textbox', { name: t('auth-steps', 'verify.recoveryCode.label') }).fill(code)
  await popup.getByRole('button', { name: t('auth-steps', 'verify.submit') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
  // A login without a page to lead back to leaves its address for the home page.
  await expect(page).toHaveURL(({ pathname }) => pathname === path('/'))
})
