import type { Page } from '@playwright/test'
import { jackpotAt } from '#stores/play/lobby/jackpot.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** Digits of the shown jackpot, in cents. */
const jackpot = async (page: Page) => Number((await page.locator('.jackpot__sum b').allTextContents()).join(''))

// A real pool: home.test.ts.
test('the jackpot is named an illustration, and grows without moving anything, unless motion is reduced', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const card = page.locator('[data-jackpot]')
  const reachCard = async () => {
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveAttribute('data-set')
  }
  await page.clock.install()
  await test.step('with reduced motion nothing moves by itself, and no carousel is fetched', async () => {
    const library: string[] = []
    page.on('request', (request) => {
      if (/\/swiper\.[^/]*js/.test(request.url())) library.push(request.url())
    })
    await page.goto(path('/'))
    // This input starts the parts that wait for a person.
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    expect(await page.locator('[data-notice-track]').evaluate((list) => list.getAnimations().length)).toBe(0)
    expect(await page.locator('[data-banners] .swiper-slide').count()).toBeGreaterThan(1)
    await reachCard()
    const before = await jackpot(page)
    await page.clock.runFor(30_000)
    expect(await jackpot(page)).toBe(before)
    expect(library).toEqual([])
  })
  await test.step('the jackpot grows every few seconds without moving anything', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await reachCard()
    // It runs once it has been seen.
    const running = async () => {
      await page.clock.runFor(1000)
      return card.getAttribute('data-running')
    }
    await expect.poll(running).toBe('')
    const first = await jackpot(page)
    expect(first).toBeGreaterThanOrEqual(1_100_000_000)
    expect(first).toBeLessThanOrEqual(1_800_000_000)
    await expect(card).toContainText(t('home', 'jackpot.illustrative'))
    await page.evaluate(() => document.fonts.ready)
    const width = (await card.locator('.jackpot__sum').boundingBox())?.width
    await page.clock.runFor(20_000)
    const grown = (await jackpot(page)) - first
    expect(grown).toBeGreaterThanOrEqual(4 * 10_000)
    expect(grown).toBeLessThanOrEqual(7 * 50_000)
    expect((await card.locator('.jackpot__sum').boundingBox())?.width).toBeCloseTo(width ?? 0, 1)
    await expect(card.locator('[aria-live], [role="status"]')).toHaveCount(0)
    // Everybody sees the amount of the moment by the gateway's clock, so it goes on after a reload.
    await page.reload()
    await reachCard()
    const amount = () => Number(jackpotAt(Date.now()).amount)
    await expect
      .poll(async () => {
        const before = amount()
        const shown = await jackpot(page)
        return shown >= before && shown <= amount()
      })
      .toBe(true)
  })
})
