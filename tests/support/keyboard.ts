import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until something has the focus; each stop on the way must show that it has it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  // Finding an element by its role takes longer than a press, so it is found again only after the page has changed.
  const find = async () => ({ changes: await page.evaluateHandle(watchChanges), element: await target.elementHandle() })
  let { changes, element } = await find()
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key)
    // Another page does not know the element.
    let seen = await element?.evaluate(look, changes).catch(() => undefined)
    if (!seen || seen.hasChanged) {
      ;({ changes, element } = await find())
      seen = await element?.evaluate(look, changes)
    }
    expect(seen?.unmarked, 'has the focus and does not show it').toBe('')
    if (seen?.isThere) return
  }
  await expect(target).toBeFocused()
}

/** Whether Tab stays inside until it comes back to its first stop; the browser's own controls come between. */
export async function expectTrapped(page: Page, inside: Locator): Promise<void> {
  const dialog = await inside.elementHandle()
  const stops = await page.evaluateHandle((): (Element | null)[] => [])
  for (let isBack = false, presses = 0; !isBack && presses < 50; presses++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(
      ([dialog, stops]) => {
        const { activeElement } = document
        const isBack = activeElement === stops[0]
        stops.push(activeElement)
        const isOutside = activeElement !== document.body && !dialog?.contains(activeElement)
        return { isBack, outside: isOutside ? activeElement?.outerHTML.slice(0, 120) : '' }
      },
      [dialog, stops] as const,
    )
    expect(seen.outside, 'has the focus outside of the dialog').toBe('')
    isBack = seen.isBack
  }
  expect(await stops.evaluate((seen) => new Set(seen).size)).toBeGreaterThan(1)
}

interface Changes {
  /** Whether elements have come or gone. */
  hasChanged: boolean
}

/** Runs in the page. */
function watchChanges(): Changes {
  const changes = { hasChanged: false }
  const observer = new MutationObserver(() => {
    changes.hasChanged = true
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return changes
}

/**
 * Whether the focus has reached an element, and the focused one if it has no visible mark: no outline of its own, of
 * its label, or of its card. It runs in the page, once for each press.
 */
function look(target: Element, { hasChanged }: Changes): { unmarked: string; isThere: boolean; hasChanged: boolean } {
  const { activeElement } = document
  const found = { isThere: target === activeElement, hasChanged }
  if (!activeElement || activeElement === document.body || activeElement instanceof HTMLIFrameElement)
    return { unmarked: '', ...found }
  const card = activeElement.closest('label, .tile, .promo') ?? activeElement
  const outlined = (element: Element, part?: '::after') => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const seen = [activeElement, card, ...card.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().width > 2)
    .some((element) => outlined(element) || outlined(element, '::after'))
  return { unmarked: seen ? '' : activeElement.outerHTML.slice(0, 160), ...found }
}
