import { expect, test } from '#tests/support/e2e.ts'
import { holdScripts } from '#tests/support/held.ts'

// How a choice changes the others: tests/unit/stores/play/lobby/lobby-filter.test.ts.
test('a choice that is tapped before the lobby is active keeps the others, and own lists ask a visitor to log in', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const query = () => Object.fromEntries(new URL(page.url()).searchParams)
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  const classes = page.getByRole('navigation', { name: t('lobby', 'classes'), exact: true })
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
  await test.step('a choice that is tapped before the lobby is active keeps the other choices and parameters', async () => {
    const release = await holdScripts(page)
    await page.goto(`${path('/rng/')}?vendor=LUMORA&utm_source=ad`, { waitUntil: 'commit' })
    await classes.getByRole('link', { name: t('lobby', 'class.jackpot') }).click()
    await expect(page.locator('[data-grid="lobby"]')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page).toHaveURL(/class=jackpot/)
    expect(query()).toEqual({ vendor: 'LUMORA', class: 'jackpot', utm_source: 'ad' })
    await expect(page.locator('html')).not.toHaveAttribute('data-lobby')
  })
  await test.step('a visitor who asks for favourites or recent games is asked to log in', async () => {
    await vendors.getByRole('link', { name: /Tucum/ }).click()
    await classes.getByRole('link', { name: t('lobby', 'class.classic') }).click()
    const login = page.getByRole('dialog', { name: t('auth', 'login.title') })
    for (const list of ['favourites', 'recent']) {
      await show.getByRole('link', { name: t('lobby', `show.${list}`) }).click()
      await expect(login).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(login).toHaveCount(0)
      expect(query()).toMatchObject({ show: list, vendor: 'TUCUM', class: 'classic' })
    }
    await show.getByRole('link', { name: t('lobby', 'show.all') }).click()
    await expect.poll(query).toEqual({ utm_source: 'ad' })
  })
})
