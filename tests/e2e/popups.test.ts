import { expectWholeAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/e2e.ts'

test('help opens over the page from the footer and from its address, and back leaves the page as it was', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const popup = page.getByRole('dialog', { name: t('help', 'heading') })
  await page.goto(path('/rng/?q=arara'))
  await test.step('a footer link opens its article where scripts run', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: t('common', 'footer.help.security') })
    // As a person comes to it: what is far below the window is not drawn, and sometimes cannot take the focus.
    await link.scrollIntoViewIfNeeded()
    await link.focus()
    await expect(link).toBeFocused()
    await expect(page.locator('astro-island[component-url*="Popups"]:not([ssr])')).toHaveCount(1)
    await link.click()
    await expect(popup).toBeVisible()
    await expect(page).toHaveURL(/\/rng\/\?q=arara#help-security$/)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })
  await test.step('help opens over the page, and back leaves the page as it was', async () => {
    await page.goto(path('/rng/?q=arara#help-deposit'))
    await expect(popup.getByText(t('help', 'deposit.lead'))).toBeVisible()
    await popup.getByRole('button', { name: t('help', 'responsible.title'), exact: true }).click()
    await popup.getByRole('link', { name: t('help', 'responsible.link1') }).click()
    await expect(popup.getByRole('button', { name: t('help', 'crisis.title'), exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expectWholeAccessible(page, 'help')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL(/q=arara$/)
  })
})
