import { expect, type Page } from '@playwright/test'
import { isLong } from './effort.ts'
import { addPhoneFont } from './looks.ts'

/**
 * Views of a page: the size of their window, the font of their system, and text at twice its size (WCAG 2.2, 1.4.4). In
 * pairs: each size comes with the font of this machine or of phones, and a phone and a desktop come with large text
 * too.
 */
const views = [
  { width: 320, height: 640, font: 'phone', text: 1 },
  { width: 360, height: 740, font: 'phone', text: 1 },
  { width: 360, height: 740, font: 'own', text: 2 },
  { width: 780, height: 360, font: 'phone', text: 1 },
  { width: 768, height: 1024, font: 'own', text: 1 },
  { width: 1024, height: 768, font: 'phone', text: 1 },
  { width: 1180, height: 820, font: 'own', text: 1 },
  { width: 1366, height: 768, font: 'phone', text: 1 },
  { width: 1440, height: 900, font: 'phone', text: 2 },
  { width: 1440, height: 900, font: 'own', text: 1 },
] as const

/** The narrowest window, the largest text, and the width below which the header has least room. */
const tightest = views.filter(({ width, text }) => width === 320 || (width === 360 && text === 2) || width === 1024)

/**
 * Checks in every view that nothing is beyond the edge, and that neither the edge nor a parent cuts off a control.
 * Controls in a scrollable box are in reach.
 *
 * `npm test` checks the tightest views, the long run all of them.
 */
export async function expectFits(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  await addPhoneFont(page)
  for (const { width, height, font, text } of isLong ? views : tightest) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate(cutOff, { font, text })
    expect(found, `${what} at ${width}×${height}, font: ${font}, text × ${text}`).toEqual([])
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  if (before) await page.setViewportSize(before)
}

/** Controls of the page that are cut off now. */
export const findCutOff = (page: Page): Promise<string[]> => page.evaluate(cutOff, { font: 'own', text: 1 })

/** Runs in the page. @returns what is cut off, as people would call it */
async function cutOff({ font, text }: { font: string; text: number }): Promise<string[]> {
  const sheet = new CSSStyleSheet()
  const family = font === 'phone' ? ':root { --font-body: "Font of phones", sans-serif }' : ''
  sheet.replaceSync(`${family} html { font-size: ${text * 100}% }`)
  document.adoptedStyleSheets = [sheet]
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const root = document.scrollingElement ?? document.documentElement
  const problems: string[] = []
  const wide = root.scrollWidth - root.clientWidth
  if (wide > 0) problems.push(`${wide} pixels beyond the edge`)
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  /** The visible area of a parent element; each is measured once, because most controls share their parents. */
  const known = new Map<Element, { left: number; right: number; scrolls: boolean }>()
  const seenIn = (around: Element | null): { left: number; right: number; scrolls: boolean } => {
    if (!around || around === root) return { left: 0, right: root.clientWidth, scrolls: false }
    const before = known.get(around)
    if (before) return before
    const { overflowX, position } = getComputedStyle(around)
    const found = { ...seenIn(position === 'fixed' ? null : around.parentElement) }
    if (overflowX === 'auto' || overflowX === 'scroll') found.scrolls = true
    if (overflowX === 'hidden' || overflowX === 'clip') {
      const edges = around.getBoundingClientRect()
      found.left = Math.max(found.left, edges.left)
      found.right = Math.min(found.right, edges.right)
    }
    known.set(around, found)
    return found
  }
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    if (!control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    // Elements for assistive technology only, or elements that appear with the focus.
    if (control.closest('.unseen, .skip, [inert], [aria-hidden="true"]')) continue
    const box = control.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const { left, right, scrolls } = seenIn(control.parentElement)
    if (!scrolls && (box.left < left - 1 || box.right > right + 1))
      problems.push(
        `${named(control)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} of ${Math.round(left)} to ${Math.round(right)}`,
      )
  }
  return problems.slice(0, 8)
}
