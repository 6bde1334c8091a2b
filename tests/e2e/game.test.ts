import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { cents, followHash, pressInBar, roundBy, spinKeys, spinOnce } from '#tests/support/player.ts'

/** The lobby below a game is left out: the crawl checks it. */
const overLobby = { leftOut: ['#content'] }

test('the keyboard alone opens a game and bets; each bet is settled once; a game in maintenance offers others, which open', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  // axe adds its own style sheet to the frame, which the frame's policy refuses.
  expectConsole(page, /inline style|status of 503/)
  const keys = spinKeys(page)
  const frame = page.frameLocator('iframe')
  const button = frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  const card = page.getByRole('link', { name: 'Arara Dourada', exact: true })
  await page.goto(path('/rng/?q=dourada'))
  await expect.poll(() => cents(page)).toBe(5000)
  await test.step('the keyboard leads from the top of the lobby into the game, which has the focus', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('common', 'skip') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    await expect(button).toBeEnabled()
    await expect(page.locator('dialog iframe')).toBeFocused()
  })
  const first = await test.step('the space bar plays a round', async () => {
    const value = await roundBy(page, () => page.keyboard.press('Space'))
    await expect(button).toBeEnabled()
    return { roundId: value.roundId, stake: Number(value.stake), win: Number(value.win) }
  })
  await test.step('axe: a game in its frame with its dialogs', async () => {
    await expectAccessible(page, 'game', overLobby)
    const close = frame.getByRole('button', { name: t('slots', 'slots.dialog.close') })
    await frame.getByRole('button', { name: t('slots', 'slots.info.open') }).click()
    await expect(frame.getByRole('dialog', { name: t('slots', 'slots.info.title') })).toBeVisible()
    await expectAccessible(page, 'rules of the game', overLobby)
    await close.click()
    await frame.locator('[aria-haspopup="dialog"]').last().click()
    const stakes = frame.getByRole('dialog', { name: t('slots', 'slots.stake.title') })
    await expect(stakes).toBeVisible()
    await expectAccessible(page, 'stakes', overLobby)
    await close.click()
    await expect(stakes).toBeHidden()
  })
  const second = await test.step('a tap plays another, which never shows the opening balance again', async () => {
    const asked = Promise.withResolvers<void>()
    await page.route(`**${spinSlots.path}`, async (route) => {
      if (route.request().method() === 'POST') await asked.promise
      await route.continue()
    })
    const balance = frame.locator('dl', { hasText: t('slots', 'slots.balance') }).locator('dd')
    const value = await roundBy(page, async () => {
      await button.click()
      // The rest of the first round less the stake of this one.
      const during = 5000 - 2 * first.stake + first.win
      await expect.poll(async () => Number((await balance.textContent())?.replace(/\D/g, ''))).toBe(during)
      asked.resolve()
    })
    await expect(button).toBeEnabled()
    return { roundId: value.roundId, stake: Number(value.stake), win: Number(value.win) }
  })
  await test.step('each is settled once; the keyboard closes the game, and the focus is on its tile again', async () => {
    const left = 5000 - first.stake + first.win - second.stake + second.win
    expect(await balanceOf(account)).toBe(BigInt(left))
    await tabTo(page, page.getByRole('button', { name: t('games', 'frame.close') }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(card).toBeFocused()
    await expect.poll(() => cents(page)).toBe(left)
    expect((await roundsOf(account)).map(({ roundId }) => roundId)).toEqual([second.roundId, first.roundId])
    expect(new Set(keys).size).toBe(2)
  })
  await test.step('a game under maintenance offers others, which open', async () => {
    await followHash(page, 'game-3009')
    const dialog = page.getByRole('dialog', { name: t('games', 'maintenance.title') })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'a resting game', overLobby)
    const others = dialog.getByRole('region', { name: t('games', 'maintenance.instead') })
    await others.getByRole('button').first().click()
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page).toHaveURL(/#game-10\d\d$/)
    await expect(button).toBeEnabled()
  })
  await test.step('a game fills the whole page at its own address, without the side menu', async () => {
    await page.goto(path('/seamless/?game=1001'))
    await expect(page.locator('.seamless iframe')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: t('common', 'menu.label') })).toBeHidden()
    await expect(page.frameLocator('.seamless iframe').getByRole('button').first()).toBeVisible()
  })
})

test('a visitor plays for free and learns that real money needs an account', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  // axe adds its own style sheet to the frame, which the frame's policy refuses.
  expectConsole(page, /status of (403|503)|inline style/)
  await page.goto(path('/rng/'))
  await page.getByRole('link', { name: 'Arara Dourada', exact: true }).click()
  await expect(page.getByRole('dialog').getByText(t('games', 'frame.trial'), { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'trial')
  await expect.poll(() => cents(page)).toBe(1000_00)
  const before = 1000_00
  const round = await spinOnce(page, site)
  await expect.poll(() => cents(page)).toBe(before - round.stake + round.win)
  await expectAccessible(page, 'free play')
  await pressInBar(page, site, 'frame.toReal')
  const registration = page.getByRole('dialog', { name: t('auth', 'register.title') })
  await expect(registration).toBeVisible()
  await registration.getByRole('button', { name: t('auth', 'close') }).click()
  await expect(page.locator('.game-bar__state[data-mode="trial"]')).toBeVisible()
})
