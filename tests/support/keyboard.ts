import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until something has the focus; each stop on the way must show that it has it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key)
    const { unmarked, isThere } = await target.evaluate(look)
    expect(unmarked, 'has the focus and does not show it').toBe('')
    if (isThere) return
  }
  await expect(target).toBeFocused()
}

/** Whether Tab stays inside, however often it is pressed; the browser's own controls come between. */
export async function expectTrapped(page: Page, inside: Locator): Promise<void> {
  const stops = new Set<string>()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const [where, name] = await inside.evaluate((element) => {
      const { activeElement } = document
      const outside = activeElement !== document.body && !element.contains(activeElement)
      return [outside ? 'outside' : 'inside', activeElement?.outerHTML.slice(0, 120) ?? ''] as const
    })
    expect(where, name).toBe('inside')
    stops.add(name)
  }
  expect(stops.size).toBeGreaterThan(1)
}

/**
 * Whether the focus has reached an element, and the focused one if it has no visible mark: no outline of its own, of
 * its label, or of its card. It runs in the page, once for each press, because this takes most of the time of a walk by
 * keyboard.
 */
function look(target: Element): { unmarked: string; isThere: boolean } {
  const { activeElement } = document
  const isThere = target === activeElement
  if (!activeElement || activeElement === document.body || activeElement instanceof HTMLIFrameElement)
    return { unmarked: '', isThere }
  const card = activeElement.closest('label, .tile, .promo') ?? activeElement
  const outlined = (element: Element, part?: '::after') => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const seen = [activeElement, card, ...card.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().width > 2)
    .some((element) => outlined(element) || outlined(element, '::after'))
  return { unmarked: seen ? '' : activeElement.outerHTML.slice(0, 160), isThere }
}
