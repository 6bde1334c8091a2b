import type { Locator, Page } from '@playwright/test'
import { getOutbox } from '#contract/account/auth/get-outbox.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { gateway } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, freshName, test } from '#tests/support/e2e.ts'
import { hold, holdScripts } from '#tests/support/held.ts'
import { openMobileAccount } from '#tests/support/mobile-account.ts'
import { newestCode } from '#tests/support/outbox.ts'

const refused = /status of (401|403|410|422|429)/

const dialogOf = (page: Page) => page.getByRole('dialog').first()
const isIn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-role', 'member')

/** An empty form, and the errors that it shows when it is sent. */
async function examineEmpty(page: Page, form: Locator, what: string): Promise<void> {
  await expect(form.locator('form')).toBeVisible()
  await expectAccessible(page, what)
  await form.locator('button[type="submit"]').click()
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
  await expectAccessible(page, `${what} refused`)
}

test('a forgotten password is replaced by SMS, with the login; then the member changes it', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, refused)
  const mobileNum = await openMobileAccount()
  const forgotten = 'Outra-Senha-27'
  await test.step('a forgotten password is replaced by SMS, with the login', async () => {
    await page.goto(path('/live/#login'))
    const form = dialogOf(page)
    await form.getByRole('button', { name: t('auth', 'login.forgot') }).click()
    await expect(page).toHaveURL(/#forgot$/)
    await form.getByText(t('auth-steps', 'forgot.via.phone'), { exact: true }).click()
    await expect(form.getByLabel(t('auth', 'mobile.country'))).toBeEnabled()
    await expectAccessible(page, 'forgotten, by phone')
    await form.getByLabel(t('auth', 'mobile'), { exact: true }).fill(mobileNum)
    await form.getByRole('button', { name: t('auth-steps', 'code.send') }).click()
    await expect(form.getByText(t('auth-steps', 'code.sent'))).toBeVisible()
    await form.getByLabel(t('auth-steps', 'code'), { exact: true }).fill(await newestCode(mobileNum))
    await form.getByLabel(t('auth-steps', 'password.new'), { exact: true }).fill(forgotten)
    await form.getByLabel(t('auth-steps', 'password.again'), { exact: true }).fill(forgotten)
    await form.getByRole('button', { name: t('auth-steps', 'password.submit') }).click()
    await expect(page).toHaveURL(new RegExp(`\\d${path('/')}$`))
    await isIn(page)
  })
  await test.step('a member changes the password', async () => {
    await page.goto(path('/rng/#changePassword'))
    const form = page.getByRole('dialog', { name: t('auth-steps', 'changePassword.title') })
    await examineEmpty(page, form, 'changePassword')
    const old = form.getByLabel(t('auth-steps', 'password.old'), { exact: true })
    const submit = form.getByRole('button', { name: t('auth-steps', 'password.submit') })
    await form.getByLabel(t('auth-steps', 'password.new'), { exact: true }).fill('Mais-Uma-Senha-28')
    await form.getByLabel(t('auth-steps', 'password.again'), { exact: true }).fill('Mais-Uma-Senha-29')
    await old.fill('not-this-one')
    await submit.click()
    await expect(form.getByText(t('auth', 'field.mismatch'))).toBeVisible()
    await form.getByLabel(t('auth-steps', 'password.again'), { exact: true }).fill('Mais-Uma-Senha-28')
    await submit.click()
    await expect(old).toHaveAccessibleDescription(t('errors', 'error.password_wrong'))
    await old.fill(forgotten)
    await submit.click()
    await expect(form.getByText(t('auth-steps', 'changePassword.done'))).toBeVisible()
    await form.getByRole('button', { name: t('auth-steps', 'ok') }).click()
    await expect(page).toHaveURL(new RegExp(`\\d${path('/')}$`))
    await expect(form).toHaveCount(0)
  })
})

test('a forgotten password is requested by e-mail, once the rules of names are loaded', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  const release = await hold(page, '**/wps/system/setting/register*')
  await page.goto(path(`${anyPage}#login`))
  const form = dialogOf(page)
  await form.getByRole('button', { name: t('auth', 'login.forgot') }).click()
  const name = form.getByLabel(t('auth', 'login.username'), { exact: true })
  const submit = form.getByRole('button', { name: t('auth-steps', 'forgot.submit') })
  await test.step('the form waits for the rules of names', async () => {
    await name.fill('no body!')
    await submit.click()
    await expect(submit).toHaveCount(0)
    release()
    await expect(name).toHaveAccessibleDescription(t('auth', 'reg_pattern_2', { length: '6 - 16' }))
  })
  await test.step('a forgotten password is replaced by the link of an e-mail', async () => {
    await name.fill('')
    await examineEmpty(page, form, 'forgot')
    // A second link to one address waits a minute.
    const email = `${freshName()}@example.com`
    await name.fill('no body!')
    await submit.click()
    await expect(name).toHaveAccessibleDescription(t('auth', 'reg_pattern_2', { length: '6 - 16' }))
    await name.fill('nobody77')
    await form.getByLabel(t('auth', 'register.email'), { exact: true }).fill(email)
    await submit.click()
    await expect(form.getByText(t('auth-steps', 'forgot.sent', { email }))).toBeVisible()
    const { messages } = await gateway()(getOutbox, { to: email })
    expect(messages).toEqual([])
  })
})

test('the token of a reset link is gone before any script of the page loads, and an expired one is reported', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, refused)
  const release = await holdScripts(page)
  await page.goto(path('/?utm_source=mail&reset=not-a-token'), { waitUntil: 'commit' })
  await expect(page).toHaveURL(new RegExp(`${path('/')}\\?utm_source=mail#reset$`))
  expect(await page.evaluate(() => sessionStorage.getItem('arara.reset'))).toBe('not-a-token')
  release()
  const reset = page.getByRole('dialog', { name: t('auth-steps', 'reset.title') })
  await expect(reset).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  const submit = reset.getByRole('button', { name: t('auth-steps', 'password.submit') })
  await submit.click()
  await expect(reset.locator('[aria-invalid="true"]').first()).toBeFocused()
  await reset.getByLabel(t('auth-steps', 'password.new'), { exact: true }).fill('Outra-Senha-27')
  await reset.getByLabel(t('auth-steps', 'password.again'), { exact: true }).fill('Outra-Senha-27')
  await submit.click()
  await expect(reset.getByText(t('errors', 'error.reset_token_invalid'))).toBeVisible()
})
