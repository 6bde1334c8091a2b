import type { Page } from '@playwright/test'
import { anyPage, expect, test } from '#tests/support/e2e.ts'

/** Width of the window, system font and size of text: of each a few, in pairs. */
const looks = [
  [1024, 'DejaVu Sans', '100%'],
  [1024, 'Roboto', '200%'],
  [1180, 'Liberation Sans', '100%'],
  [1366, 'Roboto', '100%'],
  [1440, 'DejaVu Sans', '200%'],
  [1920, 'Liberation Sans', '100%'],
] as const

/** Lays the page out again with another system font and text size, as a person's settings do. */
const dress = (page: Page, font: string, text: string) =>
  page.evaluate(
    ([family = '', size = '']) => {
      document.documentElement.style.fontSize = size
      document.documentElement.style.setProperty('--font-body', family)
    },
    [font, text],
  )

/** The fully visible entries of the bar, and the remaining entries of "more", by their places. */
const folding = (page: Page) =>
  page.locator('[data-nav]').evaluate((nav) => {
    const bar = nav.getBoundingClientRect()
    const more = nav.querySelector('button')?.getBoundingClientRect()
    const end = more && more.width > 0 ? more.left : bar.right
    const entries = [...nav.querySelectorAll(':scope > ul > li')]
    return {
      bar: entries.map((entry) => {
        const { left, right, top, bottom } = entry.getBoundingClientRect()
        return left >= bar.left && right <= end + 0.5 && top >= bar.top && bottom <= bar.bottom + 0.5
      }),
      tabs: entries.map((entry) => getComputedStyle(entry).visibility === 'visible'),
      more: [...nav.querySelectorAll('[popover] li')].map((entry) => !(entry as HTMLElement).hidden),
      button: more !== undefined && more.width > 0,
    }
  })

test('every category is in the bar or under "more", whatever width, font and size of text', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  // The language of the steps below comes last.
  for (const route of [`/en${anyPage}`, anyPage]) {
    await page.goto(route)
    await page.setViewportSize({ width: 1024, height: 768 })
    // An input loads the script that marks folded entries; the page may not be active at the first one.
    let down = 400
    await expect(async () => {
      await page.mouse.move(5, down++)
      expect(await page.locator('[data-folded]').count()).toBeGreaterThan(0)
    }).toPass({ intervals: [50] })
    for (const [width, font, text] of looks) {
      await page.setViewportSize({ width, height: 768 })
      await dress(page, font, text)
      const what = `${route} ${font} ${text} ${width}`
      await expect(async () => {
        const { bar, tabs, more, button } = await folding(page)
        expect(tabs, what).toEqual(bar)
        expect(more, what).toEqual(bar.map((shown) => !shown))
        expect(button, what).toBe(bar.includes(false))
        expect(bar[0], what).toBe(true)
      }).toPass({ intervals: [50] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThan(1)
    }
  }
  await dress(page, '', '')
  await page.setViewportSize({ width: 1024, height: 768 })
  const nav = page.getByRole('navigation', { name: t('common', 'nav.categories'), exact: true })
  const more = nav.getByRole('button', { name: t('common', 'nav.more'), exact: true })
  await more.focus()
  await expect(page.locator('[data-folded]')).not.toHaveCount(0)
  await page.keyboard.press('Enter')
  const last = nav.getByRole('link', { name: t('common', 'category.ESPORTS'), exact: true })
  await expect(last).toBeVisible()
  // An entry of the bar is not repeated.
  await expect(nav.getByRole('link', { name: t('common', 'nav.promotions'), exact: true })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(nav.locator('[popover] a:focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(last).toBeHidden()
  await more.click()
  await last.click()
  await expect(page).toHaveURL(new RegExp(`${path('/esports/')}$`))
})
