import type { Page } from '@playwright/test'
import { demoAccount, enterAs, openAccount, trialAccount } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { openMenu } from '#tests/support/player.ts'

test('an agent finds the way to the own area in the header and the menu, nobody else does', {
  tag: '@desktop',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const entry = (of: Page) => of.getByRole('banner').getByRole('link', { name: t('agent', 'desk.title') })
  await enterAs(page, await demoAccount('rafael', 'agent'))
  await page.goto(path(anyPage))
  await expect(entry(page)).toHaveCount(1)
  await expect(entry(page)).toHaveAttribute('href', path('/agentHome/'))
  await openMenu(page, site)
  await page
    .locator('#member-menu')
    .getByRole('link', { name: t('agent', 'desk.title') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${path('/agentHome/')}$`))
  const other = await context.newPage()
  await other.goto(path(anyPage))
  await expect(entry(other)).toHaveCount(0)
})

test('a member deposits from the header, where a trial user cannot', async ({ page, context, site, isMobile }) => {
  const { t, path } = site
  const entry = (of: Page) =>
    (isMobile ? of.getByRole('navigation', { name: t('common', 'nav.shortcuts') }) : of.getByRole('banner')).getByRole(
      'link',
      { name: t('wallet', 'deposit.title') },
    )
  await enterAs(page, await openAccount())
  await page.goto(path(anyPage))
  await entry(page).click()
  await expect(page).toHaveURL(new RegExp(`${path('/member/depositv2/')}$`))
  if (isMobile) return
  const other = await context.newPage()
  await enterAs(other, await trialAccount())
  await other.goto(path(anyPage))
  await expect(other.locator('.balance__sum')).toBeVisible()
  await expect(entry(other)).toHaveCount(0)
})
