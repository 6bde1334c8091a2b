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
})

test('a game that plays from its vendor’s wallet asks for money there first, and plays with it (rule 18.13)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, money } = site
  const named = { vendor: 'Salão Real' }
  const account = await openAccount(100_00n)
  await enterAs(page, account)
  await page.goto(path('/rng/'))
  await followHash(page, 'game-10101')
  const dialog = page.locator('dialog.game-frame')
  await expect(dialog.getByText(t('games', 'wallet.title', named))).toBeVisible()
  await expect(dialog.getByText(t('games', 'frame.wallet', named), { exact: true })).toBeVisible()
  await expectAccessible(page, 'empty wallet', { leftOut: ['#content', 'iframe'] })
  await dialog.getByRole('link', { name: t('games', 'wallet.transfer'), exact: true }).click()
  await expect(page.getByLabel(t('vendor-wallets', 'form.vendor'), { exact: true })).toHaveValue('SALAOREAL')
  await page.getByLabel(t('vendor-wallets', 'form.amount'), { exact: true }).fill('30')
  await page.getByRole('button', { name: t('vendor-wallets', 'form.submit'), exact: true }).click()
  await expect(page.getByText(t('vendor-wallets', 'result.done', named))).toBeVisible()
  await page.goto(path('/rng/'))
  await followHash(page, 'game-10101')
  const frame = page.frameLocator('dialog iframe')
  const spin = frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  await expect(spin).toBeEnabled()
  await expect(dialog.getByText(t('games', 'wallet.title', named))).toHaveCount(0)
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/spin'))
  await spin.click()
  const { round } = await (await answered).json()
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  // The main wallet is not touched, and the round is in the history.
  expect(await balanceOf(account)).toBe(70_00n)
  const [last] = await roundsOf(account)
  expect(last).toMatchObject({ stake: BigInt(round.stake), win: BigInt(round.win) })
  await page.goto(path('/member/transferFund/'))
  const wallet = page.locator('.funds__wallet').filter({ hasText: named.vendor })
  const left = 3000 + Number(round.win) - Number(round.stake)
  await expect(wallet.locator('.funds__money')).toHaveText(money(left))
})
