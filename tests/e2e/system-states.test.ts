import type { Page } from '@playwright/test'
import { getStatus } from '#contract/system/get-status.ts'
import { sendFeedback } from '#contract/system/send-feedback.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

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

const trouble = (page: Page) => page.locator('.trouble')

test('maintenance closes the page, and what was typed is there when it opens', async ({ page, site }) => {
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

test('a closed region is told with the visitor’s address', { tag: '@pair' }, async ({ page, site }) => {
  await doors(page, 2)
  await page.goto(site.path('/rng/'))
  const screen = page.getByRole('dialog', { name: site.t('system', 'region.heading') })
  await expect(screen).toBeVisible()
  await expect(screen).toContainText('127.0.0.1')
  await expect(screen.getByRole('link', { name: site.t('system', 'support') })).toBeVisible()
})

test('without a network the page says so and recovers by itself', { tag: '@pair' }, async ({ page, site, context }) => {
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/)
  const looked = page.waitForResponse(`**${getStatus.path}`)
  await page.goto(site.path('/rng/'))
  await looked
  await expect(trouble(page)).toBeHidden()
  await context.setOffline(true)
  await expect(trouble(page).getByRole('status')).toHaveText(site.t('system', 'trouble.offline'))
  await context.setOffline(false)
  await expect(trouble(page).getByRole('status')).toHaveText(site.t('system', 'trouble.back'))
  await expect(trouble(page)).toBeHidden()
})

test('too many requests are told with the seconds that are left', { tag: '@pair' }, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /429/)
  await page.goto(path('/feedback/'))
  await page.route(`**${sendFeedback.path}`, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '40' },
      json: { success: false, code: 'rate_limited', message: 'not for people' },
    }),
  )
  await page.getByLabel(t('system', 'feedback.type'), { exact: true }).selectOption('games')
  await page.getByLabel(t('system', 'feedback.content'), { exact: true }).fill('Uma mensagem de bom tamanho')
  await page.getByRole('button', { name: t('system', 'feedback.submit'), exact: true }).click()
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.busy'))
  await expect(trouble(page).locator('output')).toHaveText(/^(40|3\d) s$/)
})

test('a slow answer is told, and no longer once it has come', { tag: '@pair' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/feedback/'))
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${sendFeedback.path}`, async (route) => {
    await promise
    await route.continue()
  })
  await page.getByLabel(t('system', 'feedback.type'), { exact: true }).selectOption('games')
  await page.getByLabel(t('system', 'feedback.content'), { exact: true }).fill('Uma mensagem de bom tamanho')
  await page.getByRole('button', { name: t('system', 'feedback.submit'), exact: true }).click()
  await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.slow'))
  resolve()
  await expect(page.getByText(t('system', 'feedback.sent'))).toBeVisible()
  await expect(trouble(page)).toBeHidden()
})

test('a deploy under the open page loads it anew once and keeps what was typed', { tag: '@pair' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  expectConsole(page, /Failed to load resource|dynamically imported/)
  await page.goto(path('/feedback/'))
  const content = page.getByLabel(t('system', 'feedback.content'), { exact: true })
  await content.fill('Escrito antes da nova versão')
  let gone = true
  await page.route('**/_astro/AccountDialog*', (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  const again = page.waitForEvent('load')
  await page.evaluate(() => {
    location.hash = 'login'
  })
  await again
  gone = false
  await expect(content).toHaveValue('Escrito antes da nova versão')
})
