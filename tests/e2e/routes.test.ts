import type { Page } from '@playwright/test'
import { login } from '#contract/auth/login.ts'
import { logout } from '#contract/auth/logout.ts'
import { addFavorite } from '#contract/lobby/add-favorite.ts'
import { getGames } from '#contract/lobby/get-games.ts'
import { enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { holdScripts } from '#tests/support/held.ts'

test('favourites stand 18 to a page, by category, and one that is unmarked is gone at once', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const account = await openAccount()
  const { games } = await gateway()(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 19, language: 'pt' })
  for (const { nodeId } of games) await gateway()(addFavorite, { nodeId }, { token: account.token })
  await enterAs(page, account)
  await page.goto(site.path('/favorite/'))
  const tiles = page.locator('main [data-game]')
  await expect(tiles).toHaveCount(18)
  await page.getByRole('link', { name: site.t('tables', 'pager.older'), exact: true }).click()
  await expect(tiles).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]cursor=/)
  await page.goBack()
  await expect(tiles).toHaveCount(18)
  await expect(tiles.first().getByRole('checkbox')).toBeChecked()
  const gone = await tiles.first().getAttribute('data-game')
  await tiles.first().getByRole('checkbox').click()
  await expect(page.locator(`main [data-game="${gone}"]`)).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: site.t('lobby', 'list.categories') })
  await tabs.getByRole('link', { name: site.t('common', 'category.LIVE'), exact: true }).click()
  await expect(page.getByRole('heading', { name: site.t('empty', 'empty.favourites.title') })).toBeVisible()
  // A member without recent games sees popular ones.
  const hot = page.getByRole('region', { name: site.t('lobby', 'list.hot') })
  await expect(hot.locator('[data-game]')).toHaveCount(7)
})

test('feedback says what is wrong, keeps what was written and arrives', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/feedback/'))
  await page.getByRole('button', { name: t('system', 'feedback.submit'), exact: true }).click()
  await expect(page.getByRole('alert').first()).toHaveText(t('system', 'feedback.type.required'))
  await page.getByLabel(t('system', 'feedback.type'), { exact: true }).selectOption('games')
  const content = page.getByLabel(t('system', 'feedback.content'), { exact: true })
  await content.fill('x'.repeat(141))
  await page.getByRole('button', { name: t('system', 'feedback.submit'), exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(t('system', 'feedback.content.length', { min: 1, max: 140 }))
  await content.fill('As araras poderiam cantar mais.')
  await page.getByRole('button', { name: t('system', 'feedback.submit'), exact: true }).click()
  await expect(page.getByText(t('system', 'feedback.sent'))).toBeVisible()
})

test('a form that is sent before it listens is sent once it does, and never by the address', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  const release = await holdScripts(page)
  await page.goto(path('/agent/'), { waitUntil: 'commit' })
  await page.getByLabel(t('auth', 'login.username'), { exact: true }).fill('rafael')
  await page.getByLabel(t('auth', 'login.password'), { exact: true }).fill('Arara#2026')
  await page.getByLabel(t('auth', 'login.password'), { exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await page.waitForURL((url) => url.pathname === path('/agentHome/'))
  expect(new URL(page.url()).search).toBe('')
})

const written = 'As araras poderiam cantar mais.'

/** Types into the page's form if it is empty, and sends it, at the very moment it begins to listen. */
const sendAtOnce = (page: Page) =>
  page.addInitScript((text) => {
    // React works in messages to itself; what comes right after the one that took the form over is as early as can be.
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

test('a form sent at the moment it listens has all of it', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await sendAtOnce(page)
  for (const typed of ['before', 'then']) {
    const release = await holdScripts(page)
    await page.goto(path('/feedback/'), { waitUntil: 'commit' })
    await page.getByLabel(t('system', 'feedback.type'), { exact: true }).selectOption('games')
    if (typed === 'before') await page.getByLabel(t('system', 'feedback.content'), { exact: true }).fill(written)
    release()
    await expect(page.getByText(t('system', 'feedback.sent'))).toBeVisible()
    await page.unrouteAll()
  }
})

test('an agent comes in by their own door, and nobody else does', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/agentHome/'))
  await page.waitForURL((url) => url.pathname === path('/agent/'))
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  const name = page.getByLabel(t('auth', 'login.username'), { exact: true })
  const enter = page.getByRole('button', { name: t('auth', 'login.submit'), exact: true })
  await expect(page.getByText(t('agent', 'hours'))).toBeVisible()
  const promo = page.getByRole('complementary', { name: t('agent', 'promo.title', { brand: 'Arara' }) })
  await expect(promo.getByRole('listitem')).toHaveCount(3)

  expectConsole(page, /status of 403/)
  await page.getByLabel(t('auth', 'login.password'), { exact: true }).fill('Arara#2026')
  await name.fill('maria')
  await enter.click()
  await expect(page.getByRole('alert')).toHaveText(t('errors', 'error.not_an_agent'))
  await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')

  await name.fill('rafael')
  await enter.click()
  await page.waitForURL((url) => url.pathname === path('/agentHome/'))
  await expect(page.getByRole('heading', { level: 1, name: 'Rafael' })).toBeVisible()
  await expect(page.getByText(/GMT[+−]\d/)).toBeVisible()
  await page.getByRole('button', { name: t('agent', 'logout') }).click()
  await page.waitForURL((url) => url.pathname === path('/agent/'))
})

test('an agent whose password is due changes it in a dialog, or is out', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/agent/'))
  await page.route(`**${login.path}`, async (route) => {
    const answer = await route.fetch()
    const { value } = await answer.json()
    await route.fulfill({ json: { success: true, value: { ...value, passwordExpired: true } } })
  })
  await page.getByLabel(t('auth', 'login.username'), { exact: true }).fill('rafael')
  await page.getByLabel(t('auth', 'login.password'), { exact: true }).fill('Arara#2026')
  await page.getByRole('button', { name: t('auth', 'login.submit'), exact: true }).click()
  const due = page.getByRole('dialog', { name: t('auth', 'password.due.title') })
  await expect(due.getByLabel(t('steps', 'password.new'), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(due).toBeVisible()
  const left = page.waitForResponse((response) => response.url().endsWith(logout.path))
  await due.getByRole('button', { name: t('steps', 'password.leave') }).click()
  await expect(due).toHaveCount(0)
  expect((await left).ok()).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')
  await expect(page).toHaveURL(new RegExp(`${path('/agent/')}$`))
})
