import type { Banner } from '#contract/news/announcement.ts'
import { getNotice } from '#contract/news/get-notice.ts'
import { gateway } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

const title = 'Festa no dialogo'

const banners = [
  ['a banner that leads nowhere is but a picture', { linkageType: 'NONE', url: '/live/' }, null],
  ['another site opens beside this one', { linkageType: 'LINK', url: 'https://blog.example/' }, undefined],
  ['a route of the site leads there, in the language of the page', { linkageType: 'PAGE', url: '/live/' }, '/live/'],
] as const

test('the banner of the login links to its target', { tag: '@once' }, async ({ page, site, language }) => {
  const { t, path } = site
  const asked = { types: ['B', 'PL', 'PU', 'PR'], platform: 'W', execution: 'B', language } as const
  const { banners: others, ...rest } = await gateway()(getNotice, asked)
  const groupName = 'w_login'
  for (const [what, change, href] of banners)
    await test.step(what, async () => {
      const mine: Banner = { groupName, imageUrl: '/art/banners/rodada-dupla', title, lead: '', ...change }
      const value = { ...rest, banners: [mine, ...others] }
      await page.route('**/wps/notice?*', (route) => route.fulfill({ json: { success: true, value } }))
      const read = page.waitForResponse(/\/wps\/notice\?/)
      await page.goto(path('/login/'))
      await read
      const dialog = page.getByRole('dialog', { name: t('auth', 'login.title') })
      await expect(dialog.locator('.dialog__words strong')).toHaveText(title)
      const link = dialog.getByRole('link', { name: title, exact: true })
      if (href === null) await expect(link).toHaveCount(0)
      else if (href === undefined) {
        await expect(link).toHaveAttribute('href', 'https://blog.example/')
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener')
      } else {
        await expect(link).toHaveAttribute('href', path(href))
        await link.click()
        await expect(page).toHaveURL(new RegExp(`${path(href)}$`))
      }
    })
})
