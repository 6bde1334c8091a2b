import type { Route } from '@playwright/test'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'
import { expectGameInView } from '#tests/support/game-layout.ts'
import { cents, followHash, pressInBar, roundBy, spinKeys, spinOnce } from '#tests/support/player.ts'

test('a game cannot reach the page; a lost answer and a game closed in a round leave one result; play money is apart', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const account = await openAccount(5000n)
  await enterAs(page, account)
  expectConsole(page, /Failed to load resource/)
  const keys = spinKeys(page)
  const frame = page.frameLocator('iframe')
  const button = frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  const close = page.getByRole('button', { name: t('games', 'frame.close') })
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

      await followHash(page, 'game-1001')
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
  await expect(page.getByRole('dialog').getByText(t('games', 'frame.trial'), { exact: true })).toBeVisible()
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
