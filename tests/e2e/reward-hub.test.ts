import { claimRewards } from '#contract/rewards/hub/claim-rewards.ts'
import { getRewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'

test('a member claims everything with one button, reads what landed, and then what brings the next reward', async ({
  page,
  site,
  language,
}) => {
  const { t, path, money } = site
  const person = await openAccount(10_00n)
  await enterAs(page, person)
  const { sums } = await gateway()(getRewardHub, { language }, person)
  const waits = sums.find(({ unit }) => unit === 'money')?.amount ?? 0n
  await page.goto(path('/member/rewardCenter/'))
  const card = page.locator('.money-card').filter({ hasText: t('hub', 'hub.claim') })
  await expect(card.getByText(money(Number(waits)))).toBeVisible()
  await expectAccessible(page, 'rewards that wait')
  const keys: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === claimRewards.path) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  const before = await balanceOf(person)
  await page.getByRole('button', { name: t('hub', 'hub.claim.all') }).dblclick()
  const landed = page.locator('.hub__landed')
  await expect(landed).toBeFocused()
  await expect(landed.getByText(t('daily-sign-in', 'signIn.title'))).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  // The share of an envelope was not known before.
  expect((await balanceOf(person)) - before).toBeGreaterThan(waits)
  await expect(page.getByRole('button', { name: t('hub', 'hub.claim.all') })).toHaveCount(0)
  await expect(page.locator('.hub__next')).toBeVisible()
  await expectAccessible(page, 'rewards that landed')
})

test('a part that is not there says so, and the others stay; a pause is said before the button', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  expectConsole(page, /status of 5/)
  const person = await openAccount()
  await enterAs(page, person)
  await page.route(`**${getRewardHub.path}*`, async (route) => {
    const response = await route.fetch()
    const envelope = await response.json()
    await route.fulfill({
      json: { ...envelope, value: { ...envelope.value, failed: ['missions'], missions: [], isBlocked: true } },
    })
  })
  await page.goto(path('/member/rewardCenter/'))
  await expect(page.getByRole('alert')).toContainText(t('hub', 'hub.failed'))
  await expect(page.getByRole('link', { name: t('hub', 'hub.blocked.open') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('hub', 'hub.claim.all') })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('region', { name: t('hub', 'hub.missions') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('hub', 'hub.claim.all') })).toBeVisible()
})
