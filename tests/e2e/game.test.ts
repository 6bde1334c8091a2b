import type { Page, Route } from '@playwright/test'
import { spinSlots } from '#contract/game/spin-slots.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
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

test('a round by a tap and one by the space bar are each settled once', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  // axe adds its own style sheet to the frame, which the frame's policy refuses.
  expectConsole(page, /inline style/)
  const keys = spinKeys(page)
  await page.goto(path(`${anyPage}#game-1001`))
  const button = frameOf(page).getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  await expect(button).toBeEnabled()
  await test.step('axe: a game in its frame with its dialogs', async () => {
    await expectAccessible(page, 'game')
    const close = frameOf(page).getByRole('button', { name: t('slots', 'slots.dialog.close') })
    await frameOf(page)
      .getByRole('button', { name: t('slots', 'slots.info.open') })
      .click()
    await expect(frameOf(page).getByRole('dialog', { name: t('slots', 'slots.info.title') })).toBeVisible()
    await expectAccessible(page, 'rules of the game')
    await close.click()
    await frameOf(page).locator('[aria-haspopup="dialog"]').last().click()
    const stakes = frameOf(page).getByRole('dialog', { name: t('slots', 'slots.stake.title') })
    await expect(stakes).toBeVisible()
    await expectAccessible(page, 'stakes')
    await close.click()
    await expect(stakes).toBeHidden()
  })
  const tapped = await spinOnce(page, site)
  // During the second round the shown balance is the rest less its stake: never the opening balance.
  const asked = Promise.withResolvers<void>()
  await page.route(`**${spinSlots.path}`, async (route) => {
    if (route.request().method() === 'POST') await asked.promise
    await route.continue()
  })
  const balance = frameOf(page)
    .locator('dl', { hasText: t('slots', 'slots.balance') })
    .locator('dd')
  const value = await roundBy(page, async () => {
    await frameOf(page).locator('body').press('Space')
    const during = 5000 - 2 * tapped.stake + tapped.win
    await expect.poll(async () => Number((await balance.textContent())?.replace(/\D/g, ''))).toBe(during)
    asked.resolve()
  })
  await expect(button).toBeEnabled()
  const left = 5000 - tapped.stake + tapped.win - Number(value.stake) + Number(value.win)
  expect(await balanceOf(account)).toBe(BigInt(left))
  await page.getByRole('button', { name: t('game', 'frame.close') }).click()
  await expect.poll(() => cents(page)).toBe(left)
  expect((await roundsOf(account)).map(({ roundId }) => roundId)).toEqual([value.roundId, tapped.roundId])
  expect(new Set(keys).size).toBe(2)
})

test('a lost answer is requested with the same key, and there is one round; play money leaves it alone', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  expectConsole(page, /Failed to load resource/)
  const keys = spinKeys(page)
  let lost = 0
  await page.route(`**${spinSlots.path}`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost++
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.goto(path(`${anyPage}#game-1001`))
  const button = frameOf(page).getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  await roundBy(page, () => button.click())
  await expect(button).toBeEnabled()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  const [round, ...others] = await roundsOf(account)
  expect(others).toEqual([])
  const left = 5000n - (round?.stake ?? 0n) + (round?.win ?? 0n)
  expect(await balanceOf(account)).toBe(left)
  await page.getByRole('button', { name: t('game', 'frame.close') }).click()
  await expect.poll(() => cents(page)).toBe(Number(left))
  await test.step('play money of a member leaves the real balance alone', async () => {
    await page.evaluate(() => {
      location.hash = 'game-1001'
    })
    await pressInBar(page, site, 'frame.toTrial')
    await expect(page.getByRole('dialog').getByText(t('game', 'frame.trial'), { exact: true })).toBeVisible()
    await spinOnce(page, site)
    expect(await balanceOf(account)).toBe(left)
    await page.getByRole('button', { name: t('game', 'frame.close') }).click()
    await expect.poll(() => cents(page)).toBe(Number(left))
    expect(await roundsOf(account)).toHaveLength(1)
  })
})

test('a game closed in the middle of a round shows its one result when it is opened again', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  expectConsole(page, /Failed to load resource/)
  const reached = Promise.withResolvers<void>()
  const held = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return reached.resolve()
  }
  await page.route(`**${spinSlots.path}`, held)
  await page.goto(path('/rng/#game-1001'))
  await frameOf(page)
    .getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
    .click()
  await reached.promise
  await page.getByRole('button', { name: t('game', 'frame.close') }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.unroute(`**${spinSlots.path}`, held)
  const [round] = await roundsOf(account)
  await expect.poll(() => cents(page)).toBe(Number(5000n - (round?.stake ?? 0n) + (round?.win ?? 0n)))

  await page.getByRole('link', { name: 'Arara Dourada', exact: true }).click()
  await expect(frameOf(page).getByText(t('slots', 'slots.pending.title'))).toBeVisible()
  await frameOf(page)
    .getByRole('button', { name: t('slots', 'slots.pending.watch') })
    .click()
  await expect(frameOf(page).getByText(t('slots', 'slots.pending.title'))).toBeHidden()
  expect(await roundsOf(account)).toHaveLength(1)
  await page.getByRole('button', { name: t('game', 'frame.close') }).click()
  await page.getByRole('link', { name: 'Arara Dourada', exact: true }).click()
  await expect(frameOf(page).getByRole('button', { name: t('slots', 'slots.spin'), exact: true })).toBeEnabled()
  await expect(frameOf(page).getByText(t('slots', 'slots.pending.title'))).toHaveCount(0)
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

test('a game under maintenance offers others, which open; a game fills the whole page at its own address', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(5000n))
  expectConsole(page, /status of 503/)
  await page.goto(path(`${anyPage}#game-2001`))
  const dialog = page.getByRole('dialog', { name: t('game', 'maintenance.title') })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'a resting game')
  const others = dialog.getByRole('region', { name: t('game', 'maintenance.instead') })
  await others.getByRole('button').first().click()
  await expect(frameOf(page).getByRole('button', { name: t('slots', 'slots.spin'), exact: true })).toBeEnabled()
  await expect(page).toHaveURL(/#game-10\d\d$/)
  await test.step('a game fills the whole page at its own address, without the side menu', async () => {
    await page.goto(path('/seamless/?game=1001'))
    await expect(page.locator('.seamless iframe')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: t('common', 'menu.label') })).toBeHidden()
    await expect(page.frameLocator('.seamless iframe').getByRole('button').first()).toBeVisible()
  })
})

test('the frame cannot reach the page, and the page accepts messages only from the frame', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  await enterAs(page, await openAccount(5000n))
  await page.goto(path(`${anyPage}#game-1001`))
  await expect(frameOf(page).getByRole('button', { name: t('slots', 'slots.spin'), exact: true })).toBeEnabled()
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts')
  const inside = page.frames().find((frame) => frame.url().includes('/play/slots/'))
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
})
