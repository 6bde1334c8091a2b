import { isWithin, readBudgets, table } from '#scripts/bench/budgets.ts'
import { byteFigures, paintFigure } from '#scripts/bench/bytes.ts'
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
    // On a slow device, because only there it shows what the first paint waits for. On a busy machine a paint can come
    // late enough for scripts that it did not wait for, so the best of three counts.
    let page = await measurePage(browser, { url, context, slow: true })
    for (let again = 0; again < 2 && !isWithin(paintFigure(name, page, budgets)); again++)
      page = await measurePage(browser, { url, context, slow: true })
    const figures = [...byteFigures(name, page, budgets), paintFigure(name, page, budgets)]
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
