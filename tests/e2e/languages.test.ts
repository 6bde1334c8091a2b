import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

const address = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

test('the footer’s list leads to the same place in the other language, which the bare address follows from then on', {
  tag: '@once',
}, async ({ page, site }) => {
  const lang = page.locator('html')
  const list = page.getByRole('contentinfo').getByRole('list', { name: site.t('common', 'footer.languages') })
  await test.step('the list leads to the same place in the other language, and the referral code is kept', async () => {
    await page.goto('/rng/?q=arara&utm_source=news&referralCode=AMIGO-7#content')
    await expect(lang).toHaveAttribute('lang', 'pt-BR')
    await expect(list.getByRole('link', { name: 'Português' })).toHaveAttribute('aria-current', 'true')
    await list.getByRole('link', { name: 'English' }).click()
    await expect(lang).toHaveAttribute('lang', 'en')
    const here = new URL(page.url())
    expect(here.pathname).toBe('/en/rng/')
    expect(here.searchParams.get('utm_source')).toBe('news')
    expect(here.searchParams.get('q')).toBe('arara')
    expect(here.hash).toBe('#content')
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('arara.campaign') ?? 'null'))
    expect(kept.values).toEqual({ referralCode: 'AMIGO-7', utm_source: 'news' })
  })
  await test.step('the bare address follows the language chosen last, every other one names its own', async () => {
    await page.goto('/?utm_source=mail#login')
    await expect(lang).toHaveAttribute('lang', 'en')
    expect(address(page)).toBe('/en/?utm_source=mail#login')
    await page.goto('/help/')
    await expect(lang).toHaveAttribute('lang', 'pt-BR')
    await list.getByRole('link', { name: 'Português' }).click()
    await page.goto('/')
    await expect(lang).toHaveAttribute('lang', 'pt-BR')
    expect(address(page)).toBe('/')
  })
})
