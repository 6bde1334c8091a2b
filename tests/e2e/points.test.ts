import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

/** The civil day before another, such as `2026-03-01`. */
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

test('a member comes from the mall, redeems a reward, exchanges points, and reads the results (rules 11.3 and 11.11)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, either, money } = site
  expectConsole(page, /status of 422/)
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/pointMall/'))
  const name = either(`${money(50)} de saldo`, `${money(50)} of balance`)
  await page.getByRole('link', { name: t('points-mall', 'redeem.name', { name }) }).click()

  const panel = page.getByRole('region', { name: t('points', 'redeem.title', { name }) })
  const password = panel.getByLabel(t('points', 'password.payment'), { exact: true })
  const submit = panel.getByRole('button', { name: either('Trocar por', 'Redeem for') })
  await password.fill('000000')
  await submit.click()
  await expect(panel.getByText(t('errors', 'error.withdraw_password_wrong'))).toBeVisible()
  await password.fill(withdrawPassword)
  await submit.click()
  await expect(panel.getByRole('status')).toContainText(money(50))
  await panel.getByRole('link', { name: t('points', 'redeem.done.orders') }).click()
  const orders = page.getByRole('region', { name: t('points', 'orders') })
  await orders.locator('summary').first().click()
  await expect(orders.getByText(name)).toBeVisible()
  await expectAccessible(page, 'redeemed rewards')

  await page.getByRole('link', { name: t('points', 'view.convert') }).click()
  await page.getByLabel(t('points', 'convert.points'), { exact: true }).fill('5')
  await expect(page.getByText(money(50), { exact: true })).toBeVisible()
  await page.getByLabel(t('points', 'password.payment'), { exact: true }).fill(withdrawPassword)
  await page.getByRole('button', { name: t('points', 'convert.submit'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: money(50) })).toBeVisible()

  await page.getByRole('link', { name: t('points', 'view.history') }).click()
  await page.getByRole('radio', { name: t('points', 'type.convert') }).check()
  const history = page.getByRole('region', { name: t('points', 'history') })
  await expect(history.locator('summary')).toHaveCount(1)
  await page.getByRole('radio', { name: t('points', 'type.slots') }).check()
  await expect(history.locator('summary').filter({ hasText: t('points', 'entry.convert') })).toHaveCount(0)
  await history.locator('summary').first().click()
  await expect(history.getByText(t('points', 'entry.sum'), { exact: true })).toBeVisible()
  await expectAccessible(page, 'points by type')
  await test.step('the period by keyboard', async () => {
    await page.getByRole('radio', { name: t('tables', 'range.days', { days: 7 }) }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: t('tables', 'range.days', { days: 30 }) })).toBeChecked()
    await page.getByRole('button', { name: t('tables', 'range.other') }).focus()
    await page.keyboard.press('Enter')
    const from = page.getByLabel(t('tables', 'range.from'), { exact: true })
    const first = await from.inputValue()
    await page.getByRole('button', { name: t('tables', 'range.previous') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(t('tables', 'range.to'), { exact: true })).toHaveValue(dayBefore(first))
    await page.getByRole('button', { name: t('tables', 'range.next') }).focus()
    await page.keyboard.press('Enter')
    await expect(from).toHaveValue(first)
  })
})
