import type { Page } from '@playwright/test'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { holdScripts } from '#tests/support/held.ts'
import { newestCode } from '#tests/support/outbox.ts'

const written = 'As araras poderiam cantar mais.'

/** Types into the page's form if it is empty, and sends it, at the very moment it begins to listen. */
const sendAtOnce = (page: Page) =>
  page.addInitScript((text) => {
    // React schedules its work with messages. The task right after the one that hydrated the form is the earliest possible.
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {}
    let sent = false
    const send = () => {
      const form = document.querySelector<HTMLFormElement>('main form')
      if (sent || !form || !Object.keys(form).some((name) => name.startsWith('__reactProps'))) return
      sent = true
      const field = form.querySelector('textarea')
      if (field?.value === '') {
        field.setRangeText(text)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      form.requestSubmit()
    }
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(work: (event: MessageEvent) => void) {
        set?.call(this, (event: MessageEvent) => {
          work.call(this, event)
          send()
        })
      },
    })
  }, written)

test('feedback reports faults, keeps the text and arrives, also if it is sent as the form becomes active', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const type = page.getByLabel(t('system', 'feedback.type'), { exact: true })
  const content = page.getByLabel(t('system', 'feedback.content'), { exact: true })
  const submit = page.getByRole('button', { name: t('system', 'feedback.submit'), exact: true })
  const sent = page.getByText(t('system', 'feedback.sent'))
  await test.step('feedback reports faults, keeps the text and arrives', async () => {
    await page.goto(path('/feedback/'))
    await submit.click()
    await expect(page.getByRole('alert').first()).toHaveText(t('system', 'feedback.type.required'))
    await type.selectOption('games')
    await content.fill('x'.repeat(141))
    await submit.click()
    await expect(page.getByRole('alert')).toHaveText(t('system', 'feedback.content.length', { min: 1, max: 140 }))
    await content.fill(written)
    await submit.click()
    await expect(sent).toBeVisible()
  })
  await test.step('a form that is sent as it becomes active is complete', async () => {
    await sendAtOnce(page)
    for (const typed of ['before', 'then']) {
      const release = await holdScripts(page)
      await page.goto(path('/feedback/'), { waitUntil: 'commit' })
      await type.selectOption('games')
      if (typed === 'before') await content.fill(written)
      release()
      await expect(sent).toBeVisible()
      await page.unrouteAll()
    }
  })
})

test('an agent logs in at the agents’ login, and other accounts cannot (rule 2.6)', { tag: '@phone' }, async ({
  page,
  site,
  isMobile,
}) => {
  const { t, path } = site
  expectConsole(page, /status of 403/)
  const name = page.getByLabel(t('auth', 'login.username'), { exact: true })
  const secret = page.getByLabel(t('auth', 'login.password'), { exact: true })
  const enter = page.getByRole('button', { name: t('auth', 'login.submit'), exact: true })
  const arriveAt = (route: string) => page.waitForURL((url) => url.pathname === path(route), { waitUntil: 'commit' })
  await test.step('agents’ pages lead to their login; a form sent before it is active is sent later, not by the address (rule 15.1)', async () => {
    const release = await holdScripts(page)
    await page.goto(path('/agentHome/'), { waitUntil: 'commit' })
    await arriveAt('/agent/')
    await name.fill('rafael')
    await secret.fill('Arara#2026')
    await secret.press('Enter')
    expect(new URL(page.url()).search).toBe('')
    release()
    await arriveAt('/agentHome/')
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByRole('banner')).toContainText('Rafael')
    await expect(page.getByRole('heading', { level: 1, name: t('agent-centre', 'desk.title') })).toBeVisible()
    await expect(page.getByText(/GMT[+−]\d/)).toBeVisible()
    await page.unrouteAll()
  })
  await test.step('a logout leads to the agents’ login, which refuses other accounts', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('agent-centre', 'logout') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common', 'logout') })
      .click()
    await arriveAt('/agent/')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByText(t('agent-centre', 'hours'))).toBeVisible()
    const promo = page.getByRole('complementary', { name: t('agent-centre', 'promo.title', { brand: 'Arara' }) })
    await expect(promo.getByRole('list').first().getByRole('listitem')).toHaveCount(3)
    const apply = promo.getByRole('region', { name: t('agent-centre', 'join.title') }).getByRole('link')
    await expect(apply).toHaveAttribute('href', path('/feedback/?type=agent'))

    await secret.fill('Arara#2026')
    await name.fill('maria')
    await enter.click()
    await expect(page.getByRole('alert')).toHaveText(t('errors', 'error.not_an_agent'))
    await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')
  })
  await test.step('an agent whose password is due changes it in a dialog, or is logged out', async () => {
    await page.route(`**${login.path}`, async (route) => {
      const answer = await route.fetch()
      const { value } = await answer.json()
      await route.fulfill({ json: { success: true, value: { ...value, passwordExpired: true } } })
    })
    await name.fill('rafael')
    await secret.fill('Arara#2026')
    await enter.click()
    const due = page.getByRole('dialog', { name: t('auth', 'password.due.title') })
    await expect(due.getByLabel(t('auth-steps', 'password.new'), { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(due).toBeVisible()
    const left = page.waitForResponse((response) => response.url().endsWith(logout.path))
    await due.getByRole('button', { name: t('auth-steps', 'password.leave') }).click()
    await expect(due).toHaveCount(0)
    expect((await left).ok()).toBe(true)
    await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')
    await expect(page).toHaveURL(new RegExp(`${path('/agent/')}$`))
    await page.unrouteAll()
  })
  await test.step('a forgotten password is replaced there, and a code by SMS logs in', async () => {
    await page.getByRole('button', { name: t('auth', 'login.forgot') }).click()
    await expect(page.getByText(t('auth-steps', 'forgot.email.text'))).toBeVisible()
    await expectAccessible(page, 'the agents’ forgotten password')
    await page.getByRole('button', { name: t('auth', 'forgot.back') }).click()
    await page.getByText(t('auth', 'login.via.sms'), { exact: true }).click()
    await expect(page.getByText(t('auth-steps', 'login.sms.which'))).toBeVisible()
    await expectAccessible(page, 'the agents’ login by SMS')
    await page.getByLabel(t('auth', 'mobile'), { exact: true }).fill('11923456789')
    await page.getByRole('button', { name: t('auth-steps', 'code.send') }).click()
    await expect(page.getByText(t('auth-steps', 'code.sent'))).toBeVisible()
    await page.getByLabel(t('auth-steps', 'code'), { exact: true }).fill(await newestCode('11923456789'))
    await enter.click()
    await arriveAt('/agentHome/')
    const menu = page.getByRole('navigation', { name: t('agent-centre', 'menu.label') })
    if (isMobile) await page.getByRole('link', { name: t('agent-centre', 'tabs.more') }).click()
    await expect(menu.getByRole('link', { name: t('line-transfers', 'transfer.title') })).toBeVisible()
  })
  await test.step('the link to apply chooses the subject of the message', async () => {
    await page.goto(path('/feedback/?type=agent'))
    await expect(page.getByLabel(t('system', 'feedback.type'), { exact: true })).toHaveValue('agent')
  })
})
