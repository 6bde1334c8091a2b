import { readFile } from 'node:fs/promises'
import { login } from '#contract/account/auth/login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { setWithdrawPassword } from '#contract/account/security/set-withdraw-password.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, password, test } from '#tests/support/e2e.ts'
import { freshMobile, newestCode } from '#tests/support/outbox.ts'
import { picture } from '#tests/support/pictures.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

test('a member downloads the own data, chooses a picture, proves e-mail and mobile, replaces both passwords and ends everything elsewhere', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { t, path, either } = site
  expectConsole(page, /status of 422/)
  const member = await openAccount(20_00n)
  const call = gateway()
  await call(setWithdrawPassword, { password, newWithdrawPassword: withdrawPassword }, { token: member.token })
  const elsewhere = () => call(login, { username: member.account, password, type: 'username' })
  const others = [await elsewhere(), await elsewhere()]
  await enterAs(page, member)
  await page.goto(path('/member/securityCenter/'))
  const panel = (key: string) => page.getByRole('region', { name: t('security', key), exact: true })
  const profile = panel('profile.title')
  const [mobile, email] = [freshMobile(), `${member.account}@example.com`]

  await test.step('the data are downloaded with the login password', async () => {
    const own = page.getByRole('region', { name: t('export', 'export.title'), exact: true })
    await own.getByText(t('export', 'export.open')).click()
    await own.getByText(t('export', 'export.csv')).click()
    const submit = own.getByRole('button', { name: t('export', 'export.submit') })
    const field = own.getByLabel(t('security', 'password.current'), { exact: true })
    await submit.click()
    await expect(field).toBeFocused()
    await field.fill(password)
    const saved = page.waitForEvent('download')
    await submit.click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^arara-.*\.csv$/)
    const between = either(';', ',')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(`${between}${member.account}${between}`)
    expect(text).toContain(either(';20,00;', ',20.00,'))
    await expect(own.getByRole('status')).toHaveText(t('export', 'export.done'))
    await expectAccessible(page, 'the security centre after a download')
  })
  await test.step('the header shows a chosen picture until it is removed; a file of another type is refused', async () => {
    const shown = page.locator('button.avatar img')
    const choose = page.locator('input[type="file"]')
    const file = (name: string, buffer: Uint8Array) => ({ name, mimeType: 'image/png', buffer: Buffer.from(buffer) })
    await choose.setInputFiles(file('page.png', Buffer.from('<script>alert(1)</script>')))
    await expect(page.getByRole('alert')).toHaveText(t('uploads', 'error.picture_invalid'))
    await expect(shown).toHaveCount(0)
    // Larger than it is needed: the page makes it smaller before it is sent.
    await choose.setInputFiles(file('me.png', await picture({ width: 1600, height: 900 })))
    await expect(shown).toHaveAttribute('src', /^data:image\/webp;base64,/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: t('uploads', 'picture.remove') }).click()
    await expect(shown).toHaveCount(0)
  })
  for (const [kind, value] of [
    ['email', email],
    ['mobile', mobile],
  ] as const)
    await test.step(`${kind} counts once its code is entered`, async () => {
      await profile.getByText(t('security', `profile.${kind}.change`), { exact: true }).click()
      const form = profile.locator('form').filter({ hasText: t('security', `profile.${kind}.hint`) })
      await form.getByLabel(t('security', `profile.${kind}.new`), { exact: true }).fill(value)
      await form.getByLabel(t('security', 'password.current'), { exact: true }).fill(password)
      await form.getByRole('button', { name: t('auth-steps', 'code.send') }).click()
      await expect(form.getByText(t('auth-steps', 'code.sent.there'))).toBeVisible()
      await form.getByLabel(t('auth-steps', 'code'), { exact: true }).fill(await newestCode(value))
      await form.getByRole('button', { name: t('security', `profile.${kind}.submit`) }).click()
      const fact = profile.getByRole('definition').filter({ hasText: kind === 'email' ? '@' : mobile.slice(-2) })
      await expect(fact.getByText(t('security', 'profile.verified'), { exact: true })).toBeVisible()
    })
  await test.step('a birthday is given once', async () => {
    await profile.getByText(t('security', 'profile.birthday.give')).click()
    await profile.getByLabel(t('security', 'profile.birthday'), { exact: true }).fill('1990-05-04')
    await profile.getByRole('button', { name: t('security', 'profile.birthday.submit') }).click()
    await expect(profile.getByText(t('security', 'profile.birthday.give'))).toHaveCount(0)
    await expect(profile.getByText('1990')).toBeVisible()
  })
  await test.step('a forgotten withdraw password is replaced by a code, and no money leaves for a while', async () => {
    const own = panel('withdrawPassword.title')
    await own.getByText(t('security', 'forgotten.title')).click()
    const form = own.locator('form').filter({ hasText: t('auth-steps', 'verify.method') })
    await form.getByRole('button', { name: t('auth-steps', 'code.send') }).click()
    await expect(form.getByText(t('auth-steps', 'code.sent.there'))).toBeVisible()
    await form.getByLabel(t('auth-steps', 'code'), { exact: true }).fill(await newestCode(mobile))
    await form.getByLabel(t('security', 'withdrawPassword.new'), { exact: true }).fill('739105')
    await form.getByLabel(t('security', 'withdrawPassword.again'), { exact: true }).fill('739105')
    await form.getByRole('button', { name: t('security', 'forgotten.submit') }).click()
    await expect(own.getByText(t('security', 'forgotten.done'))).toBeVisible()
  })
  await test.step('an address that is trusted no more', async () => {
    const addresses = panel('addresses.title')
    await addresses.getByRole('button', { name: t('security', 'addresses.remove') }).click()
    await expect(addresses.getByText(t('security', 'addresses.empty'))).toBeVisible()
  })
  await test.step('all other sessions end after a question', async () => {
    const sessions = panel('sessions.title')
    await expect(sessions.getByRole('listitem')).toHaveCount(3)
    await sessions.getByRole('button', { name: t('security', 'sessions.endOthers'), exact: true }).click()
    await sessions.getByRole('button', { name: t('security', 'sessions.endOthers.yes') }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    for (const { token } of others) await expect(call(getMemberInfo, {}, { token })).rejects.toThrow('session_expired')
  })
  await test.step('the login password is changed', async () => {
    const own = panel('password.title')
    await own.getByText(t('security', 'password.change'), { exact: true }).click()
    const fields = own.locator('input[type="password"]')
    for (const [place, value] of [password, 'Tucano!7531', 'Tucano!7531'].entries()) await fields.nth(place).fill(value)
    await own.locator('[type="submit"]').click()
    await expect(own.getByText(t('security', 'password.done'))).toBeVisible()
  })
})
