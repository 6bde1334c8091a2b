import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'

test('help opens over the page, and back leaves the page as it was', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/rng/?q=arara'))
  await page.mouse.move(40, 300)
  await page.goto(path('/rng/?q=arara#help-deposit'))
  const popup = page.getByRole('dialog', { name: t('help', 'heading') })
  await expect(popup.getByText(t('help', 'deposit.lead'))).toBeVisible()
  await popup.getByRole('button', { name: t('help', 'responsible.title'), exact: true }).click()
  await popup.getByRole('link', { name: t('help', 'responsible.link1') }).click()
  await expect(popup.getByRole('button', { name: t('help', 'crisis.title'), exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectAccessible(page, 'help')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(/q=arara$/)
})

test('a footer link opens its article where scripts run', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/rng/'))
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('common', 'footer.help.security') })
  await link.focus()
  await expect(page.locator('astro-island[component-url*="Popups"]:not([ssr])')).toHaveCount(1)
  await link.click()
  await expect(page.getByRole('dialog', { name: t('help', 'heading') })).toBeVisible()
  await expect(page).toHaveURL(/\/rng\/#help-security$/)
})

for (const [hash, area, title] of [
  ['forgot', 'auth', 'forgot.title'],
  ['reset', 'steps', 'reset.title'],
  ['changePassword', 'steps', 'changePassword.title'],
] as const) {
  test(`axe: #${hash}, empty and refused`, { tag: '@phone' }, async ({ page, site }) => {
    const { t, path } = site
    expectConsole(page, /status of 4/)
    if (hash === 'changePassword') await enterAs(page, await openAccount())
    await page.goto(path(`/#${hash}`))
    const popup = page.getByRole('dialog', { name: t(area, title) })
    await expect(popup.locator('form')).toBeVisible()
    await expectAccessible(page, hash)
    await popup.locator('button[type="submit"]').click()
    await expect(popup.locator('[aria-invalid="true"]').first()).toBeFocused()
    await expectAccessible(page, `${hash} refused`)
  })
}

test('axe: login by SMS and registration by mobile, with errors', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path(`${anyPage}#login`))
  const form = page.getByRole('dialog')
  await form.getByText(t('auth', 'login.via.sms'), { exact: true }).click()
  await expect(form.getByLabel(t('auth', 'mobile.country'))).toBeEnabled()
  await form.getByRole('button', { name: t('auth', 'login.submit'), exact: true }).click()
  await expect(form.getByText(t('auth', 'code.required'))).toBeVisible()
  await expectAccessible(page, 'login by SMS')
  await form.getByRole('link', { name: t('auth', 'register.tab') }).click()
  await form.getByText(t('auth', 'register.via.mobile'), { exact: true }).click()
  await form.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()
  await expect(form.getByText(t('errors', 'error.terms_not_accepted'))).toBeVisible()
  await expectAccessible(page, 'registration by mobile')
})

test('a refused code says why in a dialog of its own, which Escape closes alone', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /status of 429/)
  await page.route('**/wps/verification/sms/noLogin', (route) =>
    route.fulfill({ status: 429, json: { success: false, code: 'rate_limited', message: '<b>slow down</b>' } }),
  )
  await page.clock.setFixedTime(new Date())
  await page.goto(path(`${anyPage}#login`))
  const form = page.getByRole('dialog', { name: t('auth', 'login.title') })
  await form.getByText(t('auth', 'login.via.sms'), { exact: true }).click()
  await expect(form.getByLabel(t('auth', 'mobile.country'))).toBeEnabled()
  await form.getByLabel(t('auth', 'mobile'), { exact: true }).fill('11987654320')
  await form.getByRole('button', { name: t('steps', 'code.send') }).click()
  const warning = page.getByRole('dialog', { name: t('steps', 'code.failed') })
  await expect(warning.getByText(t('errors', 'error.rate_limited_one', { count: 1 }))).toBeVisible()
  // The gateway's own words come as they are: text, whatever stands in it.
  await expect(warning.getByText('<b>slow down</b>', { exact: true })).toBeVisible()
  await expectAccessible(page, 'warning')
  await page.keyboard.press('Escape')
  await expect(warning).toHaveCount(0)
  await expect(form).toBeVisible()
  // Five minutes of rest, as nobody said otherwise.
  await expect(form.getByRole('button', { name: t('steps', 'code.again', { seconds: 300 }) })).toBeVisible()
})
