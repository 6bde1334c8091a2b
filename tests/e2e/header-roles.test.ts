import type { Page } from '@playwright/test'
import { changeTo, demoAccount, enterAs, openAccount, trialAccount } from '#tests/support/account.ts'
import { anyPage, expect, test } from '#tests/support/e2e.ts'
import { openMenu } from '#tests/support/player.ts'

// On a phone a member deposits from the tab bar: member-menu.test.ts.
test('an agent finds the agent centre in the header and the menu, a member the deposit, others neither', {
  tag: '@desktop-only',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const entry = (of: Page, area: string, key: string) =>
    of.getByRole('banner').getByRole('link', { name: t(area, key) })
  const desk = (of: Page) => entry(of, 'agent-centre', 'desk.title')
  const deposit = (of: Page) => entry(of, 'deposits', 'deposit.title')
  await test.step('only an agent finds the link to the agent centre', async () => {
    await enterAs(page, await demoAccount('rafael', 'agent'))
    await page.goto(path(anyPage))
    await expect(desk(page)).toHaveCount(1)
    await expect(desk(page)).toHaveAttribute('href', path('/agentHome/'))
    await openMenu(page, site)
    await page
      .locator('#member-menu')
      .getByRole('link', { name: t('agent-centre', 'desk.title') })
      .click()
    await expect(page).toHaveURL(new RegExp(`${path('/agentHome/')}$`))
  })
  await test.step('a member deposits from the header, and a trial user cannot', async () => {
    const other = await context.newPage()
    await other.goto(path(anyPage))
    await expect(desk(other)).toHaveCount(0)
    await changeTo(other, await trialAccount())
    await other.reload()
    await expect(other.locator('.balance__sum')).toBeVisible()
    await expect(deposit(other)).toHaveCount(0)
    await changeTo(other, await openAccount())
    await other.reload()
    await test.step('the header names the VIP level, and so does the menu under the avatar', async () => {
      const level = 'Bronze'
      await expect(other.getByRole('banner').locator('.avatar__vip')).toHaveText(level)
      await openMenu(other, site)
      await expect(other.locator('#member-menu').getByText(`VIP ${level}`)).toBeVisible()
      await other.keyboard.press('Escape')
    })
    await deposit(other).click()
    await expect(other).toHaveURL(new RegExp(`${path('/member/depositv2/')}$`))
  })
})
