import { createLineTransfer } from '#contract/money/line-transfers/create-line-transfer.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, demoAccount, enterAs } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

test('money goes to the agent once, after its figures were confirmed, and both have its number', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, money } = site
  const rafael = await demoAccount('rafael', 'agent')
  const before = await balanceOf(rafael)
  await enterAs(page, await demoAccount('maria'))
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === createLineTransfer.path)
      keys.add(request.headers()['idempotency-key'])
  })
  await page.goto(path('/member/'))
  await expect(page.getByRole('main').getByRole('link', { name: t('line-transfers', 'transfer.title') })).toBeVisible()
  await page.goto(path('/member/transferUpline/'))
  const sent = page.getByText(t('line-transfers', 'list.sent', { account: 'rafael' }))
  await expect(sent.first()).toBeVisible()

  const amount = page.getByLabel(t('line-transfers', 'form.amount'), { exact: true })
  const next = page.getByRole('button', { name: t('line-transfers', 'form.submit') })
  await amount.fill('5')
  await next.click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toBeFocused()
  // The button that stays in view covers part of a field where the screen happens to end, so the screen is longer here.
  const size = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ ...size, height: 1600 })
  await expectAccessible(page, 'a transfer with errors')
  await page.setViewportSize(size)
  await amount.fill('10')
  await page.getByLabel(t('line-transfers', 'password.label'), { exact: true }).fill(withdrawPassword)
  await next.click()
  await expect(page.getByRole('heading', { name: t('line-transfers', 'confirm.title') })).toBeFocused()
  await expectAccessible(page, 'a transfer to be confirmed')
  await page.getByRole('button', { name: money(10_00) }).dblclick()
  await expect(page.getByRole('heading', { name: t('line-transfers', 'done.title'), exact: true })).toBeFocused()
  // The name is in the result and in the list.
  const number = await page
    .getByText(/^[A-F0-9]{32}$/)
    .first()
    .textContent()
  await expect(page.getByRole('listitem').filter({ hasText: number ?? '' })).toContainText(`-${money(10_00)}`)
  expect(keys.size).toBe(1)
  expect(await balanceOf(rafael)).toBe(before + 10_00n)
  await expectAccessible(page, 'a transfer that is done')
})
