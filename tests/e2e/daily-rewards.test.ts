import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('a member signs in for today once, opens a red envelope, and repeats a raffle’s draw', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path, either, money } = site
  const account = await openAccount(10_00n)
  await enterAs(page, account)
  await page.goto(path('/member/rewardCenter/'))
  const daily = page.getByRole('region', { name: t('daily-sign-in', 'signIn.title') })
  await test.step('the daily sign-in', async () => {
    await expect(daily.getByRole('listitem')).toHaveCount(7)
    await daily.getByRole('button').dblclick()
    await expect(daily.getByRole('status')).toBeFocused()
    await expect(daily.getByRole('status')).toContainText(t('daily-sign-in', 'signIn.said', { reward: money(10) }))
    await expect(daily.getByRole('button')).toHaveCount(0)
    await daily.getByText(t('daily-sign-in', 'signIn.history'), { exact: true }).click()
    await expect(daily.getByRole('list').last().getByText(money(10))).toBeVisible()
    expect(await balanceOf(account)).toBe(10_10n)
    await expectAccessible(page, 'a day that was signed in')
  })
  await test.step('the red envelope', async () => {
    await page
      .getByRole('region', { name: t('hub', 'hub.more') })
      .getByRole('link', { name: t('hub', 'hub.tile.envelopes') })
      .click()
    const envelope = page.getByRole('article', { name: either('Envelope da arara', 'Macaw envelope') })
    await envelope.getByRole('button', { name: t('red-envelopes', 'envelope.open') }).click()
    await expect(envelope.getByRole('status')).toContainText(t('red-envelopes', 'envelope.got'))
    await envelope.getByText(t('red-envelopes', 'envelope.taken'), { exact: true }).click()
    await expect(envelope.getByRole('listitem').first()).toContainText('***')
    expect(await balanceOf(account)).toBeGreaterThan(10_10n)
    await expectAccessible(page, 'a red envelope that was opened')
  })
  await test.step('a running raffle', async () => {
    await page.goto(path('/member/raffle/'))
    const raffle = page.getByRole('article', { name: either('Sorteio das penas', 'Feather raffle') })
    await raffle.getByRole('button', { name: t('raffles', 'join') }).click()
    await expect(raffle.getByRole('status')).toContainText(t('raffles', 'mine.label'))
  })
  await test.step('a drawn raffle, whose draw the device repeats', async () => {
    const raffle = page.getByRole('article', { name: either('Sorteio da estação', 'Season raffle') })
    await raffle.getByText(t('raffles', 'proof'), { exact: true }).click()
    await expect(raffle.getByText(/^[0-9a-f]{64}$/)).toHaveCount(3)
    await raffle.getByRole('button', { name: t('raffles', 'proof.check') }).click()
    await expect(raffle.getByText(t('raffles', 'proof.found.right'))).toBeVisible()
    await expectAccessible(page, 'a raffle that was drawn')
  })
})
