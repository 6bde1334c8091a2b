import type { Page, Route } from '@playwright/test'
import { spinSlots } from '#contract/game/spin-slots.ts'
import { around, expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { expectGameInView } from '#tests/support/game-layout.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { cents, pressInBar, roundBy, spinOnce } from '#tests/support/player.ts'

const frameOf = (page: Page) => page.frameLocator('iframe')
const spinKeys = (page: Page) => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === spinSlots.path)
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

/** The lobby below a game is left out: the crawl checks it. */
const overLobby = { leftOut: [...around, '#content'] }

/** Opens a game on the page that is shown, as the link of a tile does. */
const openGame = (page: Page, nodeId: number) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `game-${nodeId}`)

test('the keyboard alone opens a game and bets; each bet is settled once; a game in maintenance offers others, which open', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  // axe adds its own style sheet to the frame, which the frame's policy refuses.
  expectConsole(page, /inline style|status of 503/)
  const keys = spinKeys(page)
  const frame = frameOf(page)
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
    await tabTo(page, page.getByRole('button', { name: t('game', 'frame.close') }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(card).toBeFocused()
    await expect.poll(() => cents(page)).toBe(left)
    expect((await roundsOf(account)).map(({ roundId }) => roundId)).toEqual([second.roundId, first.roundId])
    expect(new Set(keys).size).toBe(2)
  })
  await test.step('a game under maintenance offers others, which open', async () => {
    await openGame(page, 2001)
    const dialog = page.getByRole('dialog', { name: t('game', 'maintenance.title') })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'a resting game', overLobby)
    const others = dialog.getByRole('region', { name: t('game', 'maintenance.instead') })
    await others.getByRole('button').first().click()
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page).toHaveURL(/#game-10\d\d$/)
  })
  await test.step('a game fills the whole page at its own address, without the side menu', async () => {
    await page.goto(path('/seamless/?game=1001'))
    await expect(page.locator('.seamless iframe')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: t('common', 'menu.label') })).toBeHidden()
    await expect(page.frameLocator('.seamless iframe').getByRole('button').first()).toBeVisible()
  })
})

test('a game cannot reach the page; a lost answer and a game closed in a round leave one result; play money is apart', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  expectConsole(page, /Failed to load resource/)
  const keys = spinKeys(page)
  const frame = frameOf(page)
  const button = frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  const close = page.getByRole('button', { name: t('game', 'frame.close') })
  /** What the rounds on the gateway leave of the deposit. */
  const leftBy = (rounds: Awaited<ReturnType<typeof roundsOf>>) =>
    rounds.reduce((left, { stake, win }) => left - stake + (win ?? 0n), 5000n)
  await page.goto(path(`${anyPage}#game-1001`))
  await expect(button).toBeEnabled()
  await test.step('the frame cannot reach the page, and the page accepts messages only from the frame', async () => {
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts')
    const inside = page.frames().find((each) => each.url().includes('/play/slots/'))
    const reach = async (what: 'parent.sessionStorage' | 'parent.document' | 'own storage') =>
      inside?.evaluate((wanted) => {
        try {
          if (wanted === 'parent.document') return String(parent.document.title)
          return String((wanted === 'own storage' ? self : parent).sessionStorage.length)
        } catch (error) {
          return error instanceof DOMException ? error.name : 'other'
        }
      }, what)
    for (const what of ['parent.sessionStorage', 'parent.document', 'own storage'] as const)
      expect(await reach(what), what).toBe('SecurityError')

    // The page itself, and a window that it opened, send messages that only the frame may send.
    const opened = context.waitForEvent('page')
    await page.evaluate((address) => {
      postMessage({ type: 'expired' }, '*')
      open(address)
    }, path('/help/'))
    const other = await opened
    await other.waitForLoadState('domcontentloaded')
    await other.evaluate(() => {
      opener.postMessage({ type: 'expired' }, '*')
      opener.postMessage({ type: 'title', title: 'forged' }, '*')
    })
    // A message of the frame comes after them, so by then they have been heard or not.
    await inside?.evaluate(() => parent.postMessage({ type: 'title', title: 'from the frame' }, '*'))
    await expect(page.getByRole('dialog', { name: 'from the frame' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
    expect(await page.evaluate(() => sessionStorage.getItem('arara.session'))).not.toBeNull()
    await other.close()
  })
  await test.step('a lost answer is requested with the same key, and there is one round', async () => {
    let lost = 0
    const lose = async (route: Route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost++
      await route.fetch()
      return route.abort('connectionreset')
    }
    await page.route(`**${spinSlots.path}`, lose)
    await roundBy(page, () => button.click())
    await expect(button).toBeEnabled()
    await page.unroute(`**${spinSlots.path}`, lose)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    const rounds = await roundsOf(account)
    expect(rounds).toHaveLength(1)
    expect(await balanceOf(account)).toBe(leftBy(rounds))
    await expect.poll(() => cents(page)).toBe(Number(leftBy(rounds)))
  })
  const left =
    await test.step('a game closed in the middle of a round shows its one result when opened again', async () => {
      const reached = Promise.withResolvers<void>()
      const held = async (route: Route) => {
        if (route.request().method() !== 'POST') return route.continue()
        await route.fetch()
        return reached.resolve()
      }
      await page.route(`**${spinSlots.path}`, held)
      await button.click()
      await reached.promise
      await close.click()
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.unroute(`**${spinSlots.path}`, held)
      const rounds = await roundsOf(account)
      expect(rounds).toHaveLength(2)
      await expect.poll(() => cents(page)).toBe(Number(leftBy(rounds)))

      await openGame(page, 1001)
      const pending = frame.getByText(t('slots', 'slots.pending.title'))
      await expect(pending).toBeVisible()
      await frame.getByRole('button', { name: t('slots', 'slots.pending.watch') }).click()
      await expect(pending).toBeHidden()
      // So no later opening shows it again.
      const kept = () =>
        page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('arara.round.')))
      await expect.poll(kept).toEqual([])
      expect(await roundsOf(account)).toHaveLength(2)
      // Closed, and opened again: it was asked for with its own key.
      expect(keys).toHaveLength(4)
      expect(new Set(keys).size).toBe(2)
      return leftBy(rounds)
    })
  await pressInBar(page, site, 'frame.toTrial')
  await expect(page.getByRole('dialog').getByText(t('game', 'frame.trial'), { exact: true })).toBeVisible()
  await expect(button).toBeEnabled()
  await test.step('at every size, with other fonts and text twice as large, all of the free game is in view', async () => {
    await expectGameInView(page)
    // One name: the game's own.
    await expect(page.locator('.game-bar')).not.toContainText('Arara Dourada')
    await expect(frame.getByText('Arara Dourada')).toHaveCount(1)
  })
  await test.step('play money of a member leaves the real balance alone', async () => {
    await spinOnce(page, site)
    expect(await balanceOf(account)).toBe(left)
    await close.click()
    await expect.poll(() => cents(page)).toBe(Number(left))
    expect(await roundsOf(account)).toHaveLength(2)
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
  await page.getByRole('button', { name: t('auth', 'freePlay') }).click()
  await expect(page.getByRole('dialog').getByText(t('game', 'frame.trial'), { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'trial')
  await expect.poll(() => cents(page)).toBe(1000_00)
  const before = 1000_00
  const round = await spinOnce(page, site)
  await expect.poll(() => cents(page)).toBe(before - round.stake + round.win)
  await expectAccessible(page, 'free play')
  await pressInBar(page, site, 'frame.toReal')
  const dialog = page.getByRole('dialog', { name: t('game', 'trial.title') })
  await expect(dialog).toContainText(t('game', 'trial.text'))
  await expectAccessible(page, 'real account needed')
  await dialog.getByRole('button', { name: t('game', 'trial.register') }).click()
  await expect(page.getByRole('dialog', { name: t('auth', 'register.title') })).toBeVisible()
})
