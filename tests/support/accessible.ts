import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * WCAG 2.2 AA and axe's good practice, in the page and its frames: nothing may be left, and nothing may stand beyond
 * the edge.
 *
 * @param foreign selector of what is not ours, such as an operator's frame
 */
export async function expectAccessible(page: Page, what: string, foreign?: string): Promise<void> {
  // A page without frames is examined in one go, which is several times as fast.
  const whole = page.frames().length === 1
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).withTags(tags)
  if (foreign) axe.exclude(foreign)
  const { violations } = await axe.setLegacyMode(whole).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(found, what).toEqual([])
  expect(await beyondTheEdge(page), `${what}: pixels beyond the edge`).toBeLessThanOrEqual(0)
}

/** Pixels by which the page can be scrolled sideways. */
function beyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement
    return root.scrollWidth - root.clientWidth
  })
}
