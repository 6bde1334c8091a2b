import type { Page } from '@playwright/test'
import { getOutbox } from '#contract/auth/get-outbox.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, freshName, password, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'
import { openMobileAccount } from '#tests/support/mobile-account.ts'
import { newestCode } from '#tests/support/outbox.ts'

const refused = /status of (401|403|410|422|429)/

const dialogOf = (page: Page) => page.getByRole('dialog').first()
const isIn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-role', 'member')

test('a forgotten password: by SMS, and home', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  const mobileNum = await openMobileAccount()
  await page.goto(path('/live/#login'))
  const form = dialogOf(page)
  await form.getByRole('button', { name: t('auth', 'login.forgot') }).click()
  await expect(page).toHaveURL(/#forgot$/)
  await form.getByText(t('steps', 'forgot.via.phone'), { exact: true }).click()
  await expect(form.getByLabel(t('auth', 'mobile.country'))).toBeEnabled()
  await form.getByLabel(t('auth', 'mobile'), { exact: true }).fill(mobileNum)
  await form.getByRole('button', { name: t('steps', 'code.send') }).click()
  await expect(form.getByText(t('steps', 'code.sent'))).toBeVisible()
  await form.getByLabel(t('steps', 'code'), { exact: true }).fill(await newestCode(mobileNum))
  await form.getByLabel(t('steps', 'password.new'), { exact: true }).fill('Outra-Senha-27')
  await form.getByLabel(t('steps', 'password.again'), { exact: true }).fill('Outra-Senha-27')
  await form.getByRole('button', { name: t('steps', 'password.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`\\d${path('/')}$`))
  await isIn(page)
})

test('what a form must know to judge a name is waited for', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  const release = await hold(page, '**/wps/system/setting/register*')
  await page.goto(path(`${anyPage}#login`))
  const form = dialogOf(page)
  await form.getByRole('button', { name: t('auth', 'login.forgot') }).click()
  const name = form.getByLabel(t('auth', 'login.username'), { exact: true })
  await name.fill('no body!')
  const submit = form.getByRole('button', { name: t('steps', 'forgot.submit') })
  await submit.click()
  await expect(submit).toHaveCount(0)
  release()
  await expect(name).toHaveAccessibleDescription(t('auth', 'reg_pattern_2', { length: '6 - 16' }))
})

test('a forgotten password: by the link of an e-mail', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  // A second link to one address waits a minute.
  const email = `${freshName()}@example.com`
  await page.goto(path(`${anyPage}#login`))
  const form = dialogOf(page)
  await form.getByRole('button', { name: t('auth', 'login.forgot') }).click()
  const name = form.getByLabel(t('auth', 'login.username'), { exact: true })
  await name.fill('no body!')
  await form.getByRole('button', { name: t('steps', 'forgot.submit') }).click()
  await expect(name).toHaveAccessibleDescription(t('auth', 'reg_pattern_2', { length: '6 - 16' }))
  await name.fill('nobody77')
  await form.getByLabel(t('auth', 'register.email'), { exact: true }).fill(email)
  await form.getByRole('button', { name: t('steps', 'forgot.submit') }).click()
  await expect(form.getByText(t('steps', 'forgot.sent', { email }))).toBeVisible()
  const { messages } = await gateway()(getOutbox, { to: email })
  expect(messages).toEqual([])

  // A link that is no longer good says so; its token stands in the address no more.
  expectConsole(page, refused)
  await page.goto(path('/?reset=not-a-token'))
  await expect(page).toHaveURL(new RegExp(`${path('/')}#reset$`))
  const reset = page.getByRole('dialog', { name: t('steps', 'reset.title') })
  await reset.getByLabel(t('steps', 'password.new'), { exact: true }).fill('Outra-Senha-27')
  await reset.getByLabel(t('steps', 'password.again'), { exact: true }).fill('Outra-Senha-27')
  await reset.getByRole('button', { name: t('steps', 'password.submit') }).click()
  await expect(reset.getByText(t('errors', 'error.reset_token_invalid'))).toBeVisible()
})

test('a member changes the password', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, refused)
  await enterAs(page, await openAccount())
  await page.goto(path('/rng/#changePassword'))
  const form = page.getByRole('dialog', { name: t('steps', 'changePassword.title') })
  const old = form.getByLabel(t('steps', 'password.old'), { exact: true })
  const submit = form.getByRole('button', { name: t('steps', 'password.submit') })
  await form.getByLabel(t('steps', 'password.new'), { exact: true }).fill('Outra-Senha-27')
  await form.getByLabel(t('steps', 'password.again'), { exact: true }).fill('Outra-Senha-28')
  await old.fill('not-this-one')
  await submit.click()
  await expect(form.getByText(t('auth', 'field.mismatch'))).toBeVisible()
  await form.getByLabel(t('steps', 'password.again'), { exact: true }).fill('Outra-Senha-27')
  await submit.click()
  await expect(old).toHaveAccessibleDescription(t('errors', 'error.password_wrong'))
  await old.fill(password)
  await submit.click()
  await expect(form.getByText(t('steps', 'changePassword.done'))).toBeVisible()
  await form.getByRole('button', { name: t('steps', 'ok') }).click()
  await expect(page).toHaveURL(new RegExp(`\\d${path('/')}$`))
  await expect(form).toHaveCount(0)
})
