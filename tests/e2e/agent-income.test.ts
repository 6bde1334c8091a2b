import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('an agent opens a statement, has it recalculated, and reads the result', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('rafael', 'agent'))

  await test.step('a dividend opens to its calculation, and agrees with the bets', async () => {
    await page.goto(path('/agentHome/agentDividendRecordCopy2/'))
    await expect(page.getByRole('heading', { level: 1, name: t('commission', 'dividend.title') })).toBeVisible()
    await page
      .getByRole('button', { name: t('tables', 'table.details') })
      .first()
      .click()
    await expect(page.getByText(t('commission', 'ladder.won'))).toBeVisible()
    await expect(page.getByText(t('commission', 'cost.wages'))).toBeVisible()
    await page.getByRole('button', { name: t('commission', 'check') }).click()
    const recalculated = page.getByRole('list', { name: t('commission', 'check') })
    await expect(recalculated.getByText(t('commission', 'figure.won'))).toBeVisible()
    await expect(page.getByText(t('commission', 'check.differs'))).toHaveCount(0)
    await expectAccessible(page, 'a statement of a contract')
  })

  await test.step('own income shows the conditions of a payout before it is requested', async () => {
    await page.goto(path('/agentHome/agentRevenueReport/'))
    await expect(page.getByText(t('commission', 'payouts.empty'))).toBeVisible()
    await page.getByRole('button', { name: t('commission', 'payout.submit'), exact: true }).click()
    await expect(page.getByText(t('commission', 'payout.required'))).toBeVisible()
    await expect(page.getByText(t('commission', 'payout.passwordRequired'))).toBeVisible()
    await expectAccessible(page, 'own income')
  })
})
