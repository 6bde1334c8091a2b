import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

const other = { pt: 'en', en: 'pt' } as const
const names = { pt: 'Português', en: 'English' } as const
const tags = { pt: 'pt-BR', en: 'en' } as const
const pathIn = (language: 'pt' | 'en', route: string) => (language === 'pt' ? route : `/${language}${route}`)

const address = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

test('the footer’s list leads to the same place in the other language, with the referral code kept', {
  tag: '@once',
}, async ({ page, site, language }) => {
  const state = '?q=arara&utm_source=news&referralCode=AMIGO-7'
  await page.goto(`${site.path('/rng/')}${state}#content`)
  const list = page.getByRole('contentinfo').getByRole('list', { name: site.t('common', 'footer.languages') })
  await expect(list.getByRole('link', { name: names[language] })).toHaveAttribute('aria-current', 'true')
  await list.getByRole('link', { name: names[other[language]] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', tags[other[language]])
  const here = new URL(page.url())
  expect(here.pathname).toBe(pathIn(other[language], '/rng/'))
  expect(here.searchParams.get('utm_source')).toBe('news')
  expect(here.searchParams.get('q')).toBe('arara')
  expect(here.hash).toBe('#content')
  await test.step('a referral code of the first page is kept on another page, in another language', async () => {
    await page.goto(pathIn(other[language], '/help/'))
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('arara.campaign') ?? 'null'))
    expect(kept.values).toEqual({ referralCode: 'AMIGO-7', utm_source: 'news' })
  })
})

test('the bare address follows the language chosen last, every other one names its own', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/$/)

  await page.goto('/?utm_source=mail#login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(address(page)).toBe('/en/?utm_source=mail#login')
  await page.goto('/help/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).click()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  expect(address(page)).toBe('/')
})
