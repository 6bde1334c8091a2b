import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { cents, followHash } from '#tests/support/player.ts'

// A vendor that bets first and pays afterwards, and one that sends both at once.
test('a vendor’s games open in frames of its own origin, and every amount is the same on both sides', {
  tag: '@phone',
}, async ({ page, site, baseURL }) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  await page.goto(path('/rng/'))
  let balance = 5000
  for (const [nodeId, name] of [
    [3001, 'Lenda do Boto'],
    [2001, 'Gato da Sorte'],
  ] as const) {
    await test.step(name, async () => {
      await followHash(page, `game-${nodeId}`)
      const frame = page.frameLocator('dialog iframe')
      const spin = frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
      await expect(spin).toBeEnabled()
      const address =
        page
          .frames()
          .find((each) => each !== page.mainFrame())
          ?.url() ?? ''
      expect(new URL(address).origin).not.toBe(new URL(baseURL ?? page.url()).origin)
      // The launch is no part of an address that stays.
      expect(new URL(address).hash).toBe('')
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/spin'))
      await spin.click()
      const { round } = await (await answered).json()
      balance += Number(round.win) - Number(round.stake)
      await expect.poll(() => cents(page)).toBe(balance)
      await expect(spin).toBeEnabled({ timeout: 60_000 })
      expect(await balanceOf(account)).toBe(BigInt(balance))
      const [last] = await roundsOf(account)
      expect(last).toMatchObject({ gameName: name, stake: BigInt(round.stake), win: BigInt(round.win) })
      await expectAccessible(page, name, { leftOut: ['#content', 'iframe'] })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('games', 'frame.close') }).click()
      await expect(page.locator('dialog iframe')).toHaveCount(0)
    })
  }
  await test.step('the round is shown again in the history', async () => {
    await page.goto(path('/member/personalHistoryCopy/?view=rounds'))
    await page.getByRole('button', { name: t('tables', 'table.details') }).first().click()
    await page.getByRole('button', { name: t('history', 'round.replay') }).click()
    const replay = page.frameLocator('.round-replay')
    await expect(replay.getByText(t('slots-reels', 'reels.replay'))).toBeVisible()
    await expectAccessible(page, 'the replay', { leftOut: ['iframe'] })
  })
})
