import type { Page } from '@playwright/test'
import { readBudgets } from '#scripts/bench/budgets.ts'
import { watchTransfers } from '#scripts/bench/traffic.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { openAccount } from '#tests/support/account.ts'
import { anyPage, expect, expectConsole, test } from '#tests/support/e2e.ts'

/**
 * Twenty announcements, one with a promotion, one that tries to do harm, one that does not end; members have one more,
 * the newest.
 */
async function announce(page: Page): Promise<string[]> {
  const asked: string[] = []
  // The browser reports the harmful handler while DOMPurify parses the text.
  expectConsole(page, /Executing inline event handler violates/)
  await page.route('**/wps/notice/content?**', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const execution = query.get('execution')
    asked.push(`${execution} ${query.get('types')}`)
    const numbers = Array.from({ length: 20 }, (_, index) => index)
    const list = [...(execution === 'A' ? [20] : []), ...numbers].map((index) => ({
      id: `news-${index + 1}`,
      type: 'PU',
      title: index === 2 ? 'Long '.repeat(40) : `News ${index + 1}`,
      content:
        index === 0
          ? '<p>Hello <b>there</b></p><img src="x" onerror="document.title=1"><script>document.title=2</script><a href="javascript:alert(1)">bad</a><a href="https://example.com/x">good</a>'
          : `<p>Text ${index + 1}</p>`,
      promotionType: index === 1 ? 'WELCOME' : null,
      execution,
      audience: execution === 'B' ? 'ANONYMOUS_POPUP' : 'USER_POPUP',
      timestamp: '2026-11-20 05:36:16',
      publishedAt: '2026-11-20T08:36:16.987Z',
    }))
    await route.fulfill({ json: { success: true, value: { list } } })
  })
  // The flags of other tests are not for these.
  await page.addInitScript(() => {
    if (self !== top || sessionStorage.getItem('test.begun')) return
    sessionStorage.setItem('test.begun', '1')
    sessionStorage.removeItem('arara.ANONYMOUS_POPUP')
    sessionStorage.removeItem('arara.USER_POPUP')
    localStorage.removeItem('arara.announced')
  })
  return asked
}

test('announcements open once a day, one of them, for visitors and for members, who see their last login', {
  tag: '@phone',
}, async ({ page, site, isMobile }) => {
  const { t, path } = site
  const asked = await announce(page)
  const { soFar } = await watchTransfers(page)
  // The page with the most scripts of its own.
  await page.goto(path('/rng/'))
  // A sign of a person away from links that open a popup.
  await page.mouse.wheel(0, 10)
  const popup = page.getByRole('dialog', { name: t('news', 'announcement.title') })
  await expect(popup).toBeVisible()
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['B PU']))
  await test.step('one announcement is shown, and the list only on request', async () => {
    await expect(popup.getByRole('heading', { name: 'News 1' })).toBeVisible()
    await expect(popup.getByText('Text 2', { exact: true })).toHaveCount(0)
    await expectAccessible(page, 'one announcement')
    await popup.getByRole('button', { name: t('news', 'card.all', { count: 20 }) }).click()
  })
  // The newest is unfolded, at any size, and shows its day in the usual format.
  const newest = popup.getByRole('button', { name: /^News 1 / })
  await expect(newest).toHaveAttribute('aria-expanded', 'true')
  await expect(popup.getByText('Hello there')).toBeVisible()
  await expect(newest.locator('time')).toHaveText(/^(20 de novembro|November 20)/)
  // They need no React: a visitor's first page stays light.
  if (isMobile) expect(soFar().jsTotal).toBeLessThanOrEqual((await readBudgets()).bytes.jsAnnounced)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(page).not.toHaveURL(/#announcement/)
  expect(await page.evaluate(() => sessionStorage.getItem('arara.ANONYMOUS_POPUP'))).toBe('closed')

  // They do not open again for this visitor. After the login the member sees new ones, which open them once more.
  const member = await openAccount()
  const arrival = { lastLoginAt: '2026-11-20T15:00:00.000Z', firstTime: false }
  await page.evaluate(
    ([session, login]) => {
      sessionStorage.setItem('arara.session', session)
      sessionStorage.setItem('arara.arrival', login)
      // Tomorrow.
      localStorage.removeItem('arara.announced')
    },
    [JSON.stringify(member), JSON.stringify(arrival)] as const,
  )
  asked.length = 0
  await page.goto(path('/'))
  await test.step('a member sees the last login', async () => {
    const [before = ''] = t('greeting', 'lastLogin', { when: '|' }).split('|')
    await expect(page.getByRole('status').filter({ hasText: before })).toContainText(/12:00/)
  })
  await expect(popup).toBeVisible()
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['A PU']))
  await expect(popup.getByText('Text 21', { exact: true })).toBeVisible()
  // The link to the promotions leads a member to their rewards, and closes the popup.
  await popup.getByRole('button', { name: t('news', 'card.all', { count: 21 }) }).click()
  await popup.getByRole('button', { name: /^News 2 / }).click()
  await popup.getByRole('link', { name: t('news', 'toPromotions') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('hub', 'hub.title') })).toBeVisible()
  await expect(popup).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('arara.USER_POPUP'))).toBe('closed')
})

// One tab tests both sizes, because only the place of a text differs.
test('notices unfold, are listed nine to a page and have addresses; foreign HTML does no harm', {
  tag: '@phone',
}, async ({ page, site, viewport, isMobile }) => {
  const { t, path } = site
  await announce(page)
  await page.goto(path(`${anyPage}#notice`))
  const popup = page.getByRole('dialog', { name: t('news', 'notice.title') })
  const titles = popup.locator('[aria-expanded]')
  const second = popup.getByRole('button', { name: /^News 2/ })
  const text = popup.getByText('Text 2', { exact: true })
  const atDesk = () => page.setViewportSize({ width: 1440, height: 720 })
  for (const isWide of isMobile ? [false, true] : [true])
    await test.step(`a title unfolds its text, a second tap folds it, on ${isWide ? 'a desk' : 'a phone'}`, async () => {
      if (isWide) await atDesk()
      await expect(titles).toHaveCount(9)
      await second.click()
      await expect(text).toBeVisible()
      const promotions = popup.getByRole('link', { name: t('news', 'toPromotions') })
      await expect(promotions).toBeVisible()
      // A visitor only reads about them.
      await expect(promotions).toHaveAttribute('href', path('/promotions/'))
      const [title, beside] = await Promise.all([second, text].map((part) => part.boundingBox()))
      expect((beside?.x ?? 0) > (title?.x ?? 0) + (title?.width ?? 0)).toBe(isWide)
      await second.click()
      await expect(text).toHaveCount(0)
    })
  await test.step('a page lists nine notices', async () => {
    await popup.getByRole('link', { name: t('news', 'pages.page', { page: '3' }) }).click()
    await expect(titles).toHaveCount(2)
    await expect(popup.getByRole('button', { name: /^News 19/ })).toBeVisible()
    await expectAccessible(page, 'notices at a desk')
    if (viewport) await page.setViewportSize(viewport)
    await expectAccessible(page, 'notices')
  })
  await test.step('a notice in the address opens on its page; foreign HTML does no harm', async () => {
    await page.goto(path(`${anyPage}?once#notice-news-12`))
    await expect(popup.getByText('Text 12', { exact: true })).toBeVisible()
    const before = await page.title()
    await page.goto(path(`${anyPage}?again#notice-news-1`))
    await expect(popup.getByText('Hello there')).toBeVisible()
    await expect(popup.locator('.prose img, .prose script')).toHaveCount(0)
    await expect(popup.getByText('bad', { exact: true })).not.toHaveAttribute('href', /./)
    await expect(popup.getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'noopener noreferrer')
    expect(await page.title()).toBe(before)
  })
})
