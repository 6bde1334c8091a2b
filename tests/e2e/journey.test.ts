import { expect, freshName, password, test } from '#tests/support/e2e.ts'
import { cents, deposit, openFilters, openMenu, spinOnce } from '#tests/support/player.ts'

test('a visitor registers, deposits, plays and checks the round', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  test.setTimeout(120_000)

  // Home, then the slots lobby.
  await page.goto(path('/'))
  await expect(page.getByRole('heading', { name: t('home', 'hot.title') })).toBeVisible()
  await page
    .getByRole('navigation', { name: t('common', 'nav.shortcuts'), exact: true })
    .or(page.getByRole('navigation', { name: t('common', 'nav.categories'), exact: true }))
    .getByRole('link', { name: t('common', 'nav.slots') })
    .click()
  await expect(page).toHaveURL(new RegExp(`${path('/rng/')}$`))

  // Filter by vendor, search, open.
  await openFilters(page, site)
  const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors') })
  await vendors.getByRole('link', { name: /Arara Originals/ }).click()
  await expect(page).toHaveURL(/vendor=ARARA/)
  await expect(page.locator('[data-game]:visible')).toHaveCount(24)
  await vendors.getByRole('link', { name: new RegExp(`^${t('lobby', 'vendors.all')}`) }).click()
  await page.getByRole('searchbox').fill('arara dorada')
  await expect(page).toHaveURL(/q=arara/)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Arara Dourada' }).click()

  // The login popup, from it to registration.
  const account = page.getByRole('dialog')
  await expect(account.getByRole('button', { name: t('auth', 'login.submit'), exact: true })).toBeVisible()
  await account.getByRole('link', { name: t('auth', 'register.tab') }).click()
  const name = freshName()
  await account.getByLabel(t('auth', 'register.username'), { exact: true }).fill(name)
  await account.getByLabel(t('auth', 'register.password'), { exact: true }).fill(password)
  await account.getByLabel(t('auth', 'register.confirmPassword')).fill(password)
  await account.getByRole('checkbox').check()
  await account.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()

  // The requested game opens; without money it offers a deposit and the free game, and takes no stake.
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(t('slots', 'slots.spent'))).toBeVisible()
  await expect(frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })).toBeDisabled()
  await expect(frame.getByRole('button', { name: t('slots', 'slots.free.play') })).toBeVisible()
  await frame.getByRole('button', { name: t('slots', 'slots.deposit') }).click()
  await expect(page).toHaveURL(/\/member\/depositv2\/\?game=1001$/)

  // Deposit through the sandbox provider.
  await deposit(page, site, '50,00')
  await expect.poll(() => cents(page)).toBe(5000)

  // Play: the header changes by exactly the result.
  await page.goto(path('/rng/'))
  await page.getByRole('link', { name: 'Arara Dourada' }).click()
  const result = await spinOnce(page, site)
  await page.getByRole('button', { name: t('games', 'frame.close') }).click()
  await expect.poll(() => cents(page)).toBe(5000 - result.stake + result.win)

  // The round is in the history with its number, stake, win and time.
  await openMenu(page, site)
  await page
    .getByRole('link', { name: t('history', 'history.title') })
    .filter({ visible: true })
    .last()
    .click()
  const row = page.getByRole('row').filter({ hasText: 'Arara Dourada' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(t('history', 'history.round', { id: result.roundId }))
  await expect(row).toContainText(result.stakeText)
  await expect(row.locator(`[data-label="${t('history', 'history.win')}"]`)).toHaveText(result.winText)
  await expect(row.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/)
})
