import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, password, test } from '#tests/support/e2e.ts'
import { openMobileAccount } from '#tests/support/mobile-account.ts'
import { freshMobile, newestCode } from '#tests/support/outbox.ts'
import { expectLoginClosed, followHash, logIn } from '#tests/support/player.ts'

const refused = /status of (401|403|410|422|429)/
const demoPassword = 'Arara#2026'

const dialogOf = (page: Page) => page.getByRole('dialog').first()
const isIn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-role', 'member')

// tests/unit/stores/account/auth/remembered.test.ts has the day for which it is remembered.
test('a name is remembered on this device, its password never (rule 2.8)', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  const { account } = await openAccount()
  await page.goto(path(`${anyPage}#login`))
  await dialogOf(page).getByLabel(t('auth', 'login.remember')).check()
  await logIn(page, site, account)
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(kept).toContain(account)
  expect(await kept()).not.toContain(password)
  await expectLoginClosed(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(path(`${anyPage}?later#login`))
  await expect(dialogOf(page).getByLabel(t('auth', 'login.username'), { exact: true })).toHaveValue(account)
  await expect(dialogOf(page).getByLabel(t('auth', 'login.password'), { exact: true })).toHaveValue('')
})

test('a code by SMS logs in, an agent is sent to the agents’ login, and a login from a new place needs a confirmation', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const mobileNum = await openMobileAccount()
  expectConsole(page, refused)
  await page.goto(path(`${anyPage}#login`))
  const form = dialogOf(page)
  const submit = form.getByRole('button', { name: t('auth', 'login.submit'), exact: true })
  const enterAs = async (name: string) => {
    await form.getByLabel(t('auth', 'login.username'), { exact: true }).fill(name)
    await form.getByLabel(t('auth', 'login.password'), { exact: true }).fill(demoPassword)
    await submit.click()
  }
  await test.step('a code by SMS logs in; the button counts down first (rule 3.3)', async () => {
    await form.getByText(t('auth', 'login.via.sms'), { exact: true }).click()
    await expect(form.getByText(t('auth-steps', 'login.sms.which'))).toBeVisible()
    const send = form.getByRole('button', { name: t('auth-steps', 'code.send') })
    await expect(form.getByLabel(t('auth', 'mobile.country'))).toBeEnabled()
    await submit.click()
    await expect(form.getByText(t('auth', 'code.required'))).toBeVisible()
    await expectAccessible(page, 'login by SMS')
    await send.click()
    await expect(form.getByText(t('errors', 'error.mobile_invalid'))).toBeVisible()
    await form.getByLabel(t('auth', 'mobile'), { exact: true }).fill(mobileNum)
    await send.click()
    const waiting = form.getByRole('button', { name: new RegExp(t('auth-steps', 'code.again', { seconds: '\\d+' })) })
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    // Closing the popup is no way around the countdown.
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await followHash(page, 'login')
    await form.getByText(t('auth', 'login.via.sms'), { exact: true }).click()
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await form.getByLabel(t('auth', 'mobile'), { exact: true }).fill(mobileNum)
    await form.getByLabel(t('auth-steps', 'code'), { exact: true }).fill(await newestCode(mobileNum))
    await submit.click()
    await isIn(page)
    await expectLoginClosed(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(path(`${anyPage}?again#login`))
  })
  await test.step('an agent is sent to the agents’ login', async () => {
    await enterAs('rafael')
    await expect(form.getByRole('alert')).toHaveText(t('errors', 'error.not_a_member'))
  })
  await test.step('a login from a new place needs a confirmation', async () => {
    await enterAs('joana')
    await expect(form.getByRole('heading', { name: t('auth', 'verify.title') })).toBeVisible()
    await expect(form.getByText('•••• 4321')).toBeVisible()
    await expectAccessible(page, 'verify.title')
    await form.getByText(t('auth-steps', 'verify.email'), { exact: true }).click()
    await expect(form.getByText('j•••@example.com')).toBeVisible()
    await form.getByText(t('auth-steps', 'verify.payeeName'), { exact: true }).click()
    const holder = form.getByLabel(t('auth-steps', 'verify.payeeName.label'))
    const confirm = form.getByRole('button', { name: t('auth-steps', 'verify.submit') })
    await holder.fill('Somebody Else')
    await confirm.click()
    await expect(form.getByText(t('auth-steps', 'wrong.payeeName'))).toBeVisible()
    await form.getByText(t('auth-steps', 'verify.sms'), { exact: true }).click()
    await form.getByRole('button', { name: t('auth-steps', 'code.send') }).click()
    await expect(form.getByText(t('auth-steps', 'code.sent.there'))).toBeVisible()
    await form.getByLabel(t('auth-steps', 'code'), { exact: true }).fill(await newestCode('11987654321'))
    await confirm.click()
    await isIn(page)
  })
})

test('a password that is due is changed before anything else (rule 2.9)', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path(`${anyPage}#login`))
  const form = dialogOf(page)
  const enter = async (secret: string) => {
    await form.getByLabel(t('auth', 'login.username'), { exact: true }).fill('novato')
    await form.getByLabel(t('auth', 'login.password'), { exact: true }).fill(secret)
    await form.getByRole('button', { name: t('auth', 'login.submit'), exact: true }).click()
  }
  await enter(demoPassword)
  await expect(form.getByRole('heading', { name: t('auth', 'password.due.title') })).toBeVisible()
  await expect(form.getByRole('button', { name: t('auth', 'close') })).toHaveCount(0)
  await expectAccessible(page, 'password.due.title')
  await page.keyboard.press('Escape')
  await expect(form.getByRole('heading', { name: t('auth', 'password.due.title') })).toBeVisible()
  // Closing the step logs out.
  await form.getByRole('button', { name: t('auth-steps', 'password.leave') }).click()
  await expect(form).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')
  await followHash(page, 'login')
  await enter(demoPassword)
  await form.getByLabel(t('auth-steps', 'password.new'), { exact: true }).fill('Outra-Senha-27')
  await form.getByLabel(t('auth-steps', 'password.again'), { exact: true }).fill('Outra-Senha-27')
  await form.getByRole('button', { name: t('auth-steps', 'password.submit') }).click()
  await isIn(page)
})

test('registration by mobile number, proved by a code; its country is chosen by name and shown by its flag', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const mobileNum = freshMobile()
  await page.goto(path('/register/'))
  const form = dialogOf(page)
  const submit = form.getByRole('button', { name: t('auth', 'register.submit'), exact: true })
  await test.step('beside a user name, a code is offered for a number and can be left out (rule 3.6)', async () => {
    const code = form.getByLabel(t('auth', 'optional', { label: t('auth', 'register.verificationCode') }), {
      exact: true,
    })
    const number = form.getByLabel(new RegExp(`^${t('auth', 'register.mobileNum')}`)).last()
    await number.fill('1198')
    await expect(code).toHaveCount(0)
    await number.fill(mobileNum)
    await expect(code).toHaveAccessibleDescription(t('auth', 'register.verificationCode.hint'))
  })
  await form.getByText(t('auth', 'register.via.mobile'), { exact: true }).click()
  await submit.click()
  await expect(form.getByText(t('errors', 'error.terms_not_accepted'))).toBeVisible()
  await expectAccessible(page, 'registration by mobile')
  const country = form.getByLabel(t('auth', 'mobile.country'))
  await expect(country).toBeEnabled()
  await test.step('the country is chosen by name and shown by its flag', async () => {
    const flag = form.locator('.mobile__country img')
    await expect(flag).toHaveAttribute('src', '/flags/br.svg')
    await country.selectOption('JP')
    await expect(flag).toHaveAttribute('src', '/flags/jp.svg')
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect([await flag.getAttribute('width'), await flag.getAttribute('height')]).toEqual(['24', '18'])
    await country.selectOption('BR')
  })
  await form.getByLabel(t('auth', 'register.mobileNum'), { exact: true }).fill(mobileNum)
  await form.getByRole('button', { name: t('auth-steps', 'code.send') }).click()
  await expect(form.getByText(t('auth-steps', 'code.sent.register'))).toBeVisible()
  await form.getByLabel(t('auth', 'register.verificationCode'), { exact: true }).fill(await newestCode(mobileNum))
  await form.getByLabel(t('auth', 'register.password'), { exact: true }).fill(password)
  await form.getByLabel(t('auth', 'register.confirmPassword')).fill(password)
  await form.getByRole('checkbox').check()
  await submit.click()
  await isIn(page)
})
