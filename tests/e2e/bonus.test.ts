import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('a member sees what a bonus asks for, opens terms and movements, and is told what giving it up loses', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/bonusDetails/'))
  const running = page.getByRole('article').first()
  await expect(running.getByRole('progressbar')).toBeVisible()
  await expect(running.getByText('R$20.00').first()).toBeVisible()
  await running.getByText(t('bonus', 'terms'), { exact: true }).click()
  await expect(running.getByText(t('bonus', 'terms.real-first'))).toBeVisible()
  await running.getByText(t('bonus', 'entries'), { exact: true }).click()
  await expect(running.getByText(t('bonus', 'entry.grant'), { exact: true })).toBeVisible()
  await running.getByRole('button', { name: t('bonus', 'cancel') }).click()
  await expect(running.getByRole('status')).toContainText('R$20.00')
  await expectAccessible(page, 'a running bonus with everything open')
  await running.getByRole('button', { name: t('bonus', 'cancel.keep') }).click()

  const ended = page.getByRole('region', { name: t('bonus', 'ended'), exact: true })
  await ended.locator('summary').first().click()
  await expect(ended.getByText(t('bonus', 'entry.expire'))).toBeVisible()
  await expectAccessible(page, 'a bonus that is over')
})
