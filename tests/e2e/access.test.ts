import { modules } from '#contract/site/system/whitelabel.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { operatorSays, turn } from '#tests/support/operator.ts'
import { followHash } from '#tests/support/player.ts'

test('the site hides what the operator does not offer, and reports what was closed in the meantime', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const form = page.getByRole('dialog').first()
  const tab = (key: string) =>
    form.getByText(t(key.startsWith('forgot.') ? 'auth-steps' : 'auth', key), { exact: true })
  /** Leads on to another popup of the same page. */
  const freePlay = form.getByRole('button', { name: t('auth', 'freePlay') })
  await operatorSays(context, (info) => turn(info.whitelabel, modules.mobileRegisterPassword, false))
  await test.step('a visitor who starts free play after it was closed sees a message', async () => {
    expectConsole(page, /status of 403/)
    await page.route('**/wps/session/login/freeplay', (route) =>
      route.fulfill({ status: 403, json: { success: false, code: 'free_play_closed', message: 'closed' } }),
    )
    await page.goto(path(`${anyPage}#login`))
    await freePlay.click()
    await expect(form.getByRole('alert')).toHaveText(t('errors', 'error.free_play_closed'))
  })
  await test.step('several ways to register or to recover are shown as a choice', async () => {
    await followHash(page, 'register')
    for (const way of ['username', 'mobile']) await expect(tab(`register.via.${way}`)).toBeVisible()
    await followHash(page, 'forgot')
    for (const way of ['email', 'phone']) await expect(tab(`forgot.via.${way}`)).toBeVisible()
  })
  // With a password: auth-flows.test.ts.
  await test.step('a registration by number needs a password only where the operator demands one', async () => {
    await followHash(page, 'register')
    const password = form.getByLabel(t('auth', 'register.password'), { exact: true })
    await expect(password).toBeVisible()
    await form.getByText(t('auth', 'register.via.mobile'), { exact: true }).click()
    await expect(form.getByRole('button', { name: t('auth-steps', 'code.send') })).toBeVisible()
    await expect(password).toHaveCount(0)
  })
  const off = [modules.freePlay, modules.mobileCodeLogin, modules.mobileRegister, modules.phoneRecovery]
  await operatorSays(context, (info) => {
    for (const modId of off) turn(info.whitelabel, modId, false)
  })
  await test.step('the site hides what the operator does not offer', async () => {
    await page.goto(path('/login/'))
    await expect(form.getByRole('button', { name: t('auth', 'login.submit'), exact: true })).toBeVisible()
    await expect(freePlay).toHaveCount(0)
    await expect(form.getByText(t('auth', 'login.via.sms'), { exact: true })).toHaveCount(0)
  })
  await test.step('a single way to register or to recover is shown without a choice', async () => {
    await followHash(page, 'register')
    await expect(form.getByLabel(t('auth', 'register.username'), { exact: true })).toBeVisible()
    for (const way of ['username', 'mobile']) await expect(tab(`register.via.${way}`)).toHaveCount(0)
    await followHash(page, 'forgot')
    await expect(form.getByRole('heading', { name: t('auth', 'forgot.title') })).toBeVisible()
    for (const way of ['email', 'phone']) await expect(tab(`forgot.via.${way}`)).toHaveCount(0)
  })
})
