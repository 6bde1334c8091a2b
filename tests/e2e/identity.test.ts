import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { anyPage, expect, expectConsole, freshName, password, test } from '#tests/support/e2e.ts'
import { freshMobile } from '#tests/support/outbox.ts'

const identityCalls = 'https://identitytoolkit.googleapis.com/v1/'

interface Provider {
  /** The content of the person's token, as the tests' gateway reads it. */
  token: string
  /** Refuses the next call whose name contains this, with this message. */
  refusal?: { readonly call: string; readonly message: string }
  /** Names of the calls, in their order. */
  readonly asked: string[]
}

/** Google and Facebook, as far as the pages see them. */
async function provider(context: BrowserContext): Promise<Provider> {
  const state: Provider = { token: '', asked: [] }
  await context.route(`${identityCalls}**`, async (route) => {
    const url = new URL(route.request().url())
    const name = url.pathname.replace('/v1/', '')
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    state.asked.push(name)
    expect(url.searchParams.get('key')).toBe('AIza-key-of-tests')
    const sent = route.request().postDataJSON() as Record<string, string> | null
    if (state.refusal && name.includes(state.refusal.call)) {
      const { message } = state.refusal
      return route.fulfill({ status: 400, headers: cors, json: { error: { code: 400, message } } })
    }
    const host = sent?.providerId === 'facebook.com' ? 'www.facebook.com' : 'accounts.google.com'
    const authUri = `https://${host}/signin?state=state-1&redirect_uri=${encodeURIComponent(sent?.continueUri ?? '')}`
    const answers: Record<string, object> = {
      'accounts:createAuthUri': { authUri, sessionId: 'session-1' },
      'accounts:signInWithIdp': { idToken: state.token, localId: 'x' },
      recaptchaParams: { recaptchaSiteKey: 'site-key', recaptchaStoken: 'x' },
      'accounts:sendVerificationCode': { sessionInfo: 'info-1' },
      'accounts:signInWithPhoneNumber': { idToken: state.token, phoneNumber: sent?.code },
    }
    await route.fulfill({ headers: cors, json: answers[name] ?? {} })
  })
  for (const host of ['accounts.google.com', 'www.facebook.com'])
    await context.route(`https://${host}/**`, (route) => {
      const back = new URL(route.request().url()).searchParams
      const agree = `${back.get('redirect_uri')}?state=${back.get('state')}&code=secret`
      const refuse = `${back.get('redirect_uri')}?state=${back.get('state')}&error=access_denied`
      return route.fulfill({
        contentType: 'text/html',
        body: `<title>Provider</title><a href="${agree}">Agree</a> <a href="${refuse}">Refuse</a>`,
      })
    })
  await context.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = { render(place, { sitekey, callback }) {
        const button = document.createElement('button')
        button.textContent = 'I am not a robot'
        button.onclick = () => callback('solved ' + sitekey)
        place.append(button)
      } }
      window.showCaptcha()`,
    }),
  )
  return state
}

/** Opens the login, and the window that a click there opens. */
async function openWindow(page: Page, click: () => Promise<void>): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await click()
  return await opening
}

/** A click that closes its own window, possibly before the click is confirmed. */
async function lastClick(window: Page, target: Locator): Promise<void> {
  const closed = window.waitForEvent('close')
  await target.click().catch((error: unknown) => {
    if (!window.isClosed()) throw error
  })
  await closed
}

test('a person who closes the window or refuses can try again; an identity without an account leads to the registration', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 40[04]/)
  const provided = await provider(context)
  await page.clock.install()
  await page.goto(path(`${anyPage}#login`))
  const dialog = page.getByRole('dialog').first()
  await test.step('a person who closes the window or refuses sees that, and can try again', async () => {
    const button = dialog.getByRole('button', { name: t('auth-social', 'with.facebook') })
    const failed = dialog.getByRole('alert')
    const closed = await openWindow(page, () => button.click())
    await expect(closed.getByRole('link', { name: 'Agree' })).toBeVisible()
    await closed.close()
    // The page looks from time to time whether the window is open, and then waits for its last message.
    await expect(async () => {
      await page.clock.runFor(1500)
      await expect(failed).toHaveText(t('auth-social', 'failed.popup_closed'), { timeout: 200 })
    }).toPass()
    const refused = await openWindow(page, () => button.click())
    await lastClick(refused, refused.getByRole('link', { name: 'Refuse' }))
    await expect(failed).toHaveText(t('auth-social', 'failed.popup_closed'))
    provided.refusal = { call: 'createAuthUri', message: 'OPERATION_NOT_ALLOWED : The provider is not enabled.' }
    await openWindow(page, () => button.click())
    await expect(failed).toHaveText(t('auth-social', 'failed.not_enabled'))
  })
  await test.step('an identity without an account leads to the registration, and logs in from then on', async () => {
    provided.refusal = { call: 'nothing', message: '' }
    provided.asked.length = 0
    provided.token = `person:${freshName()}`
    await expectAccessible(page, 'login with providers')
    const withGoogle = dialog.getByRole('button', { name: t('auth-social', 'with.google') })
    const first = await openWindow(page, () => withGoogle.click())
    await lastClick(first, first.getByRole('link', { name: 'Agree' }))
    await expect(dialog.getByText(t('auth', 'register.identity.google'))).toBeVisible()
    await expect(page).toHaveURL(/#register$/)
    expect(first.isClosed()).toBe(true)
    expect(provided.asked).toEqual(['accounts:createAuthUri', 'accounts:signInWithIdp'])
    await dialog.getByLabel(t('auth', 'register.username'), { exact: true }).fill(freshName())
    await dialog.getByLabel(t('auth', 'register.password'), { exact: true }).fill(password)
    await dialog.getByLabel(t('auth', 'register.confirmPassword')).fill(password)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-role', 'member')

    // A new tab has no session yet.
    const other = await context.newPage()
    await other.goto(path(`${anyPage}#login`))
    const again = other
      .getByRole('dialog')
      .first()
      .getByRole('button', { name: t('auth-social', 'with.google') })
    const second = await openWindow(other, () => again.click())
    await lastClick(second, second.getByRole('link', { name: 'Agree' }))
    await expect(other.locator('html')).toHaveAttribute('data-role', 'member')
  })
})

test('a phone is proved by letters and a code, not after too many codes, and becomes the name of the account', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 4/)
  const phone = await provider(context)
  const mobileNum = freshMobile()
  phone.token = `phone:+55${mobileNum}`
  const rest = 300
  await page.clock.install()
  await page.goto(path(`${anyPage}#login`))
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: t('auth-social', 'with.phone') }).click()
  await expect(dialog.getByLabel(t('auth', 'mobile.country'))).toBeEnabled()
  const send = dialog.getByRole('button', { name: t('auth-steps', 'code.send') })
  await send.click()
  await expect(dialog.getByText(t('auth-social', 'failed.phone_missing'))).toBeVisible()
  await dialog.getByLabel(t('auth', 'mobile'), { exact: true }).fill(mobileNum)
  await test.step('too many codes of the provider make the button rest', async () => {
    phone.refusal = { call: 'sendVerificationCode', message: 'TOO_MANY_ATTEMPTS_TRY_LATER' }
    const letters = await openWindow(page, () => send.click())
    await lastClick(letters, letters.getByRole('button', { name: 'I am not a robot' }))
    await expect(dialog.getByRole('alert')).toHaveText(t('auth-social', 'failed.too_often'))
    await expect(dialog.getByRole('button', { name: /\b(300|29\d) s/ })).toBeVisible()
    phone.refusal = { call: 'nothing', message: '' }
    await page.clock.fastForward((rest + 1) * 1000)
  })
  const letters = await openWindow(page, () => send.click())
  await lastClick(letters, letters.getByRole('button', { name: 'I am not a robot' }))
  await expect(dialog.getByRole('button', { name: /\d+ s/ })).toHaveAttribute('aria-disabled', 'true')
  const code = dialog.getByLabel(t('auth-steps', 'code'), { exact: true })
  const confirm = dialog.getByRole('button', { name: t('auth-social', 'phone.submit') })
  await code.fill('000000')
  phone.refusal = { call: 'signInWithPhoneNumber', message: 'INVALID_CODE' }
  await confirm.click()
  await expect(dialog.getByRole('alert')).toHaveText(t('auth-social', 'failed.code_wrong'))
  phone.refusal = { call: 'signInWithPhoneNumber', message: 'SESSION_EXPIRED' }
  await confirm.click()
  await expect(dialog.getByRole('alert')).toHaveText(t('auth-social', 'failed.code_expired'))
  phone.refusal = { call: 'nothing', message: '' }
  await code.fill('123456')
  await confirm.click()
  await expect(dialog.getByText(t('auth', 'register.identity.phone'))).toBeVisible()
  const number = dialog.getByLabel(t('auth', 'register.mobileNum'), { exact: true })
  await expect(number).toHaveValue(mobileNum)
  await expect(number).toHaveAttribute('readonly')
  await expect(dialog.getByLabel(t('auth', 'register.verificationCode'), { exact: true })).toHaveCount(0)
  await dialog.getByLabel(t('auth', 'register.password'), { exact: true }).fill(password)
  await dialog.getByLabel(t('auth', 'register.confirmPassword')).fill(password)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
})

test('a refused code shows the reason in its own dialog, which Escape closes alone, and its button rests for five minutes', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 429/)
  await page.route('**/wps/verification/sms/noLogin', (route) =>
    route.fulfill({ status: 429, json: { success: false, code: 'rate_limited', message: '<b>slow down</b>' } }),
  )
  await page.goto(path(`${anyPage}#login`))
  const form = page.getByRole('dialog', { name: t('auth', 'login.title') })
  await form.getByText(t('auth', 'login.via.sms'), { exact: true }).click()
  await expect(form.getByLabel(t('auth', 'mobile.country'))).toBeEnabled()
  await form.getByLabel(t('auth', 'mobile'), { exact: true }).fill('11987654320')
  await form.getByRole('button', { name: t('auth-steps', 'code.send') }).click()
  const warning = page.getByRole('dialog', { name: t('auth-steps', 'code.failed') })
  await expect(warning.getByText(t('errors', 'error.rate_limited', { count: 1 }))).toBeVisible()
  // The gateway's own texts are shown as text, whatever they contain.
  await expect(warning.getByText('<b>slow down</b>', { exact: true })).toBeVisible()
  await expectAccessible(page, 'warning')
  await page.keyboard.press('Escape')
  await expect(warning).toHaveCount(0)
  await expect(form).toBeVisible()
  // Five minutes of rest, which is the default.
  const again = new RegExp(t('auth-steps', 'code.again', { seconds: 300 }).replace('300', '(300|29\\d)'))
  await expect(form.getByRole('button', { name: again })).toBeVisible()
})
