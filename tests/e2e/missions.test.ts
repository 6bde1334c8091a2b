import { claimMission } from '#contract/rewards/missions/claim-mission.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, demoAccount, enterAs } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('a member sees a claimable mission in the menu, claims it once, and finds the own place in the table', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { t, path, either } = site
  const maria = await demoAccount('maria')
  await enterAs(page, maria)
  await page.goto(path('/member/missionLeaderboard/'))
  const menu = page.getByRole('navigation', { name: t('centre', 'nav.label') })
  const entry = menu.getByRole('link', { name: t('missions', 'mission.title') })
  await expect(entry.locator('[aria-hidden]').filter({ hasText: '1' })).toBeVisible()
  const done = page.getByRole('article').filter({ hasText: either('Cinquenta rodadas', 'Fifty rounds') })
  await expect(done.getByRole('progressbar')).toHaveAttribute('value', '1')
  const keys: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === claimMission.path) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  const before = await balanceOf(maria)
  await done.getByRole('button').dblclick()
  await expect(done.getByText(t('missions', 'state.claimed'))).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(await balanceOf(maria)).toBe(before + 5_00n)
  await expect(entry.locator('.side__count')).toHaveCount(0)

  await page.getByText(t('missions', 'view.leaderboard'), { exact: true }).click()
  await expect(page).toHaveURL(/[?]view=leaderboard$/)
  await expect(page.getByRole('row').nth(1)).toContainText('m***')
  await expectAccessible(page, 'the table of the season')
  await page.getByRole('checkbox', { name: t('missions', 'table.hide') }).click()
  await expect(page.getByText(t('missions', 'table.hidden'))).toBeVisible()
  await page.goBack()
  await expect(done).toBeVisible()
})
