import type { Page, Route } from '@playwright/test'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { visitorOf } from '#tests/support/crawl.ts'
import { anyPage, expect, expectConsole, password, test } from '#tests/support/e2e.ts'

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const refusal = (code: string) => ({ success: false, code, message: 'not for people' })

/** Faults of an answer, and the key of the sentence that a person reads. */
const faults = [
  { sentence: 'error.unreachable', answer: (route: Route) => route.abort('connectionrefused') },
  {
    sentence: 'error.service_unavailable',
    answer: (route: Route) => route.fulfill(json(503, refusal('service_unavailable'), { 'retry-after': '30' })),
  },
  {
    sentence: 'error.rate_limited_other',
    answer: (route: Route) => route.fulfill(json(429, refusal('rate_limited'), { 'retry-after': '120' })),
  },
  {
    sentence: 'error.unreachable',
    answer: (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><title>Bad gateway</title>' }),
  },
  {
    sentence: 'error.contract',
    answer: (route: Route) => route.fulfill(json(200, { success: true, value: { surprise: 1 } })),
  },
  { sentence: 'error.unknown', answer: (route: Route) => route.fulfill(json(418, refusal('from_tomorrow'))) },
] as const

/** Lets each fault happen to a call in turn, and repeats `attempt` as a person would; the last attempt succeeds. */
async function throughAll(page: Page, path: string, attempt: (sentence?: string) => Promise<void>) {
  expectConsole(page, /Failed to load resource/)
  for (const { sentence, answer } of faults) {
    const fail = (route: Route) => answer(route)
    await page.route(`**${path}*`, fail)
    await attempt(sentence)
    await page.unroute(`**${path}*`, fail)
  }
  await attempt()
}

test('a popup, a login, a deposit, the history and a game show every failure in words, and go on', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const { account } = await openAccount(5000n)
  const form = page.getByRole('dialog', { name: t('auth', 'login.title') })
  await test.step('a popup whose code does not arrive shows that and can be requested again', async () => {
    expectConsole(page, /Failed to (load resource|fetch)|dynamically imported module/)
    // The page has just been reloaded for it, as after a deploy, so it does not reload again.
    await page.addInitScript(() => {
      if (self === top) sessionStorage.setItem('arara.reloaded', String(Date.now()))
    })
    await page.route('**/_astro/account.*.js', (route) => route.abort('connectionreset'))
    await page.goto(path(anyPage))
    await page
      .getByRole('link', { name: t('common', 'login'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('alert')).toContainText(t('common', 'failed.text'))
    await page.unroute('**/_astro/account.*.js')
    await page.getByRole('button', { name: t('common', 'failed.retry') }).click()
    await expect(form).toBeVisible()
  })
  await test.step('a login shows every failure in words and succeeds without typing again', async () => {
    await form.getByLabel(t('auth', 'login.username'), { exact: true }).fill(account)
    await form.getByLabel(t('auth', 'login.password'), { exact: true }).fill(password)
    await throughAll(page, '/wps/session/login', async (sentence) => {
      await form.getByRole('button', { name: t('auth', 'login.submit'), exact: true }).click()
      if (sentence) await expect(form.getByRole('alert')).toHaveText(t('errors', sentence, { count: 2 }))
      else await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
    })
    // The popup leaves by going back, which would break off the way to the next page.
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/^[^#]*$/)
  })
  await test.step('a deposit shows every failure in words, keeps the amount and opens one charge', async () => {
    await page.goto(path('/member/depositv2/'))
    const amount = page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })
    await amount.fill('33,00')
    await page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') }).check()
    await throughAll(page, createDeposit.path, async (sentence) => {
      await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
      if (sentence) {
        await expect(page.getByRole('alert')).toHaveText(t('errors', sentence, { count: 2 }))
        await expect(amount).toHaveValue('33,00')
      } else await expect(page.getByRole('button', { name: t('deposits', 'deposit.sandboxPay') })).toBeVisible()
    })
  })
  await test.step('the history shows every failure in words and offers to try again', async () => {
    let opened = false
    await throughAll(page, '/wps/member/history/bets', async (sentence) => {
      if (opened)
        await page
          .getByRole('main')
          .getByRole('button', { name: t('errors', 'retry') })
          .click()
      else await page.goto(path('/member/personalHistoryCopy/?view=rounds'))
      opened = true
      if (sentence) await expect(page.getByRole('alert')).toContainText(t('errors', sentence, { count: 2 }))
      else await expect(page.getByRole('heading', { name: t('history', 'history.empty.title') })).toBeVisible()
    })
  })
  await test.step('a game that does not open shows the reason and offers to try again', async () => {
    let opened = false
    await throughAll(page, '/wps/game/launchGame', async (sentence) => {
      const dialog = page.getByRole('dialog', { name: t('games', 'failed.title') })
      if (opened) await dialog.getByRole('button', { name: t('errors', 'retry') }).click()
      else await page.goto(path(`${anyPage}#game-1001`))
      opened = true
      if (sentence) await expect(dialog.getByRole('alert')).toContainText(t('errors', sentence, { count: 2 }))
      else
        await expect(
          page.frameLocator('iframe').getByRole('button', { name: t('slots', 'slots.spin'), exact: true }),
        ).toBeEnabled()
    })
  })
})

test('without a network the deposit waits, and the balance stays as it was', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  await enterAs(page, await openAccount(1234n))
  expectConsole(page, /Failed to load resource/)
  // All requests that the page makes by itself have ended when the network fails.
  const listening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  const { read } = await visitorOf(page)
  await page.goto(path('/member/depositv2/'))
  await read('member')
  await listening
  const amount = page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })
  await amount.fill('21,00')
  await page.getByRole('radio', { name: t('deposits', 'deposit.bonus.none') }).check()
  const balance = page.locator('.balance__sum')
  await expect(balance).toContainText(/12[.,]34/)
  await context.setOffline(true)
  await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors', 'error.unreachable'))
  await expect(balance).toContainText(/12[.,]34/)
  await context.setOffline(false)
  await page.getByRole('button', { name: t('deposits', 'deposit.submit.pix') }).click()
  await expect(page.getByRole('button', { name: t('deposits', 'deposit.sandboxPay') })).toBeVisible()
})
