import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { type Account, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** Plays slots, outside the browser, until a win is at least its stake: only such a one has a score. */
async function playForScore(account: Account): Promise<void> {
  const call = gateway()
  const { gameToken: token } = await call(launchGame, { nodeId: 1001, mode: 'real', language: 'en' }, account)
  for (;;) {
    const { stake, win } = await call(spinSlots, { stake: 60n }, { token, key: crypto.randomUUID() })
    if (win >= stake) return
  }
}

test('a member joins a tournament, finds the prizes and the leader, and sees the open table move', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, money } = site
  const account = await openAccount(100_00n)
  await enterAs(page, account)
  await page.goto(path('/member/tournaments/'))
  const running = page.getByRole('article').first()
  const standing = running.getByRole('status')
  await running.getByRole('button', { name: t('tournaments', 'join') }).click()
  await expect(standing).toContainText(t('tournaments', 'mine.noPlace'))
  await expect(standing.getByRole('link', { name: t('tournaments', 'play') })).toHaveAttribute('href', path('/rng/'))
  await running.getByText(t('tournaments', 'table'), { exact: true }).click()
  await expect(running.getByRole('row').nth(1)).toContainText('m***')
  const own = running.locator('tr[aria-current]')
  await expect(own).toHaveCount(0)
  // The job counts four times a minute; what is else to be seen is looked at meanwhile.
  await playForScore(account)
  await running.getByText(t('tournaments', 'prizes'), { exact: true }).click()
  await expect(running.getByText(money(500_00)).first()).toBeVisible()
  await expectAccessible(page, 'a tournament with its table')
  await expect(own).toHaveCount(1, { timeout: 60_000 })
  await expect(standing).not.toContainText(t('tournaments', 'mine.noPlace'))
})
