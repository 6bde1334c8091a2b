import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, gateway, openAccountWith } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { roundBy } from '#tests/support/player.ts'

test('a member sees the conditions of a bonus, opens terms and movements, and sees the loss before giving it up (rule 22.12)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, money } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/bonusDetails/'))
  const running = page.getByRole('article').first()
  await expect(running.getByRole('progressbar')).toBeVisible()
  await expect(running.getByText(money(20_00)).first()).toBeVisible()
  await running.getByText(t('bonuses', 'terms'), { exact: true }).click()
  await expect(running.getByText(t('bonuses', 'terms.real-first'))).toBeVisible()
  await running.getByText(t('bonuses', 'entries'), { exact: true }).click()
  await expect(running.getByText(t('bonuses', 'entry.grant'), { exact: true })).toBeVisible()
  await running.getByRole('button', { name: t('bonuses', 'cancel') }).click()
  await expect(running.getByRole('status')).toContainText(money(20_00))
  await expectAccessible(page, 'a running bonus with everything open')
  await running.getByRole('button', { name: t('bonuses', 'cancel.keep') }).click()

  const ended = page.getByRole('region', { name: t('bonuses', 'ended'), exact: true })
  await ended.locator('summary').first().click()
  await expect(ended.getByText(t('bonuses', 'entry.expire'))).toBeVisible()
  await expectAccessible(page, 'a bonus that is over')
})

test('the wagering of a bonus moves with each round, in the centre and in the game, where it opens to its figures (rule 22.13)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, money } = site
  // axe adds its own style sheet to the frame, which the frame's policy refuses.
  expectConsole(page, /inline style/)
  const account = await openAccountWith(({ title }) => title === '50% on top')
  const call = gateway()
  await enterAs(page, account)
  await test.step('the centre follows rounds that are played elsewhere', async () => {
    await page.goto(path('/member/bonusDetails/'))
    const remaining = page.getByRole('article').locator('dd')
    await expect(remaining.filter({ hasText: money(250_00) })).toHaveCount(2)
    const { gameToken } = await call(launchGame, { nodeId: 1001, mode: 'real', language: 'en' }, account)
    await call(spinSlots, { stake: 1_00n }, { token: gameToken, key: crypto.randomUUID() })
    await expect(remaining.filter({ hasText: money(249_00) })).toHaveCount(1)
  })
  await page.goto(path(`${anyPage}#game-1001`))
  const game = page.frameLocator('iframe')
  const strip = (cents: number) =>
    game.getByRole('button', { name: t('slots', 'slots.wager.left', { left: money(cents) }) })
  await strip(249_00).waitFor()
  await strip(249_00).click()
  const figures = game.getByRole('dialog', { name: t('slots', 'slots.wager.title') })
  await expect(figures.getByText(t('slots', 'slots.wager.percent', { percent: 100 }))).toBeVisible()
  await expect(figures.getByText(money(20_00))).toBeVisible()
  await expectAccessible(page, 'the wagering of a bonus in a game')
  await page.keyboard.press('Escape')
  const spin = game.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  await roundBy(page, () => spin.click())
  await strip(248_00).click()
  await figures.getByRole('button', { name: t('slots', 'slots.wager.terms') }).click()
  await expect(page).toHaveURL(new RegExp(path('/member/bonusDetails/')))
})
