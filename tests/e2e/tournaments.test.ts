import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('a member joins a tournament, and finds the prizes and the leader', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(10_00n))
  await page.goto(path('/member/tournaments/'))
  const running = page.getByRole('article').first()
  await running.getByRole('button', { name: t('tournament', 'join') }).click()
  await expect(running.getByRole('status')).toHaveText(t('tournament', 'mine.none'))
  await running.getByText(t('tournament', 'prizes'), { exact: true }).click()
  await expect(running.getByText('R$500.00').first()).toBeVisible()
  await running.getByText(t('tournament', 'table'), { exact: true }).click()
  await expect(running.getByRole('row').nth(1)).toContainText('m***')
  await expectAccessible(page, 'a tournament with its table')
})
