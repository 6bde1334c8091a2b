import { modules } from '#contract/entities/whitelabel.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { holdScripts } from '#tests/support/held.ts'
import { operatorSays, turn } from '#tests/support/operator.ts'

test('the token of a reset link is gone before any script of the page arrives', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  const release = await holdScripts(page)
  await page.goto(path('/?utm_source=mail&reset=a-secret'), { waitUntil: 'commit' })
  await expect(page).toHaveURL(new RegExp(`${path('/')}\\?utm_source=mail#reset$`))
  expect(await page.evaluate(() => sessionStorage.getItem('arara.reset'))).toBe('a-secret')
  release()
  await expect(page.getByRole('dialog', { name: t('steps', 'reset.title') })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
})

test('what the operator does not offer is not shown', { tag: '@once' }, async ({ page, context, site }) => {
  const { t, path } = site
  await operatorSays(context, (info) => {
    for (const modId of [modules.freePlay, modules.mobileCodeLogin]) turn(info.whitelabel, modId, false)
  })
  await page.goto(path('/login/'))
  const form = page.getByRole('dialog').first()
  await expect(form.getByRole('button', { name: t('auth', 'login.submit'), exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: t('auth', 'freePlay') })).toHaveCount(0)
  await expect(form.getByText(t('auth', 'login.via.sms'), { exact: true })).toHaveCount(0)
})

test('a single way to register or to recover needs no choice', { tag: '@once' }, async ({ page, context, site }) => {
  const { t, path } = site
  const form = page.getByRole('dialog').first()
  const tab = (key: string) => form.getByText(t(key.startsWith('forgot.') ? 'steps' : 'auth', key), { exact: true })
  await page.goto(path('/register/'))
  for (const way of ['username', 'mobile']) await expect(tab(`register.via.${way}`)).toBeVisible()
  await page.goto(path(`${anyPage}#forgot`))
  for (const way of ['email', 'phone']) await expect(tab(`forgot.via.${way}`)).toBeVisible()
  await operatorSays(context, (info) => {
    for (const modId of [modules.mobileRegister, modules.phoneRecovery]) turn(info.whitelabel, modId, false)
  })
  await page.goto(path('/register/'))
  await expect(form.getByLabel(t('auth', 'register.username'), { exact: true })).toBeVisible()
  for (const way of ['username', 'mobile']) await expect(tab(`register.via.${way}`)).toHaveCount(0)
  await page.goto(path(`${anyPage}#forgot`))
  await expect(form.getByRole('heading', { name: t('auth', 'forgot.title') })).toBeVisible()
  for (const way of ['email', 'phone']) await expect(tab(`forgot.via.${way}`)).toHaveCount(0)
})

test('a registration by number asks for a password only where the operator wants one', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  await operatorSays(context, (info) => turn(info.whitelabel, modules.mobileRegisterPassword, false))
  await page.goto(path('/register/'))
  const form = page.getByRole('dialog').first()
  const password = form.getByLabel(t('auth', 'register.password'), { exact: true })
  await expect(password).toBeVisible()
  await form.getByText(t('auth', 'register.via.mobile'), { exact: true }).click()
  await expect(form.getByRole('button', { name: t('steps', 'code.send') })).toBeVisible()
  await expect(password).toHaveCount(0)
})

test('free play that was closed meanwhile says so', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 403/)
  await page.route('**/wps/session/login/freeplay', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'free_play_closed', message: 'closed' } }),
  )
  await page.goto(path('/login/'))
  await page
    .getByRole('dialog')
    .first()
    .getByRole('button', { name: t('auth', 'freePlay') })
    .click()
  await expect(page.getByRole('dialog').first().getByRole('alert')).toHaveText(t('errors', 'error.free_play_closed'))
})
