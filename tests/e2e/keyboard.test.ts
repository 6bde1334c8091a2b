import type { Locator } from '@playwright/test'
import { enterAs, openAccount } from '#tests/support/account.ts'
import { anyPage, expect, password, test } from '#tests/support/e2e.ts'
import { expectTrapped, tabTo } from '#tests/support/keyboard.ts'
import { cents } from '#tests/support/player.ts'
import { newCpf, withdrawPassword } from '#tests/support/withdrawing.ts'

// Every press of a key is looked at.
test.describe.configure({ timeout: 240_000 })

test('a dialog keeps the focus, and the keyboard alone logs in, opens the account menu and logs out', {
  tag: '@desktop-only',
}, async ({ page, site }) => {
  const { t, path } = site
  const { account } = await openAccount()
  await page.goto(path(anyPage))
  const banner = page.getByRole('banner')
  await test.step('a dialog keeps the focus, Escape closes it, and the focus returns', async () => {
    for (const [key, title] of [
      ['login', t('auth', 'login.title')],
      ['register', t('auth', 'register.title')],
      ['notices', t('news', 'notice.title')],
    ] as const) {
      const opener = banner.getByRole('link', { name: t('common', key), exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      // The placeholder has closed.
      await expect(page.locator('html[data-opening]')).toHaveCount(0)
      await expectTrapped(page, dialog)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener, key).toBeFocused()
    }
  })
  await test.step('the keyboard alone logs in, opens the account menu and logs out', async () => {
    await tabTo(page, banner.getByRole('link', { name: t('common', 'login'), exact: true }))
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: t('auth', 'login.title') })
    const name = form.getByLabel(t('auth', 'login.username'), { exact: true })
    const submit = form.getByRole('button', { name: t('auth', 'login.submit'), exact: true })
    await expect(submit).toBeVisible()
    if (!(await name.evaluate((element) => element === document.activeElement))) await tabTo(page, name)
    await page.keyboard.type(account)
    await tabTo(page, form.getByLabel(t('auth', 'login.password'), { exact: true }))
    await page.keyboard.type(password)
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-role', 'member')
    await expect(form).toHaveCount(0)

    const menu = banner.getByRole('button', { name: t('common', 'account.menu', { account }) })
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    await expect(page.locator('#member-menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#member-menu')).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('#member-menu').getByRole('button', { name: t('common', 'logout'), exact: true }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: t('common', 'logout.title') })
    await tabTo(page, question.getByRole('button', { name: t('common', 'logout'), exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor')
  })
})

test('the keyboard alone filters, searches, turns pages, opens a card, and finds its way past and through the menus', {
  tag: '@desktop-only',
}, async ({ page, site }) => {
  const { t, path } = site
  const shown = page.locator('[data-game]:visible')
  const whole = () => expect(page.locator('[data-grid="lobby"]')).toHaveAttribute('aria-busy', 'false')
  await page.goto(path('/rng/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('common', 'skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  // Built without scripts, the filters are links to other pages.
  const pager = page.getByRole('navigation', { name: t('lobby', 'pager'), exact: true })
  await expect(pager).toBeVisible()
  const show = page.getByRole('navigation', { name: t('lobby', 'show'), exact: true })
  await tabTo(page, show.getByRole('link', { name: t('lobby', 'show.hot') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/show=hot/)
  await tabTo(page, show.getByRole('link', { name: t('lobby', 'show.all') }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/show=/)
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('dragao')
  await expect(page).toHaveURL(/q=dragao/)
  await expect(shown.getByRole('link', { name: 'Dragão de Jade', exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(shown).toHaveCount(48)
  await whole()
  const first = await shown.first().getAttribute('data-game')
  await tabTo(page, pager.getByRole('link', { name: t('lobby', 'pager.next'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(page.locator(`[data-game="${first}"]`)).toHaveCount(0)
  // The games are written a few at a time, and a card that is still replaced would lose the focus.
  await whole()
  // A game under maintenance, which is marked.
  await page.goto(path('/rng/?q=cobra%20grande'))
  const card = page.getByRole('link', { name: 'Cobra Grande', exact: true })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: t('games', 'maintenance.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toBeFocused()
  await test.step('skip links lead past the menus, and arrows walk the categories and into their vendors', async () => {
    await page.goto(path('/rng/'))
    const banner = page.getByRole('banner')
    const skip = async (key: string) => {
      await page.evaluate(() => document.body.focus())
      await tabTo(page, page.getByRole('link', { name: t('common', key), exact: true }))
      await page.keyboard.press('Enter')
    }
    await skip('skip.account')
    await tabTo(page, banner.getByRole('link', { name: t('common', 'login'), exact: true }))

    await page.reload()
    await skip('skip.navigation')
    const categories = banner.getByRole('navigation', { name: t('common', 'nav.categories') })
    const category = (key: string) => categories.getByRole('link', { name: t('common', key), exact: true })
    await tabTo(page, category('nav.home'))
    // The first key activates the arrow keys, and marks an open panel.
    await category('category.RNG').focus()
    await expect(category('category.RNG')).toHaveAttribute('aria-expanded', 'true')
    await category('nav.home').focus()
    await page.keyboard.press('ArrowRight')
    await expect(category('nav.promotions')).toBeFocused()
    await category('category.RNG').focus()
    await page.keyboard.press('ArrowDown')
    const vendors = categories.getByRole('list', {
      name: t('common', 'nav.vendors', { category: t('common', 'category.RNG') }),
    })
    await expect(vendors.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(vendors.getByRole('link').nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(category('category.RNG')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(category('category.RNG')).toHaveAttribute('aria-expanded', 'false')
  })
})

test('the keyboard alone deposits, sets a limit, prepares a withdrawal, and opens a transaction to its postings', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const press = async (target: Locator, key?: 'Shift+Tab') => {
    await tabTo(page, target, key)
    await page.keyboard.press('Enter')
  }
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  }
  // The menu is before the screen.
  const open = (screen: string) =>
    press(
      page.getByRole('navigation', { name: t('centre', 'nav.label') }).getByRole('link', { name: screen, exact: true }),
      'Shift+Tab',
    )
  await enterAs(page, await openAccount())
  await page.goto(path('/member/depositv2/'))
  await test.step('deposits', async () => {
    await type(page.getByLabel(t('deposits', 'deposit.amount'), { exact: true }), '42,50')
    // Nothing is chosen before; the last one is reached from the first.
    const bonus = page.getByRole('group', { name: t('deposits', 'deposit.bonus'), exact: true })
    await tabTo(page, bonus.getByRole('radio', { disabled: false }).first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await press(page.getByRole('button', { name: t('deposits', 'deposit.sandboxPay') }))
    await expect(page.getByRole('heading', { name: /42[.,]50/ })).toBeFocused()
    await expect.poll(() => cents(page)).toBe(4250)
  })
  await test.step('sets a limit', async () => {
    await open(t('protection', 'protection.title'))
    const day = page
      .getByRole('region', { name: t('protection', 'limits.deposit'), exact: true })
      .getByRole('listitem')
      .first()
    await press(day.getByRole('button', { name: t('protection', 'limits.set') }))
    await type(day.getByLabel(t('protection', 'limits.amount'), { exact: true }), '50')
    await page.keyboard.press('Enter')
    await expect(day.getByText(/42[.,]50.*50[.,]00/)).toBeVisible()
  })
  await test.step('sets a withdraw password, and adds the account to be paid to', async () => {
    await open(t('withdrawals', 'withdraw.title'))
    const field = (key: string) => page.getByLabel(t('withdrawals', key), { exact: true })
    await type(field('password.new'), withdrawPassword)
    await type(field('password.again'), withdrawPassword)
    await type(field('password.login'), password)
    await page.keyboard.press('Enter')
    const cpf = newCpf()
    await type(field('accounts.key'), cpf)
    await type(field('password.withdraw'), withdrawPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`).first()).toBeVisible()
  })
  await test.step('opens a transaction to its postings', async () => {
    await open(t('statements', 'statement.title'))
    await press(page.locator('.day > ul > li summary').first())
    await expect(page.getByText(t('statements', 'party.deposits'))).toBeVisible()
  })
})
