import type { Frame, Page } from '@playwright/test'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { addPhoneFont, dress, type Look } from '#tests/support/looks.ts'
import { pressInBar } from '#tests/support/player.ts'

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [780, 360],
  [768, 1024],
  [1440, 900],
] as const

const looks: readonly Look[] = [
  { font: 'own', text: 1 },
  { font: 'phone', text: 1 },
  { font: 'own', text: 2 },
  { font: 'phone', text: 2 },
]

/** Elements outside of the page, or too large for their box: a name and a place. */
async function outside(of: Page | Frame, selector: string): Promise<string[]> {
  return of.evaluate((parts) => {
    const { innerWidth, innerHeight } = window
    const shown = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) => part.checkVisibility())
    if (shown.length === 0) return [`nothing is ${parts}`]
    return shown.flatMap((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect()
      const name = `${part.tagName} ${part.ariaLabel ?? part.textContent?.slice(0, 24)}`
      const out = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
      const cut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
      if (width * height > 0 && !out && !cut) return []
      return [
        `${name}: ${[left, top, right, bottom].map(Math.round)} in ${innerWidth}x${innerHeight}${cut ? ', cut' : ''}`,
      ]
    })
  }, selector)
}

test('at every size, with other fonts and text twice as large, all of the free game is in view', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount(5000n))
  await page.goto(path(`${anyPage}#game-1001`))
  await pressInBar(page, site, 'frame.toTrial')
  const spin = page.frameLocator('iframe').getByRole('button', { name: t('slots', 'slots.spin'), exact: true })
  await expect(page.getByRole('dialog').getByText(t('game', 'frame.trial'), { exact: true })).toBeVisible()
  await expect(spin).toBeEnabled()
  // The sheet of the frame is there, and its fonts.
  const game = page.frames().find((frame) => frame.url().includes('/play/slots/'))
  if (!game) throw new Error('no game')
  await game.evaluate(() => document.fonts.ready)
  for (const each of [page, game]) await addPhoneFont(each)
  for (const look of looks) {
    for (const each of [page, game]) await dress(each, look)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => game.evaluate(() => innerWidth)).toBe(width)
      const where = `${width}x${height} ${JSON.stringify(look)}`
      const bar = '.game-bar > :is(p, a, button)'
      expect.soft(await outside(page, bar), where).toEqual([])
      const parts = 'header button, h1, [role="img"] > div, section button, section dt, section dd'
      expect.soft(await outside(game, parts), where).toEqual([])
      const [reels, control] = await game.evaluate(() =>
        ['[role="img"]', 'section button'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect().toJSON(),
        ),
      )
      // Tiny reels would be in view too, but their symbols could not be recognised.
      expect.soft(reels.width, where).toBeGreaterThanOrEqual(140)
      // A phone in landscape has them side by side.
      if (height < 520) expect.soft(control.left, where).toBeGreaterThanOrEqual(reels.right)
    }
  }
  // One name: the game's own.
  await expect(page.locator('.game-bar')).not.toContainText('Arara Dourada')
  await expect(page.frameLocator('iframe').getByText('Arara Dourada')).toHaveCount(1)
})
