import { changeTo, enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { expectLoginClosed, logIn } from '#tests/support/player.ts'

// menu.test.ts tests the entries for visitors.
test('members see the own lists, the deposit, and the gateway’s promoted entries', {
  tag: '@desktop-only',
}, async ({ page, site }) => {
  const { t, path } = site
  const side = page.getByRole('complementary', { name: t('common', 'menu.label') })
  const vip = side.getByRole('link', { name: t('common', 'menu.vip'), exact: true })
  const invite = side.getByRole('link', { name: t('common', 'menu.referral') })
  const promote = (entitlements: object) =>
    page.route(/\/wps\/member\/info(\?|$)/, async (route) => {
      const answer = await route.fetch()
      const { value } = await answer.json()
      await route.fulfill({ json: { success: true, value: { ...value, ...entitlements } } })
    })
  // Everybody sees VIP if there is a programme.
  const { entitlements: _, ...account } = await openAccount()
  await promote({ hasVip: false, availablePromo: { REFERRAL: { enabled: false } } })
  await enterAs(page, account)
  await test.step('a member sees the own lists and the deposit, but only the promoted entries of the gateway', async () => {
    await page.goto(path(anyPage))
    await expect(side.getByRole('link', { name: t('common', 'menu.freePlay') })).toBeHidden()
    await expect(side.getByRole('link', { name: t('common', 'menu.favourites') })).toBeVisible()
    await expect(side.getByRole('link', { name: t('deposits', 'deposit.title') })).toBeVisible()
    await expect(side.getByRole('link', { name: t('common', 'menu.rewards'), exact: true })).toBeVisible()
    await expect(vip).toHaveCount(0)
    await expect(invite).toHaveCount(0)
  })
  await test.step('both entries show if the gateway promotes them', async () => {
    await promote({ hasVip: true, availablePromo: { REFERRAL: { enabled: true } } })
    await changeTo(page, { ...account, entitlements: 'vip referral' })
    await page.reload()
    await expect(invite).toHaveAttribute('href', path('/member/referral/'))
    await expect(vip).toHaveAttribute('href', path('/vip/'))
  })
  await test.step('a login loads the promoted entries of the account', async () => {
    await promote({ hasVip: true, availablePromo: { REFERRAL: { enabled: false } } })
    await page.evaluate(() => sessionStorage.removeItem('arara.session'))
    await page.reload()
    await page
      .getByRole('link', { name: t('common', 'login'), exact: true })
      .first()
      .click()
    await logIn(page, site, account.account)
    await expect(page.locator('html')).toHaveAttribute('data-entitlements', /\bvip\b/)
    await expectLoginClosed(page)
    // The next page has them from its start.
    await page.reload()
    await expect(vip).toBeVisible()
    await expect(invite).toHaveCount(0)
  })
})
