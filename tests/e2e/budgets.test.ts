import { isWithin, readBudgets, table } from '#scripts/bench/budgets.ts'
import { byteFigures, paintFigure } from '#scripts/bench/bytes.ts'
import { mainPages, otherPages } from '#scripts/bench/pages.ts'
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
    // On a slow device, because only there it shows what the first paint waits for.
    const page = await measurePage(browser, { url, context, slow: true })
    const budgets = await readBudgets()
    const figures = [...byteFigures(name, page, budgets), paintFigure(name, page, budgets)]
    expect.soft(page.failed, 'addresses that were not answered').toEqual([])
    expect(page.html, 'the page came over the network').toBeGreaterThan(1000)
    expect(figures.every(isWithin), `\n${table(figures)}`).toBe(true)
  })
}

for (const { name, route, popup } of otherPages) {
  test(`the ${name} page keeps its budgets too`, { tag: ['@pair', '@phone'] }, async ({
    browser,
    baseURL,
    site,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const context = { viewport, isMobile, hasTouch }
    const url = new URL(site.path(route), baseURL).href
    const page = await measurePage(browser, { url, context })
    const figures = byteFigures(name, page, await readBudgets(), popup)
    expect.soft(page.failed, 'addresses that were not answered').toEqual([])
    expect(figures.every(isWithin), `\n${table(figures)}`).toBe(true)
  })
}
