import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'

test.use({ serviceWorkers: 'allow' })

test('without a network the installed site says so in place of a page, and shows it when the network is back (rule 5.18)', {
  tag: '@once',
}, async ({ page, context, site }) => {
  const { t, path } = site
  expectConsole(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/)
  await page.goto(path(anyPage))
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const heading = page.getByRole('heading', { name: t('system', 'offline.heading') })
  await context.setOffline(true)
  await page.goto(path('/rng/'))
  await expect(heading).toBeVisible()
  // It stands at the address of the other page, in its own style.
  await expect(page).toHaveURL(new RegExp(`${path('/rng/')}$`))
  await expect(page.getByRole('link', { name: t('system', 'trouble.retry') })).toHaveAttribute('href', path('/rng/'))
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
  await context.setOffline(false)
  await expect(page.locator('[data-game]').first()).toBeVisible()
  await expect(heading).toHaveCount(0)
})
