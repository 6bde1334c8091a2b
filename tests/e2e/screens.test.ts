import type { Page } from '@playwright/test'
import { changeTo, enterAs, openAccount, trialAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** Counts the pages that are loaded: a screen that is swapped in place loads none. */
function countLoads(page: Page): { soFar(): number } {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads++
  })
  return { soFar: () => loads }
}

test('a click swaps the screen in place, with its address', { tag: '@desktop' }, async ({ page, context, site }) => {
  const { t, path } = site
  const [deposit, history] = [t('deposits', 'deposit.title'), t('history', 'history.title')]
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const menu = page.getByRole('navigation', { name: t('centre', 'nav.label') })
  await enterAs(page, await openAccount())
  await page.goto(path('/member/depositv2/?game=1001'))
  const loads = countLoads(page)
  await expect(page).toHaveTitle(t('centre', 'page.title', { screen: deposit }))
  await expect(page.getByLabel(t('deposits', 'deposit.amount'), { exact: true })).toBeVisible()
  // Its styles have loaded with it.
  await expect(page.locator('.deposit')).toHaveCSS('display', 'grid')
  const parts: string[] = []
  page.on('request', (request) => parts.push(new URL(request.url()).pathname))

  // A finger on a link loads its screen, and opens nothing.
  await menu.getByRole('link', { name: history }).dispatchEvent('pointerdown')
  await expect.poll(() => parts.some((file) => /BettingHistory/.test(file))).toBe(true)
  await expect(heading(deposit)).toBeVisible()

  await page.evaluate(() => scrollTo(0, 200))
  await menu.getByRole('link', { name: history }).click()
  await expect(heading(history)).toBeFocused()
  await expect(page).toHaveURL(path('/member/personalHistoryCopy/'))
  await expect(page).toHaveTitle(t('centre', 'page.title', { screen: history }))
  await expect(page.getByRole('main', { name: t('centre', 'page.title', { screen: history }) })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(menu.getByRole('link', { name: history })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: deposit })).not.toHaveAttribute('aria-current')
  await expect(page.locator('.history')).toHaveCSS('display', 'grid')
  // The loaded file belongs to this screen only.
  expect(parts.filter((file) => /BettingHistory/.test(file))).not.toEqual([])
  expect(parts.filter((file) => /Front\.|DepositAmount/.test(file))).toEqual([])

  // Menus around the centre swap it too, and name where the person is.
  await page.getByRole('banner').getByRole('link', { name: deposit }).click()
  await expect(heading(deposit)).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(heading(deposit)).toBeFocused()
  await expect(page).toHaveURL(path('/member/depositv2/?game=1001'))
  await page.goForward()
  await expect(heading(history)).toBeFocused()
  expect(loads.soFar()).toBe(0)

  await expect(page.locator('footer').getByRole('link', { name: 'English' })).toHaveJSProperty(
    'pathname',
    '/en/member/personalHistoryCopy/',
  )
  const tab = context.waitForEvent('page')
  await menu.getByRole('link', { name: deposit }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(/\/member\/depositv2\/$|\/login\//)
  await expect(heading(history)).toBeVisible()

  await page.reload()
  await expect(heading(history)).toBeVisible()
  await expect(page.getByRole('radio', { name: t('tables', 'range.days', { days: 7 }) })).toBeChecked()
  expect(loads.soFar()).toBe(1)
})

test('on a phone the front page leads to screens, and the header leads back to where one came from (rule 5.19)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const back = page.getByRole('link', { name: t('common', 'back'), exact: true })
  const menu = page.getByRole('button', { name: t('common', 'menu.open') })
  const history = t('history', 'history.title')
  const account = await openAccount(20_00n)
  await enterAs(page, account)
  await page.goto(path('/member/'))
  const loads = countLoads(page)
  await expect(menu).toBeVisible()
  await expect(back).toBeHidden()
  await expect(page.getByText(t('centre', 'fact.today.none'))).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: history }).click()
  await expect(heading(history)).toBeFocused()
  await expect(menu).toBeHidden()
  await page
    .getByRole('navigation', { name: t('common', 'nav.shortcuts') })
    .getByRole('link', { name: t('deposits', 'deposit.title') })
    .click()
  await expect(heading(t('deposits', 'deposit.title'))).toBeFocused()
  await back.click()
  await expect(heading(history)).toBeFocused()
  await back.click()
  await expect(page).toHaveURL(path('/member/'))
  await expect(menu).toBeVisible()
  expect(loads.soFar()).toBe(0)
  // Whoever opened the screen itself came from nowhere.
  const direct = await page.context().newPage()
  await enterAs(direct, account)
  await direct.goto(path('/member/personalHistoryCopy/'))
  await direct.getByRole('link', { name: t('common', 'back'), exact: true }).click()
  await expect(direct).toHaveURL(path('/member/'))
  await expect(direct.locator('footer')).toBeHidden()
})

test('an old address with a screen in the hash leads on without a flash; a trial account sees that money needs a real one', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.addInitScript(() => {
    const seen: string[] = []
    const see = () => {
      const text = document.documentElement.hidden ? '' : document.querySelector('main h1')?.textContent
      if (text) seen.push(text)
      requestAnimationFrame(see)
    }
    requestAnimationFrame(see)
    addEventListener('pagehide', () => {
      const before = JSON.parse(sessionStorage.getItem('test.seen') ?? '[]')
      sessionStorage.setItem('test.seen', JSON.stringify([...before, ...seen]))
    })
  })
  await page.goto(path('/member/?days=30#personalHistoryCopy'))
  await expect(page).toHaveURL(path('/member/personalHistoryCopy/?days=30'))
  await expect(page.getByRole('radio', { name: t('tables', 'range.days', { days: 30 }) })).toBeChecked()
  await page.reload()
  const seen: string[] = JSON.parse((await page.evaluate(() => sessionStorage.getItem('test.seen'))) ?? '[]')
  expect(seen.filter((text) => text !== t('history', 'history.title'))).toEqual([])
  await test.step('a trial account sees that money needs a real one', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await changeTo(page, await trialAccount())
    await page.goto(path('/member/depositv2/'))
    await expect(page.getByRole('link', { name: t('centre', 'real.register') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: t('deposits', 'deposit.title') })).toBeVisible()
    expect(asked.filter((name) => name.startsWith('/wps/wallet/deposit'))).toEqual([])
    const menu = page.getByRole('navigation', { name: t('centre', 'nav.label') })
    await expect(menu.getByRole('link', { name: t('deposits', 'deposit.title') })).toBeHidden()
  })
})
