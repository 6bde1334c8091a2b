import type { Page } from '@playwright/test'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawals } from '#contract/money/withdrawals/get-withdrawals.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { newSubscription } from '#tests/support/push.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

test.use({ serviceWorkers: 'allow' })

/** A browser without a push service, as that of the tests is, gets a subscription all the same. */
async function withPushService(page: Page): Promise<void> {
  const { endpoint, p256dh, auth } = newSubscription()
  await page.addInitScript(
    (made) => {
      // A browser without a head refuses all notices.
      Object.defineProperty(Notification, 'permission', { get: () => 'default' })
      Notification.requestPermission = () => Promise.resolve('granted')
      PushManager.prototype.subscribe = () =>
        Promise.resolve(Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => made }))
    },
    { endpoint, keys: { p256dh, auth } },
  )
}

test('after a withdrawal a device is asked once whether to be told, and the settings turn it off again (rule 12.20)', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  await withPushService(page)
  await enterAs(page, await demoAccount('maria'))
  // Nothing is withdrawn: a member has few withdrawals a day, which other tests need.
  const listed = page.waitForResponse(
    (one) => one.url().includes(getWithdrawals.path) && one.request().method() === 'GET',
  )
  await page.goto(path('/member/withdraw/'))
  const [made] = (await (await listed).json()).value.list
  await page.route(`**${createWithdrawal.path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { success: true, value: made } }) : route.continue(),
  )
  const question = page.getByRole('heading', { name: t('push', 'push.ask.title') })
  const withdraw = async () => {
    await page.getByLabel(t('withdrawals', 'form.amount'), { exact: true }).fill('20')
    await page.getByLabel(t('withdrawals', 'password.withdraw'), { exact: true }).first().fill(withdrawPassword)
    await page.getByRole('button', { name: t('withdrawals', 'form.submit') }).click()
    await expect(page.getByText(t('withdrawals', 'form.sent'))).toBeVisible()
  }
  await withdraw()
  await expect(question).toBeVisible()
  await expectAccessible(page, 'the question about push messages')
  await page.getByRole('button', { name: t('push', 'push.ask.yes') }).click()
  await expect(page.getByText(t('push', 'push.ask.done'))).toBeFocused()

  await page.goto(path('/member/messageV2/?view=push'))
  await expect(page.getByText(t('push', 'push.on'))).toBeVisible()
  const rewards = page.getByRole('checkbox', { name: t('push', 'push.kind.rewards') })
  await rewards.uncheck()
  await page.reload()
  await expect(rewards).not.toBeChecked()
  await expectAccessible(page, 'the settings of push messages')
  await page.getByRole('button', { name: t('push', 'push.turnOff') }).click()
  await expect(page.getByText(t('push', 'push.off'))).toBeVisible()
  await page.getByRole('button', { name: t('push', 'push.turnOn') }).click()
  await expect(page.getByText(t('push', 'push.on'))).toBeVisible()
  await page.getByRole('button', { name: t('push', 'push.turnOff') }).click()
  await expect(page.getByRole('button', { name: t('push', 'push.turnOn') })).toBeVisible()
  await test.step('nobody is asked twice', async () => {
    await page.goto(path('/member/withdraw/'))
    const known = page.waitForResponse('**/wps/member/push')
    await withdraw()
    await known
    await expect(question).toHaveCount(0)
  })
})

test('a browser that blocks notices says what to do, and is not asked', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await enterAs(page, await openAccount())
  await page.goto(path('/member/messageV2/?view=push'))
  await expect(page.getByText(t('push', 'push.blocked'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('push', 'push.turnOn') })).toHaveCount(0)
})

test('the service worker shows a push message', { tag: '@once' }, async ({ page, context, site }) => {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId)),
  )
  await cdp.send('ServiceWorker.enable')
  await page.goto(site.path('/help/'))
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const [worker] = context.serviceWorkers()
  // A browser without a head shows no notices, so the worker says here what it would show.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; told: unknown[] }
    scope.told = []
    scope.registration.showNotification = (title, options) => {
      scope.told.push({ title, ...options })
      return Promise.resolve()
    }
  })
  const told = { title: 'Pago', body: 'Toque', lang: 'pt', tag: 'withdrawals', path: '/member/withdraw/' }
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(told),
  })
  const { path: data, ...shown } = told
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as unknown as { told: unknown[] }).told))
    .toEqual([{ ...shown, data, icon: '/icon-192.png' }])
})
