import { expect, type Frame, type Page } from '@playwright/test'
import { addPhoneFont, dress, type Look } from './looks.ts'

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [780, 360],
  [768, 1024],
  [1440, 900],
] as const

const usual: Look = { font: 'own', text: 1 }
const looks: readonly Look[] = [usual, { font: 'phone', text: 1 }, { font: 'own', text: 2 }, { font: 'phone', text: 2 }]

/**
 * Checks at every size, with other fonts and text twice as large, that all of the open game and of its bar is in view. A win would
 * change the widths, so nothing has been won yet.
 */
export async function expectGameInView(page: Page): Promise<void> {
  const game = page.frames().find((frame) => frame.url().includes('/play/slots/'))
  if (!game) throw new Error('no game')
  const before = page.viewportSize()
  // The sheet of the frame is there, and its fonts.
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
  for (const each of [page, game]) await dress(each, usual)
  if (before) await page.setViewportSize(before)
}

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
