import { expectWholeAccessible } from '#tests/support/accessible.ts'
import { openAccount } from '#tests/support/account.ts'
import { anyPage, expect, password, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'

const loginCode = /\/_astro\/(react|login)\.[^/]*\.js$/

test('a login can be typed into and sent before its code has loaded', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  const { account } = await openAccount()
  const release = await hold(page, loginCode)
  await page.goto(path(anyPage))
  await page.locator('header a[data-popup="login"]').click()
  const early = page.locator('dialog[data-boot]')
  await early.getByLabel(t('auth', 'login.username')).fill(account)
  await early.getByLabel(t('auth', 'login.password')).fill(password)
  await expectWholeAccessible(page, 'login before its code')
  await early.getByRole('button', { name: t('auth', 'login.submit') }).click()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(path(anyPage))
})

test('the login replaces its placeholder, and going back closes either', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  const release = await hold(page, loginCode)
  await page.goto(path(anyPage))
  const loginLink = page.locator('header a[data-popup="login"]')
  await loginLink.click()
  const early = page.locator('dialog[data-boot]')
  await expect(early).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(early).toHaveCount(0)
  await expect(page).toHaveURL(path(anyPage))
  await expect(loginLink).toBeFocused()

  await loginLink.click()
  const field = (of: typeof early) => of.getByLabel(t('auth', 'login.password'), { exact: true })
  await field(early).fill('half of i')
  const before = await field(early).boundingBox()
  release()
  const real = page.locator('dialog:not([data-boot])')
  await expect(field(real)).toHaveValue('half of i')
  await expect(field(real)).toBeFocused()
  await expect(early).toHaveCount(0)
  const after = await field(real).boundingBox()
  expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBeCloseTo(0, 0)
  await page.goBack()
  await expect(real).toHaveCount(0)
})

test('a first tap on a page at rest loads no code from the network', { tag: '@once' }, async ({ page, site }) => {
  const finished = new Set<string>()
  page.on('requestfinished', (request) => finished.add(new URL(request.url()).pathname))
  await page.goto(site.path(anyPage))
  const island = page.locator('astro-island[data-login]')
  const code = ((await island.getAttribute('data-login')) ?? '').split(' ')
  await expect.poll(() => code.filter((file) => !finished.has(file))).toEqual([])
  const from = await page.evaluate(() => performance.now())
  await page.locator('header a[data-popup="login"]').click()
  await expect(page.locator('dialog:not([data-boot]) form')).toBeVisible()
  const again = await page.evaluate(
    ({ files, from }) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, initiatorType }) => initiatorType !== 'fetch' && files.includes(new URL(name).pathname))
        // The page has already loaded its own files.
        .filter(({ startTime }) => startTime >= from)
        .map(({ name, transferSize }) => ({ name: new URL(name).pathname, transferSize })),
    { files: code.filter((file) => file.endsWith('.js')), from },
  )
  expect(again.length).toBeGreaterThan(0)
  expect(again.filter(({ transferSize }) => transferSize > 0)).toEqual([])
})
