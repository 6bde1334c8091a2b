import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('a member shows the code of the own invitation to a camera, and sees invited people', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/referral/'))
  const own = page.getByRole('region', { name: t('referral', 'own') })
  await expect(own.getByText(new RegExp(`^http.+${path('/register/')}\\?referralCode=maria26$`))).toBeVisible()
  await own.getByText(t('referral', 'qr')).click()
  await expect(own.getByRole('img', { name: t('referral', 'qr.label') })).toBeVisible()
  const people = page.getByRole('region', { name: t('referral', 'list') })
  await expect(people.getByRole('listitem')).toHaveCount(4)
  await expect(people.getByText('bi***uz')).toBeVisible()
  await expect(people.getByText(t('referral', 'missing.bets')).first()).toBeVisible()
  await expectAccessible(page, 'the invitation of a member')
})
