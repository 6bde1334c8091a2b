import type { Page } from '@playwright/test'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import { getStatus } from '#contract/site/system/get-status.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'
import { followHash } from '#tests/support/player.ts'

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

/** The gateway's answer about its availability from now on. */
async function setAvailability(page: Page, status: 0 | 1 | 2): Promise<void> {
  await page.unroute(`**${getStatus.path}`)
  await page.route(`**${getStatus.path}`, (route) => route.fulfill({ json: statusAnswer(status) }))
}

/** The page's clock stops: messages that close after some seconds stay visible. */
const stopClock = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000))

/** The feedback page with an active form, under a stopped clock. */
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

test('maintenance, a closed region and a lost network are shown over the page, which stays as it was', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  const { t, path } = site
  expectConsole(page, /ERR_INTERNET_DISCONNECTED/)
  const lookAgain = () => page.evaluate(() => dispatchEvent(new Event('online')))
  await page.clock.install()
  await setAvailability(page, 2)
  await page.goto(path('/feedback/'))
  await test.step('a closed region shows the visitor’s address', async () => {
    const screen = page.getByRole('dialog', { name: t('system', 'region.heading') })
    await expect(screen).toBeVisible()
    await expect(screen).toContainText('127.0.0.1')
    await expect(screen.getByRole('link', { name: t('system', 'support') })).toBeVisible()
    await expectAccessible(page, 'region.heading')
    await setAvailability(page, 0)
    await lookAgain()
    await expect(screen).toHaveCount(0)
  })
  await test.step('maintenance covers the page, and typed text is there afterwards', async () => {
    const content = page.getByLabel(t('system', 'feedback.content'), { exact: true })
    await content.fill('Escrito antes da manutenção')
    await setAvailability(page, 1)
    await lookAgain()
    const screen = page.getByRole('dialog', { name: t('system', 'maintenance.heading') })
    await expect(screen).toBeVisible()
    await expectAccessible(page, 'maintenance.heading')
    await page.keyboard.press('Escape')
    await expect(screen).toBeVisible()
    await setAvailability(page, 0)
    await lookAgain()
    await expect(screen).toHaveCount(0)
    await expect(content).toHaveValue('Escrito antes da manutenção')
  })
  await test.step('without a network the page shows that and recovers by itself', async () => {
    await page.unroute(`**${getStatus.path}`)
    await expect(trouble(page)).toBeHidden()
    await context.setOffline(true)
    await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.offline'))
    await expectAccessible(page, 'without a network')
    await stopClock(page)
    // The browser may still refuse the first request after it has said that it is online; the next would be seconds away.
    await setAvailability(page, 0)
    await context.setOffline(false)
    await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.back'))
    await page.clock.runFor(3000)
    await expect(trouble(page)).toBeHidden()
  })
})

const refusal = { success: false, code: 'service_unavailable', message: 'not for people' }

test('a busy, unreachable, broken or slow gateway is reported until it answers', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t } = site
  expectConsole(page, /429|503|Failed to load resource|ERR_FAILED/)
  await readFeedback(page, site)
  const says = (key: string) => expect(trouble(page).getByRole('status')).toHaveText(t('system', key))
  const passes = async () => {
    await page.clock.runFor(3000)
    await expect(trouble(page)).toBeHidden()
  }
  await test.step('too many requests show the remaining seconds', async () => {
    await page.route(`**${sendFeedback.path}`, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '40' },
        json: { success: false, code: 'rate_limited', message: 'not for people' },
      }),
    )
    await writeFeedback(page, site)
    await says('trouble.busy')
    await expect(trouble(page).locator('output')).toHaveText('40 s')
    await page.clock.runFor(39_000)
    await expect(trouble(page).locator('output')).toHaveText('1 s')
    await page.clock.runFor(1000)
    await expect(trouble(page)).toBeHidden()
    await page.unroute(`**${sendFeedback.path}`)
  })
  await test.step('an unavailable service is reported with its seconds, and tried again afterwards', async () => {
    await page.route(`**${sendFeedback.path}`, (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '20' }, json: refusal }),
    )
    await writeFeedback(page, site)
    await says('trouble.away')
    await expect(trouble(page).locator('output')).toHaveText('20 s')
    await page.clock.runFor(20_000)
    await says('trouble.back')
    await page.unroute(`**${sendFeedback.path}`)
    await passes()
  })
  await test.step('an unreachable gateway is reported, and so is its return', async () => {
    await page.route('**/wps/**', (route) => route.abort())
    await writeFeedback(page, site)
    await says('trouble.down')
    await page.unroute('**/wps/**')
    await trouble(page)
      .getByRole('button', { name: t('system', 'trouble.retry') })
      .click()
    await says('trouble.back')
    await expect(page.getByLabel(t('system', 'feedback.content'), { exact: true })).toHaveValue(/bom tamanho/)
    await passes()
  })
  await test.step('a slow answer is reported until it arrives', async () => {
    const release = await hold(page, `**${sendFeedback.path}`)
    const asked = page.waitForRequest(`**${sendFeedback.path}`)
    await writeFeedback(page, site)
    await asked
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.slow'), { timeout: 200 })
    }).toPass()
    release()
    await expect(page.getByText(t('system', 'feedback.sent'))).toBeVisible()
    await expect(trouble(page)).toBeHidden()
  })
})

/** Failures while the first page is still loading are reported and mended too. */
const busyAtFirst = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('test.busy')) return
    sessionStorage.setItem('test.busy', 'once')
    window.requestIdleCallback = () => 0
  })

test('a deploy under the open page, and an answer that breaks the contract, reload it and keep typed text', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /Failed to load resource|dynamically imported/)
  await busyAtFirst(page)
  const content = page.getByLabel(t('system', 'feedback.content'), { exact: true })
  await test.step('a deploy under the open page reloads it once and keeps typed text', async () => {
    await page.goto(path('/feedback/'))
    await content.fill('Escrito antes da nova versão')
    await page.route('**/_astro/account.*.js', (route) => route.fulfill({ status: 404 }))
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await followHash(page, 'login')
    await expect.poll(() => loads).toBe(1)
    await expect(content).toHaveValue('Escrito antes da nova versão')
    // A second failure is not caused by a deployment, and is reported.
    await expect(page.getByRole('alert')).toContainText(t('common', 'failed.text'))
    expect(loads).toBe(1)
  })
  await test.step('an answer that breaks the contract offers to reload the page, and keeps typed text', async () => {
    await page.evaluate(() => sessionStorage.removeItem('test.busy'))
    await page.goto(path('/feedback/'))
    await page.route(`**${sendFeedback.path}`, (route) => route.fulfill({ json: { success: 'perhaps' } }))
    await writeFeedback(page, site)
    await expect(trouble(page).getByRole('status')).toHaveText(t('system', 'trouble.contract'))
    await expect(content).toHaveValue(/bom tamanho/)
    const again = page.waitForEvent('load')
    await trouble(page)
      .getByRole('button', { name: t('system', 'trouble.reload') })
      .click()
    await again
  })
})
