import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The files of the carousel's library that the page fetches. */
function fetched(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (/\/swiper\.[^/]*js/.test(request.url())) addresses.push(request.url())
  })
  return addresses
}

/** Opens the home page and acts, so that scripts that wait for a person begin. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
}

const row = (page: Page) => page.locator('[data-banners]')

/** The first visible banner, by its place in the row. */
const active = (page: Page) => row(page).locator('.swiper-slide-active').getAttribute('data-swiper-slide-index')

/** Looks again at once: each look advances the clock, so no time has to pass between two. */
const quickly = { intervals: [20] }

/** Advances the clock in steps until the carousel has moved. */
async function moved(page: Page, from: string | null): Promise<void> {
  const next = async () => {
    await page.clock.runFor(1000)
    return active(page)
  }
  await expect.poll(next, quickly).not.toBe(from)
}

async function started(page: Page): Promise<void> {
  const state = async () => {
    await page.clock.runFor(1000)
    return row(page).getAttribute('data-banners')
  }
  await expect.poll(state, quickly).toBe('moving')
  await expect.poll(() => active(page)).not.toBeNull()
}

// tests/unit/light/home/carousel-options.test.ts covers phones, and jackpot.test.ts reduced motion.
test('several banners move by themselves, two abreast on a desktop, until the focus or the button stops them', {
  tag: '@desktop-only',
}, async ({ page, site }) => {
  const { t, path } = site
  const library = fetched(page)
  await page.clock.install()
  await test.step('a single banner fetches no carousel and has nothing to stop', async () => {
    const banner = '<article class="banner swiper-slide".*?</article>'
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(new RegExp(`(${banner})(?:\\s*${banner})+`, 's'), '$1')
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
      await route.fulfill({ status: 200, headers, body })
    })
    await arrive(page, path('/'))
    await expect(row(page).locator('.swiper-slide')).toHaveCount(1)
    await page.clock.runFor(30_000)
    await expect(row(page).getByRole('button')).toHaveCount(0)
    expect(library).toEqual([])
    await page.unroute('**/')
  })
  await arrive(page, path('/'))
  await started(page)
  await test.step('a banner under the focus stays, even if it gets the focus in the middle of a move', async () => {
    const link = () => row(page).locator('.swiper-slide-active a')
    // The focus of a keyboard: it comes from the place before the banner.
    await page.keyboard.press('Tab')
    await moved(page, await active(page))
    await link().focus()
    const held = await active(page)
    await page.clock.runFor(20_000)
    expect(await active(page)).toBe(held)
    await expect(link()).toBeFocused()
    await link().blur()
    await moved(page, held)
  })
  await test.step('banners move two abreast, until the button stops them', async () => {
    expect(library).toHaveLength(1)
    const window = await row(page).locator('.swiper').boundingBox()
    const banner = await row(page).locator('.swiper-slide-active').boundingBox()
    expect(banner?.width).toBeCloseTo(((window?.width ?? 0) - 15) / 2, 0)

    await moved(page, await active(page))
    const pause = row(page).getByRole('button', { name: t('home', 'banners.pause') })
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    const stopped = await active(page)
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    expect(await active(page)).toBe(stopped)
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'false')
    await page.mouse.move(5, 5)
    await moved(page, stopped)
  })
})
