import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, password, test } from '#tests/support/e2e.ts'

/** A virtual authenticator of Chromium that confirms at once. */
const device = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

test('a passkey is added, opens the account without a password, and is removed', { tag: '@phone' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  // No browser makes passkeys for an address without a name.
  const origin = (process.env.BASE_URL ?? '').replace('127.0.0.1', 'localhost')
  const at = (route: string) => origin + path(route)
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', { options: device })
  const member = await openAccount()
  await enterAs(page, member)
  await page.goto(at('/member/securityCenter/'))
  const panel = page.getByRole('region', { name: t('security', 'passkeys.title') })

  await test.step('it is added with the password; a person who stops the device can try again', async () => {
    await expect(panel.getByText(t('security', 'passkeys.empty'))).toBeVisible()
    await panel.getByText(t('security', 'passkeys.add'), { exact: true }).click()
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await panel.getByLabel(t('security', 'password.current'), { exact: true }).fill(password)
    await panel.getByRole('button', { name: t('security', 'passkeys.add.submit') }).click()
    await expect(panel.getByText(t('security', 'passkeys.add.stopped'))).toBeVisible()
    await expectAccessible(page, 'a passkey that was not made')
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await panel.getByRole('button', { name: t('security', 'passkeys.add.again') }).click()
    await expect(panel.getByRole('listitem')).toContainText(t('security', 'passkeys.unused'))
    await expect(panel.getByText(t('security', 'passkeys.added'))).toBeVisible()
    await expectAccessible(page, 'a list of passkeys')
  })

  await test.step('it logs in without name and password', async () => {
    await page.evaluate(() => sessionStorage.removeItem('arara.session'))
    await page.goto(`${at(anyPage)}#login`)
    const popup = page.getByRole('dialog')
    await popup.getByRole('button', { name: t('auth-passkeys', 'passkey.login') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
  })

  await test.step('it is removed with the password', async () => {
    await page.goto(at('/member/securityCenter/'))
    const row = panel.getByRole('listitem')
    await expect(row).not.toContainText(t('security', 'passkeys.unused'))
    await row.locator('summary').click()
    await row.getByLabel(t('security', 'password.current'), { exact: true }).fill(password)
    await row.getByRole('button', { name: t('security', 'passkeys.remove.submit') }).click()
    await expect(panel.getByText(t('security', 'passkeys.removed'))).toBeVisible()
    await expect(panel.getByText(t('security', 'passkeys.empty'))).toBeVisible()
  })
})
