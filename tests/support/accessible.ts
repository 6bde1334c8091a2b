import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page } from '@playwright/test'
import type { Result } from 'axe-core'

/** Every document compiles it anew: minified, that takes half the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What stands around the content of every page. The crawl checks it once for each role and width, and whoever tests a menu or the
 * header checks the whole page too; elsewhere it would take half of the time to find nothing new.
 */
const around = ['.side:not(:popover-open)', 'header.header', 'footer.footer', 'nav.tabbar']

/** {@link expectAccessible} with the header, menus and footer of the page. */
export const expectWholeAccessible = (page: Page, what: string) => expectAccessible(page, what, { whole: true })

interface Checked {
  /** Selector of foreign content, such as an operator's frame. */
  readonly foreign?: string
  /** Whether header, menus and footer are checked too. */
  readonly whole?: boolean
  /** Selectors of further parts that are not checked. */
  readonly leftOut?: readonly string[]
}

/**
 * Checks WCAG 2.2 AA and axe's good practice in the content of the page and in its frames: no finding may be left, and no
 * element may be beyond the edge.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { foreign, whole = false, leftOut = [] }: Checked = {},
): Promise<void> {
  // The last click may have scrolled so that a bar covers a part of some button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const ours = await framesOf(page, foreign)
  const violations: Result[] = []
  // Each document is checked alone: axe takes many times as long to combine them.
  for (const frame of ours) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
    violations.push(...(await frame.evaluate(examine, { tags, leftOut: whole ? leftOut : [...around, ...leftOut] })))
  }
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

/** The documents of a page but what is not ours. */
async function framesOf(page: Page, foreign?: string): Promise<Frame[]> {
  const theirs = foreign ? await page.locator(foreign).elementHandles() : []
  const out = await Promise.all(theirs.map((element) => element.contentFrame()))
  return page.frames().filter((frame) => !out.includes(frame))
}

/** Runs in a document. */
async function examine({ tags, leftOut }: { tags: string[]; leftOut: readonly string[] }): Promise<Result[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(
    { include: document, exclude: [...leftOut] },
    {
      runOnly: tags,
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    },
  )
  return violations
}
