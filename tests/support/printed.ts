import type { Page } from '@playwright/test'

/** The width between the margins of a sheet of A4, in CSS pixels. */
export const paper = { width: 718, height: 1047 } as const

/**
 * What paper would cut off: boxes that hide or scroll a part of their content, and what is beyond the right edge. Texts
 * for screen readers only are left out.
 */
export const findClipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = ({ tagName, className, textContent }: Element) =>
      `${tagName.toLowerCase()}.${className} “${(textContent ?? '').trim().slice(0, 40)}”`
    const clipped: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('.unseen, .skip, svg') || !element.checkVisibility({ checkVisibilityCSS: true })) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const isHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
      const { right, width, height } = element.getBoundingClientRect()
      // Heads of columns that only screen readers read.
      if (width <= 1 || height <= 1) continue
      if (isWide || isHigh || right > innerWidth + 1) clipped.push(named(element))
    }
    return clipped.slice(0, 8)
  })
