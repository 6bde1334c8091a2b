import { getCaptcha } from '#contract/account/auth/get-captcha.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, password, test } from '#tests/support/e2e.ts'
import { expectLoginClosed, logIn } from '#tests/support/player.ts'

const refused = /status of (401|409|422)/

test('a members’ page sends a visitor to the login, and the login back; a foreign address is ignored (rule 2.13)', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const { account } = await openAccount()
  // tests/unit/stores/account/auth/next-path.test.ts lists foreign addresses.
  await test.step('a foreign address after the login is ignored', async () => {
    await page.goto(path(`${anyPage}?next=//evil.example/#login`))
    await logIn(page, site, account)
    // The login closes where it was opened; one that led somewhere else would stay until that is there.
    await expectLoginClosed(page)
    await expect(page).toHaveURL(({ pathname }) => pathname === path(anyPage))
  })
  await test.step('a members’ page sends a visitor to the login, and the login back', async () => {
    await page.evaluate(() => sessionStorage.clear())
    const address = path('/member/personalHistoryCopy/?days=30')
    await page.goto(address)
    await expect(page).toHaveURL(new RegExp(`${path('/login/')}\\?next=`))
    await logIn(page, site, account)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: t('history', 'history.title') })).toBeVisible()
    // The guarded page was replaced by the login, and that by the page again: the one before them comes next.
    await page.goBack()
    await expect(page).toHaveURL(({ pathname }) => pathname === path(anyPage))
    await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
  })
})

test('a login opens and closes with its address, and needs letters or work after a wrong password', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const { account } = await openAccount()
  expectConsole(page, refused)
  const form = page.getByRole('dialog')
  const name = form.getByLabel(t('auth', 'login.username'), { exact: true })
  const secret = form.getByLabel(t('auth', 'login.password'), { exact: true })
  const submit = form.getByRole('button', { name: t('auth', 'login.submit'), exact: true })
  const picture = form.getByRole('img', { name: t('auth-steps', 'captcha.picture') })
  const letters = form.getByLabel(t('auth-steps', 'captcha'), { exact: true })
  const opener = page.getByRole('link', { name: t('common', 'login'), exact: true }).first()
  await page.clock.install()
  await test.step('a popup is in the address: back closes it, forward opens it', async () => {
    await page.goto(path(anyPage))
    await opener.click()
    const dialog = page.getByRole('dialog', { name: t('auth', 'login.title') })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/#login$/)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await page.goForward()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/#login/)
  })
  // tests/contract/account/auth/login.test.ts tests that a name without an account gets the same answer.
  await test.step('a wrong password is reported without a hint, then a picture with letters comes', async () => {
    await opener.click()
    await expect(submit).toBeVisible()
    await submit.click()
    await expect(form.getByText(t('auth', 'login.username.required'))).toBeVisible()
    await expect(form.getByText(t('auth', 'login.password.required'))).toBeVisible()
    await expect(name).toBeFocused()

    await name.fill(account)
    await secret.fill('wrong-password')
    await submit.click()
    await expect(form.getByRole('alert')).toHaveText(t('errors', 'error.login_failed'))
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
  await test.step('another picture loads once a second, however often it is clicked (rule 2.5)', async () => {
    const again = form.getByRole('button', { name: t('auth-steps', 'captcha.refresh') })
    const isPicture = (sent: { url(): string }) => sent.url().endsWith(getCaptcha.path)
    let asked = 0
    page.on('request', (request) => {
      if (isPicture(request)) asked += 1
    })
    const refreshed = () => Promise.all([page.waitForResponse(isPicture), again.click()])
    // More than a second after the first picture, and less than the minute by which what a page seals may be ahead.
    await page.clock.pauseAt(new Date(Date.now() + 30_000))
    await refreshed()
    await again.click()
    await page.clock.runFor(999)
    await again.click()
    await page.clock.runFor(1)
    await refreshed()
    expect(asked).toBe(2)
    await page.clock.resume()
  })
  await test.step('letters are required, and wrong ones are reported', async () => {
    await submit.click()
    await expect(form.getByText(t('auth', 'captcha.required'))).toBeVisible()
    await expect(letters).toBeFocused()
    await expectAccessible(page, 'login with errors and letters')
    await letters.fill('zzzzz')
    await submit.click()
    await expect(form.getByText(t('errors', 'error.captcha_wrong'))).toBeVisible()
    await expect(name).toHaveValue(account)
  })
  await test.step('a person who cannot see the letters logs in without them, by keyboard', async () => {
    await letters.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const other = form.getByRole('button', { name: t('auth-steps', 'captcha.work.choose') })
    await expect(other).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(letters).toBeHidden()
    await expect(form.getByRole('status').filter({ hasText: t('auth-steps', 'captcha.work') })).toBeVisible()
    // The same button, still focused, reverts it.
    const back = form.getByRole('button', { name: t('auth-steps', 'captcha.work.back') })
    await expect(back).toBeFocused()
    await expectAccessible(page, 'work in place of letters')
    await secret.fill(password)
    await secret.press('Enter')
    // The duration of the work depends on the machine.
    await expect(page.locator('html')).toHaveAttribute('data-role', 'member', { timeout: 60_000 })
  })
})

test('registration shows the faults under each field', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  const taken = await openAccount()
  expectConsole(page, refused)
  await page.goto(path(`${anyPage}#login`))
  const form = page.getByRole('dialog')
  await form.getByRole('link', { name: t('auth', 'register.tab') }).click()
  const field = (name: string) => form.getByLabel(t('auth', `register.${name}`), { exact: true })
  const submit = form.getByRole('button', { name: t('auth', 'register.submit'), exact: true })
  const says = (name: string, text: string) => expect(field(name)).toHaveAccessibleDescription(new RegExp(quoted(text)))
  await expect(field('confirmPassword')).toBeVisible()

  await submit.click()
  await expect(field('username')).toBeFocused()
  await expect(field('username')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText(t('errors', 'error.terms_not_accepted'))).toBeVisible()
  await expectAccessible(page, 'registration with errors')

  await field('username').fill(taken.account)
  await field('password').fill('short')
  await field('confirmPassword').fill('other')
  await form.getByRole('checkbox').check()
  await submit.click()
  await expect(field('password')).toBeFocused()
  await says('confirmPassword', t('auth', 'field.mismatch'))

  await field('password').fill('password1')
  await field('confirmPassword').fill('password1')
  await submit.click()
  await says('password', t('auth', 'field.common'))
  await expect(field('password')).toBeFocused()

  await field('password').fill(password)
  await field('confirmPassword').fill(password)
  await submit.click()
  await says('username', t('errors', 'error.username_taken'))
  await expect(field('username')).toBeFocused()
  await expect(field('password')).toHaveValue(password)
})

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
