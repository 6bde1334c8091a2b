import type { Page } from '@playwright/test'
import { getStatus } from '#contract/system/get-status.ts'
import { sendFeedback } from '#contract/system/send-feedback.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'

const statusAnswer = (status: 0 | 1 | 2) => ({
  success: true,
  value: {
    status,
    maintenance: status === 1,
    maintenanceUntil: null,
    maintenanceMessage: null,
    regionRestriction: status === 2,
  },
})

/** What the gateway says of its doors from now on. */
async function doors(page: Page, status: 0 | 1 | 2): Promise<void> {
  await page.unroute(`**${getStatus.path}`)
  await page.route(`**${getStatus.path}`, (route) => route.fulfill({ json: statusAnswer(status) }))
}

/** The page's clock stands still from now on: what is shown for some seconds stays to be seen. */
const stopClock = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000))

/** The feedback page with its form listening, under a clock that stands still. */
async function readFeedback(page: Page, { path }: Pick<Site, 'path'>): Promise<void> {
  await page.clock.install()
  const looked = page.waitForResponse(`**${getStatus.path}`)
  await page.goto(path('/feedback/'))
  await looked
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
  await stopClock(page)
}

const trouble = (page: Page) => page.locator('.trouble')

type Site = { t(area: string, key: string): string; path(route: string): string }

/** Sends a call that anybody may make. */
async function writeFeedback(page: Page, { t }: Site): Promise<void> {
  await page.getByLabel(t('system', 'feedback.type'), { exact: true }).selectOption('games')
  await page.getByLabel(t('system', 'feedback.content'), { exact: true }).fill('Uma mensagem de bom tamanho')
  await page.getByRole('button', { name: t('system', 'feedback.submit'), exact: true }).click()
}

test('maintenance closes the page, and what was typed is there when it opens', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await page.goto(path('/feedback/'))
  const content = page.getByLabel(t('system', 'feedback.content'), { exact: true })
  await content.fill('Escrito antes da manutenção')
  await doors(page, 1)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const screen = page.getByRole('dialog', { name: t('system', 'maintenance.heading') })
  await expect(screen).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(screen).toBeVisible()
  await doors(page, 0)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(screen).toHaveCount(0)
  await expect(content).toHaveValue('Escrito antes da manutenção')
})

test('a closed region shows the visitor’s address', { tag: '@phone' }, async ({ page, site }) => {
  await doors(page, 2)
  await page.goto(site.path('/rng/'))
  const screen = page.getByRole('dialog', { name: site.t('system', 'region.heading') })
  await expect(screen).toBeVisible()
  await expect(screen).toContainText('127.0.0.1')
  await expect(screen.getByRole('link', { name: site.t('system', 'support') })).toBeVisible()
})

test('without a network the page says so and recovers by itself', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  const looked = page.waitForResponse(`**${getStatus.path}`)
  await page.goto(site.path('/rng/'))
  await looked
  await expect(trouble(page)).toBeHidden()
  await stopClock(page)
  await context.setOffline(true)
  await expect(trouble(page).getByRole('status')).toHaveText(site.t('system', 'trouble.offline'))
  await context.setOffline(false)
  await expect(trouble(page).getByRole('status')).toHaveText(site.t('system', 'trouble.back'))
  await page.clock.runFor(3000)
  await expect(trouble(page)).toBeHidden()
})

test('too many requests show the remaining seconds', { tag: '@once' }, async ({ page, site }) => {
  const { t } = site
  expectConsole(page, /429/)
  await readFeedback(page, site)
  await page.route(`**${sendFeedback.path}`, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '40' },
      json: { success: false, code: 'rate_limited', message: 'not for people' },
    }),
  )
  await writeFeedback(page, site)
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.busy'))
  await expect(trouble(page).locator('output')).toHaveText('40 s')
  await page.clock.runFor(39_000)
  await expect(trouble(page).locator('output')).toHaveText('1 s')
  await page.clock.runFor(1000)
  await expect(trouble(page)).toBeHidden()
})

const refusal = { success: false, code: 'service_unavailable', message: 'not for people' }

test('an unreachable gateway is reported, and so is its return', { tag: '@once' }, async ({ page, site }) => {
  const { t } = site
  expectConsole(page, /Failed to load resource|ERR_FAILED/)
  await readFeedback(page, site)
  await page.route('**/wps/**', (route) => route.abort())
  await writeFeedback(page, site)
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.down'))
  await page.unroute('**/wps/**')
  await trouble(page)
    .getByRole('button', { name: t('system', 'trouble.retry') })
    .click()
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.back'))
  await expect(page.getByLabel(t('system', 'feedback.content'), { exact: true })).toHaveValue(/bom tamanho/)
})

test('an unavailable service is reported with its seconds, and tried again afterwards', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t } = site
  expectConsole(page, /503/)
  await readFeedback(page, site)
  await page.route(`**${sendFeedback.path}`, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '20' }, json: refusal }),
  )
  await writeFeedback(page, site)
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.away'))
  await expect(trouble(page).locator('output')).toHaveText('20 s')
  await page.clock.runFor(20_000)
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.back'))
})

/** Failures while the first page is still loading are reported and mended too. */
const busyAtFirst = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('test.busy')) return
    sessionStorage.setItem('test.busy', 'once')
    window.requestIdleCallback = () => 0
  })

test('an answer that breaks the contract offers to load the page anew, and keeps what was typed', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  await busyAtFirst(page)
  await page.goto(path('/feedback/'))
  await page.route(`**${sendFeedback.path}`, (route) => route.fulfill({ json: { success: 'perhaps' } }))
  await writeFeedback(page, site)
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.contract'))
  await expect(page.getByLabel(t('system', 'feedback.content'), { exact: true })).toHaveValue(/bom tamanho/)
  const again = page.waitForEvent('load')
  await trouble(page)
    .getByRole('button', { name: t('system', 'trouble.reload') })
    .click()
  await again
})

test('a slow answer is reported until it has come', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/feedback/'))
  const release = await hold(page, `**${sendFeedback.path}`)
  await writeFeedback(page, site)
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.slow'))
  release()
  await expect(page.getByText(t('system', 'feedback.sent'))).toBeVisible()
  await expect(trouble(page)).toBeHidden()
})

test('a deploy under the open page loads it anew once and keeps what was typed', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /Failed to load resource|dynamically imported/)
  await busyAtFirst(page)
  await page.goto(path('/feedback/'))
  const content = page.getByLabel(t('system', 'feedback.content'), { exact: true })
  await content.fill('Escrito antes da nova versão')
  await page.route('**/_astro/account.*.js', (route) => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.evaluate(() => {
    location.hash = 'login'
  })
  await expect.poll(() => loads).toBe(1)
  await expect(content).toHaveValue('Escrito antes da nova versão')
  // A second failure is not caused by a deployment, and is reported.
  await expect(page.getByRole('alert')).toContainText(t('common', 'failed.text'))
  expect(loads).toBe(1)
})
