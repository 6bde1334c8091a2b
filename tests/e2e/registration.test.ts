import type { BrowserContext, Locator, Page } from '@playwright/test'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import type { FieldRule } from '#contract/account/auth/field-rule.ts'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import type { RequiredLimits } from '#stores/account/auth/register-limits.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { gateway } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, freshName, password, test } from '#tests/support/e2e.ts'

type Texts = (area: string, key: string, values?: Record<string, string | number>) => string

const formOf = (page: Page) => page.getByRole('dialog').first()

/** Fills in the fields of every registration. */
async function fillIn(form: Locator, t: Texts): Promise<string> {
  const name = freshName()
  await form.getByLabel(t('auth', 'register.username'), { exact: true }).fill(name)
  await form.getByLabel(t('auth', 'register.password'), { exact: true }).fill(password)
  await form.getByLabel(t('auth', 'register.confirmPassword')).fill(password)
  await form.getByRole('checkbox').check()
  return name
}

/** Answers other rules than the gateway has, and limits that the law asks for. */
async function rulesSay(
  context: BrowserContext,
  changed: Record<string, Partial<FieldRule>>,
  limits: RequiredLimits,
): Promise<void> {
  const value = { ...(await gateway()(getRegisterRules, {})), limits }
  for (const [name, rule] of Object.entries(changed))
    value.fields[name] = { ...value.fields[name], ...rule } as FieldRule
  await context.route('**/wps/system/setting/register', (route) => route.fulfill({ json: { success: true, value } }))
}

test('the origin of a visit survives every page and is sent with the registration', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /status of 403/)
  await page.goto(path('/promotions/?referralCode=maria26&utm_source=zap&utm_campaign=junho&q=secret'))
  await page
    .getByRole('link', { name: t('common', 'nav.slots') })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${path('/rng/')}$`))
  await page
    .getByRole('link', { name: t('common', 'register'), exact: true })
    .first()
    .click()
  // Not earlier: a page whose requests are intercepted while it loads aborts its view transition.
  const sent = await readSealed(context, '/wps/member/register')
  const form = formOf(page)
  const code = form.getByLabel(t('auth', 'optional', { label: t('auth', 'register.affiliateCode') }))
  await expect(code).toHaveValue('maria26')
  await expect(code).toHaveAttribute('readonly')
  const username = await fillIn(form, t)
  await form.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()
  await expect(form.getByText(t('errors', 'error.registration_closed'))).toBeVisible()
  const origin = new URL(page.url()).origin
  expect(sent).toMatchObject([
    {
      username,
      referralCode: 'maria26',
      registerMethod: 'WEB',
      registerUrl: `${origin}${path('/promotions/')}?referralCode=maria26&utm_source=zap&utm_campaign=junho`,
      domain: '127.0.0.1',
    },
  ])
})

test('an unknown invitation is reported, and does not prevent the registration', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /status of 422/)
  const form = formOf(page)
  const submit = form.getByRole('button', { name: t('auth', 'register.submit'), exact: true })
  const code = form.getByLabel(t('auth', 'optional', { label: t('auth', 'register.affiliateCode') }))
  await test.step('the code of a friend can be removed', async () => {
    await page.goto(path(`${anyPage}?referralCode=nobodys-code#register`))
    await fillIn(form, t)
    await submit.click()
    await expect(code).toHaveAccessibleDescription(t('errors', 'error.invitation_code_invalid'))
    await form.getByRole('button', { name: t('auth', 'register.affiliateCode.remove') }).click()
    await expect(code).toHaveValue('')
  })
  await test.step('the code of a link is fixed, but can be changed if it is unknown (rule 2.12)', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(path(`${anyPage}?affiliateCode=nobody-s-code`))
    await page.goto(path(`${anyPage}#register`))
    await expect(code).toHaveValue('nobody-s-code')
    await expect(code).not.toBeEditable()
    await expect(code).toHaveAccessibleDescription(t('auth', 'register.affiliateCode.hint'))
    await fillIn(form, t)
    await submit.click()
    await expect(code).toHaveAccessibleDescription(t('errors', 'error.invitation_code_invalid'))
    await expect(code).toBeEditable()
    await code.fill('rafael26')
    await submit.click()
    await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
    // A registration ends at the home page (product rule 2.12).
    await expect(page).toHaveURL(new RegExp(`\\d${path('/')}$`))
  })
})

test('fields follow the operator’s rules, and limits that the law demands are chosen without a preset figure', {
  tag: '@phone',
}, async ({ page, context, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 403/)
  const asked: RequiredLimits['asked'] = [
    { kind: 'loss', period: 'month' },
    { kind: 'time', period: 'day' },
  ]
  const fields = {
    birthday: { enabled: true, required: true, minAge: 21 },
    nickname: { enabled: true },
    telegram: { enabled: true, required: true },
    zalo: { enabled: true },
    email: { enabled: false },
  }
  await rulesSay(context, fields, { currency: 'BRL', asked, raiseAfterHours: 24 })
  await page.goto(path(`${anyPage}#register`))
  const sent = await readSealed(context, '/wps/member/register')
  const form = formOf(page)
  const birthday = form.getByLabel(t('auth', 'register.birthday'), { exact: true })
  const telegram = form.getByLabel('Telegram', { exact: true })
  const group = form.getByRole('group', { name: t('auth-limits', 'mandatory.title') })
  const nameOf = (kind: string, period: string) =>
    t('auth-limits', `mandatory.${kind}`, { period: t('auth-limits', `mandatory.${period}`) })
  const loss = group.getByLabel(t('auth-limits', 'mandatory.in', { label: nameOf('loss', 'month'), currency: 'R$' }))
  const time = group.getByLabel(nameOf('time', 'day'))
  const submit = form.getByRole('button', { name: t('auth', 'register.submit'), exact: true })
  const born = (yearsAgo: number) => birthday.fill(`${new Date().getFullYear() - yearsAgo}-01-01`)
  await test.step('the form has the fields of the rules', async () => {
    await expect(birthday).toHaveAccessibleDescription(t('auth', 'register.birthday.hint', { years: 21 }))
    await expect(form.getByLabel(t('auth', 'optional', { label: t('auth', 'register.nickname') }))).toBeVisible()
    await expect(form.getByLabel(t('auth', 'optional', { label: 'Zalo' }))).toBeVisible()
    await expect(form.getByLabel(t('auth', 'optional', { label: t('auth', 'register.email') }))).toHaveCount(0)
  })
  await test.step('what is required is reported at its field: fields, and limits without a preset figure', async () => {
    await fillIn(form, t)
    await submit.click()
    await expect(telegram).toHaveAccessibleDescription(t('auth', 'field.required'))
    await telegram.fill('jandaia')
    await born(30)
    await submit.click()
    await expect(loss).toBeFocused()
    await expect(loss).toHaveAccessibleDescription(new RegExp(t('auth-limits', 'mandatory.money.required')))
    await expect(time).toHaveAccessibleDescription(new RegExp(t('auth-limits', 'mandatory.time.required')))
    await expectAccessible(page, 'a registration with limits')
  })
  await test.step('a birthday checks the minimum age of the market', async () => {
    await loss.fill('500')
    await time.fill('1.5')
    await group
      .getByLabel(t('auth-limits', 'mandatory.unit'))
      .selectOption({ label: t('auth-limits', 'mandatory.hours') })
    await expect(loss).not.toHaveAttribute('aria-invalid')
    await born(20)
    await submit.click()
    await expect(birthday).toBeFocused()
    await expect(birthday).toHaveAccessibleDescription(new RegExp(t('auth', 'field.age', { years: 21 })))
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
  await test.step('the limits are sent with the registration', async () => {
    await born(30)
    await submit.click()
    await expect(form.getByText(t('errors', 'error.registration_closed'))).toBeVisible()
    expect(sent).toMatchObject([
      {
        limits: [
          { kind: 'loss', period: 'month', amount: '50000' },
          { kind: 'time', period: 'day', amount: '90' },
        ],
      },
    ])
  })
})

/**
 * Gives pages a key of the test's own, so that it can read what they seal; nothing of it reaches the gateway.
 *
 * @param path of the sealed call, which is answered as a closed registration is
 * @returns the bodies, as they come
 */
async function readSealed(context: BrowserContext, path: string): Promise<Record<string, unknown>[]> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'test', use: 'enc' }
  const bodies: Record<string, unknown>[] = []
  await context.route('**/wps/system/keys', (route) =>
    route.fulfill({ json: { success: true, value: { keys: [key] } } }),
  )
  await context.route(`**${path}`, async (route) => {
    const { sealed } = route.request().postDataJSON() as { sealed: string }
    const { plaintext } = await compactDecrypt(sealed, privateKey)
    bodies.push((JSON.parse(new TextDecoder().decode(plaintext)) as { body: Record<string, unknown> }).body)
    await route.fulfill({ status: 403, json: { success: false, code: 'registration_closed', message: 'closed' } })
  })
  return bodies
}
