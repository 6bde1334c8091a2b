import type { Banner } from '#contract/site/news/announcement.ts'
import { getNotice } from '#contract/site/news/get-notice.ts'
import { gateway } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

const title = 'Festa no dialogo'

// tests/unit/islands/account/auth/account-art.test.tsx has the other targets.
test('the banner of the login leads to a route of the site, in the language of the page', {
  tag: '@once',
}, async ({ page, site, language }) => {
  const { t, path } = site
  const asked = { types: ['B', 'PL', 'PU', 'PR'], platform: 'W', execution: 'B', language } as const
  const { banners: others, ...rest } = await gateway()(getNotice, asked)
  const mine: Banner = {
    groupName: 'w_login',
    imageUrl: '/art/banners/rodada-dupla',
    title,
    lead: '',
    linkageType: 'PAGE',
    url: '/live/',
  }
  const value = { ...rest, banners: [mine, ...others] }
  await page.route('**/wps/notice?*', (route) => route.fulfill({ json: { success: true, value } }))
  await page.goto(path('/login/'))
  const dialog = page.getByRole('dialog', { name: t('auth', 'login.title') })
  await expect(dialog.locator('.dialog__words strong')).toHaveText(title)
  const link = dialog.getByRole('link', { name: title, exact: true })
  await expect(link).toHaveAttribute('href', path('/live/'))
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path('/live/')}$`))
})
