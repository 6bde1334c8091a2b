import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'

/** The visible layout: place, size and colours of each element. */
function sight(page: Page) {
  return page.evaluate(() => {
    const inView = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && width > 0
    }
    const rest = (element: Element) => element.matches('.frame, .frame > div, .content')
    return [...document.querySelectorAll('body :not(svg *)')].filter(inView).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize } = getComputedStyle(element)
      // Elements that reach below the first screen may be taller later.
      const box = [x, y, width, rest(element) ? 0 : height].map(Math.round).join(' ')
      return `${element.tagName}.${element.getAttribute('class')} ${box} ${color} ${backgroundColor} ${fontSize}`
    })
  })
}

test('pages look the same before and after their style sheets load', async ({ page, site }) => {
  await page.route(/\/_astro\/[^/]*\.js/, (asked) => asked.fulfill({ contentType: 'text/javascript', body: '' }))
  // The display font may load at any time; its fallback has the same width.
  await page.route(/\.woff2$/, () => undefined)
  for (const route of ['/', '/rng/', '/agent/'])
    await test.step(route, async () => {
      const release = await hold(page, /\/_astro\/[^/]*\.css$/)
      await page.goto(site.path(route), { waitUntil: 'commit' })
      await page.locator('body > :last-child').waitFor({ state: 'attached' })
      await expect(page.locator(route === '/agent/' ? 'main h1, main h2' : 'header').first()).toBeVisible()
      const before = await sight(page)
      release()
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(2)
      expect(await sight(page)).toEqual(before)
      expect(before.length).toBeGreaterThan(20)
    })
})
