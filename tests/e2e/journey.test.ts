import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, freshName, password, test } from '#tests/support/e2e.ts'
import { cents, openFilters, openMenu, payByPix, spinOnce } from '#tests/support/player.ts'

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

  // The game opens at once, with play money and without a form (rule 8.1).
  const frame = page.frameLocator('iframe')
  await expect(page.locator('.game-bar__state[data-mode="trial"]')).toBeVisible()
  await expect(frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })).toBeEnabled()

  // Real money needs an account: the registration asks for three things and the age, and leads back to the game.
  await page.getByRole('button', { name: t('games', 'frame.toReal') }).click()
  const account = page.getByRole('dialog')
  const name = freshName()
  await account.getByLabel(t('auth', 'register.username'), { exact: true }).fill(name)
  await account.getByLabel(t('auth', 'register.password'), { exact: true }).fill(password)
  await account.getByLabel(t('auth', 'register.confirmPassword')).fill(password)
  await account.getByRole('checkbox').check()
  await account.getByRole('button', { name: t('auth', 'register.submit'), exact: true }).click()

  // The requested game opens; without money it offers a deposit and the free game, and takes no stake.
  await expect(frame.getByText(t('slots', 'slots.spent'))).toBeVisible()
  await expect(frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })).toBeDisabled()
  await expect(frame.getByRole('button', { name: t('slots', 'slots.free.play') })).toBeVisible()
  await frame.getByRole('button', { name: t('slots', 'slots.deposit') }).click()

  // The deposit opens over the game, and leads back into it (rule 8.10).
  const sheet = page.getByRole('dialog', { name: t('deposits', 'deposit.title') })
  await expect(sheet).toBeVisible()
  await expectAccessible(page, 'a deposit over a game')
  await payByPix(page, site, '50,00')
  await sheet.getByRole('button', { name: t('deposits', 'deposit.toGame') }).click()
  await expect(sheet).toHaveCount(0)
  await expect(frame.getByRole('button', { name: t('slots', 'slots.spin'), exact: true })).toBeEnabled()
  await expect(page).toHaveURL(/#game-1001$/)
  await page.getByRole('button', { name: t('games', 'frame.close') }).click()
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
  await page.getByText(t('history', 'sessions.view.rounds')).click()
  const row = page.getByRole('row').filter({ hasText: 'Arara Dourada' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(t('history', 'history.round', { id: result.roundId }))
  await expect(row).toContainText(result.stakeText)
  await expect(row.locator(`[data-label="${t('history', 'history.win')}"]`)).toHaveText(result.winText)
  await expect(row.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/)
})
