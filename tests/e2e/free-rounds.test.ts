import { spinFreeRound } from '#contract/play/slots/spin-free-round.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { enterAs, openAccountWith } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { roundBy } from '#tests/support/player.ts'

test('free rounds lead from the reward centre into the game, which counts them and keeps the stake', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, money } = site
  // axe adds its own style sheet to the frame, which the frame's policy refuses.
  expectConsole(page, /inline style/)
  const account = await openAccountWith(({ gives }) => gives === 'freeRounds')
  await enterAs(page, account)
  await page.goto(path('/member/rewardCenter/'))
  const row = page.getByRole('region', { name: t('hub', 'hub.ends') }).getByRole('listitem')
  await expect(row.getByText('10 ')).toBeVisible()
  await row.getByRole('link').click()

  const game = page.frameLocator('iframe')
  const strip = game.getByRole('status').filter({ hasText: t('slots', 'slots.rounds.stake', { stake: money(1_00) }) })
  await expect(strip).toContainText(t('slots', 'slots.rounds.left', { left: 10, rounds: 10 }))
  await expect(game.getByRole('button', { name: t('slots', 'slots.stake.more') })).toBeDisabled()
  await expectAccessible(page, 'a game with free rounds')
  const spin = game.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  await roundBy(page, () => spin.click(), spinFreeRound.path)
  await expect(strip).toContainText(t('slots', 'slots.rounds.left', { left: 9, rounds: 10 }))
})
