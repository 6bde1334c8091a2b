import type { Page } from '@playwright/test'
import { jackpotAt } from '#stores/rewards/jackpot/illustration.ts'
import { expectWholeAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { illustrationOnly } from '#tests/support/jackpot-answer.ts'

/** Digits of the shown jackpot, in cents. */
const jackpot = async (page: Page) => Number((await page.locator('.jackpot__sum b').allTextContents()).join(''))

// A pot that runs: home.test.ts.
test('without a pot the jackpot is named an illustration, and grows without moving anything, unless motion is reduced', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const card = page.locator('[data-jackpot]')
  const reachCard = async () => {
    // The first input asks for the jackpot.
    await page.mouse.move(5, 5)
    await card.scrollIntoViewIfNeeded()
    await expect(card).toHaveAttribute('data-jackpot', 'illustration')
    await expect(card).toHaveAttribute('data-set')
  }
  const json = { success: true, value: illustrationOnly }
  await context.route('**/wps/game/jackpot', (route) => route.fulfill({ json }))
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
    await expect(card.getByText(t('jackpot', 'illustrative'))).toBeVisible()
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

test('the page of the jackpot shows its rule and the pots that were won, and draws again on the device', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/jackpot/'))
  // The first input asks for the jackpot.
  await page.mouse.move(5, 5)
  const won = page.locator('.jackpot-win').last()
  await expect(won).toContainText('m***')
  await won.getByText(t('jackpot', 'check.open')).click()
  await won.getByRole('button', { name: t('jackpot', 'check') }).click()
  await expect(won.getByRole('status')).toHaveText(t('jackpot', 'check.found.right'))
  await expect(page.locator('[data-jackpot-terms] dd[data-code]')).toHaveText(/^[0-9a-f]{64}$/)
  await expectWholeAccessible(page, 'jackpot')
})
