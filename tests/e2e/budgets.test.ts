import { isWithin, readBudgets, table } from '#scripts/bench/budgets.ts'
import { byteFigures } from '#scripts/bench/bytes.ts'
import { everyAddress, mainPages, otherPages } from '#scripts/bench/pages.ts'
import { measurePage } from '#scripts/bench/traffic.ts'
import { expect, test } from '#tests/support/e2e.ts'

for (const { name, route } of mainPages) {
  test(`the ${name} page keeps its budgets of bytes and layout shift`, async ({
    browser,
    baseURL,
    site,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const context = { viewport, isMobile, hasTouch }
    const url = new URL(site.path(route), baseURL).href
    const budgets = await readBudgets()
    // What has arrived before the first paint depends on the machine: only the bench, on a slow device, says.
    const page = await measurePage(browser, { url, context })
    const figures = byteFigures(name, page, budgets)
    expect.soft(page.failed, 'addresses that were not answered').toEqual([])
    expect(page.html, 'the page came over the network').toBeGreaterThan(1000)
    expect(figures.every(isWithin), `\n${table(figures)}`).toBe(true)
  })
}

/** Pages measured at once: most of the time they wait for nothing more to come. */
const abreast = 3

for (let from = 0; from < otherPages.length; from += abreast) {
  const group = otherPages.slice(from, from + abreast)
  test(`budgets hold on ${group.map(({ name }) => name).join(', ')}`, { tag: '@phone' }, async ({
    browser,
    baseURL,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const context = { viewport, isMobile, hasTouch }
    const budgets = await readBudgets()
    const measured = everyAddress(group).map(async ({ name, language, path, popup }) => {
      const page = await measurePage(browser, { url: new URL(path, baseURL).href, context })
      expect.soft(page.failed, 'addresses that were not answered').toEqual([])
      return byteFigures(`${name} ${language}`, page, budgets, popup)
    })
    const figures = (await Promise.all(measured)).flat()
    expect(figures.every(isWithin), `\n${table(figures)}`).toBe(true)
  })
}
