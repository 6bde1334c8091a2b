import { getAnnouncements } from '#contract/news/get-announcements.ts'
import { gateway } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('promotions are the gateway’s; an address with one scrolls to it and opens its terms', { tag: '@phone' }, async ({
  page,
  site,
  language,
}) => {
  const { t, path } = site
  await page.goto(path('/promotions/#guarded-account'))
  const offer = page.locator('#guarded-account')
  await expect(offer.getByRole('listitem').first()).toBeVisible()
  await expect(offer.getByRole('heading')).toBeInViewport()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await page.evaluate(() => {
    location.hash = 'free-play'
  })
  const other = page.locator('#free-play')
  await expect(other.getByRole('listitem').first()).toBeVisible()
  await expect(other.getByRole('heading')).toBeInViewport()
  await other.getByText(t('home', 'promotions.terms'), { exact: false }).first().click()
  await expect(other.getByRole('listitem').first()).toBeHidden()
  await test.step('promotions are the gateway’s, in the language of the page', async () => {
    const { list } = await gateway()(getAnnouncements, { types: ['PR'], platform: 'W', execution: 'B', language })
    await expect(page.locator('main article h2')).toHaveText(list.map(({ title }) => title))
    await expect(other.locator('.button')).toHaveAttribute('href', path('/rng/'))
  })
})
