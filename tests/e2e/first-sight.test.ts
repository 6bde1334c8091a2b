import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

/** Where everything stands that is in view: place, size and colours of each element. */
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
      // What reaches below the first screens may be taller then.
      const box = [x, y, width, rest(element) ? 0 : height].map(Math.round).join(' ')
      return `${element.tagName}.${element.getAttribute('class')} ${box} ${color} ${backgroundColor} ${fontSize}`
    })
  })
}

for (const route of ['/', '/rng/', '/agent/'])
  test(`${route} is seen before its style sheets come as it is with them`, async ({ page, site }) => {
    await page.addInitScript(() => sessionStorage.setItem('arara.ANONYMOUS_POPUP', 'closed'))
    await page.route(/\/_astro\/[^/]*\.js/, (asked) => asked.fulfill({ contentType: 'text/javascript', body: '' }))
    // The display face comes when it will; its stand-in is as wide.
    await page.route(/\.woff2$/, () => undefined)
    let held: (() => void) | undefined
    const sheets = new Promise<void>((resolve) => {
      held = resolve
    })
    await page.route(/\/_astro\/[^/]*\.css$/, async (asked) => {
      await sheets
      await asked.continue()
    })
    await page.goto(site.path(route), { waitUntil: 'commit' })
    await page.locator('body > :last-child').waitFor({ state: 'attached' })
    await expect(page.locator(route === '/agent/' ? 'main h1, main h2' : 'header').first()).toBeVisible()
    const before = await sight(page)
    held?.()
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(2)
    expect(await sight(page)).toEqual(before)
    expect(before.length).toBeGreaterThan(20)
  })
