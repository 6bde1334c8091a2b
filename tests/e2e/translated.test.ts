import { enterAs, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { translate } from '#tests/support/translated.ts'

test('a translated login says that the password is wrong; if something breaks it, it offers to load the part again', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 401|NotFoundError|removeChild/)
  await page.goto(path('/login/'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('auth', 'login.username'), { exact: true }).fill('nobody-here')
  await dialog.getByLabel(t('auth', 'login.password'), { exact: true }).fill('Wrong#2026')
  await translate(page)
  const submit = dialog.locator('button[type="submit"]')
  await submit.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(submit).toHaveText(t('auth', 'login.submit'))

  await test.step('an extension takes the form away, which React removes later', async () => {
    await page.evaluate(() => document.querySelector('dialog form')?.remove())
    await dialog.getByRole('radio', { name: t('auth', 'login.via.sms') }).click({ force: true })
    await expect(page.getByText(t('stopped', 'stopped'))).toBeVisible()
    await page.getByRole('button', { name: t('stopped', 'again') }).click()
    await expect(dialog.getByLabel(t('auth', 'login.username'), { exact: true })).toBeVisible()
  })
})

test('a translated PIX charge is opened and credited', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path, money } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/member/depositv2/'))
  const amount = page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })
  await amount.fill('50,00')
  await page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') }).check()
  await translate(page)
  await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
  const pay = page.getByRole('button', { name: t('deposits', 'deposit.sandboxPay') })
  await expect(pay).toBeVisible()
  await translate(page)
  await pay.click()
  await expect(
    page.getByRole('heading', { name: t('deposits', 'deposit.paid', { amount: money(50_00) }) }),
  ).toBeVisible()
})
