import type { Page } from '@playwright/test'
import { getAnnouncements } from '#contract/site/news/get-announcements.ts'
import { observeVitals, readVitals } from '#scripts/bench/vitals.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { gateway } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { followHash } from '#tests/support/player.ts'

interface Told {
  list: { id: string; title: string; content: string; picture: string | null }[]
}

const fresh = {
  id: 'friday',
  type: 'PR',
  title: 'Friday, twice',
  content: '<p>Your deposit twice.</p><ul><li>Once per person.</li></ul><p><a href="/rng/">To the slots</a></p>',
  promotionType: null,
  picture: '/art/banners/rodada-dupla',
  execution: 'B',
  audience: 'ANONYMOUS_POPUP',
  timestamp: '2026-11-20 05:36:16',
  publishedAt: '2026-11-20T08:36:16.987Z',
}

/** The gateway's news after the build: one more promotion, in front, and one that is over. */
async function renew(page: Page): Promise<void> {
  await page.route('**/wps/notice/version?**', async (route) => {
    const value = { promotions: 'newer', banners: 'newer', vip: 'newer', points: 'newer', contacts: 'newer' }
    await route.fulfill({ json: { success: true, value } })
  })
  await page.route('**/wps/notice/content?types=PR**', async (route) => {
    const { value } = (await (await route.fetch()).json()) as { value: Told }
    const list = [fresh, ...value.list.filter(({ id }) => id !== 'half')]
    await route.fulfill({ json: { success: true, value: { list } } })
  })
}

/** No part of the page has moved up or down; texts may get wider when their font loads. */
async function expectStill(page: Page): Promise<void> {
  const { shifted } = await readVitals(page)
  const height = / -?\d+ (-?\d+) \d+ \d+ → -?\d+ (-?\d+) /
  const moved = shifted.filter((line) => {
    const [, from, to] = height.exec(line) ?? []
    return from !== to
  })
  expect(moved).toEqual([])
}

test('a page that is older than the gateway shows its newer promotions without a build, and nothing moves', {
  tag: '@phone',
}, async ({ page, site, language }) => {
  const { t, path } = site
  await observeVitals(page)
  const offers = page.locator('main article')

  await test.step('an unchanged site costs one small request', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/wps/notice')) asked.push(pathname)
    })
    const answered = page.waitForResponse(/wps\/notice\/version/)
    await page.goto(path('/promotions/'))
    expect((await (await answered).body()).length).toBeLessThan(200)
    await expect(offers.first().getByRole('heading')).toHaveText(/./)
    expect(asked).toEqual(['/wps/notice/version'])
    page.removeAllListeners('request')
  })
  await test.step('an address with a promotion scrolls to it and opens its terms, also on the open page', async () => {
    await page.goto(path('/promotions/?again#guarded-account'))
    const offer = page.locator('#guarded-account')
    await expect(offer.getByRole('listitem').first()).toBeVisible()
    await expect(offer.getByRole('heading')).toBeInViewport()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await followHash(page, 'free-play')
    const other = page.locator('#free-play')
    await expect(other.getByRole('listitem').first()).toBeVisible()
    await expect(other.getByRole('heading')).toBeInViewport()
    await other.getByText(t('home', 'promotions.terms'), { exact: false }).first().click()
    await expect(other.getByRole('listitem').first()).toBeHidden()
  })
  await test.step('promotions are the gateway’s, in the language of the page', async () => {
    const { list } = await gateway()(getAnnouncements, { types: ['PR'], platform: 'W', execution: 'B', language })
    await expect(page.locator('main article h2')).toHaveText(list.map(({ title }) => title))
    await expect(page.locator('#free-play .button')).toHaveAttribute('href', path('/rng/'))
  })

  await renew(page)
  await test.step('the promotions page shows newer promotions', async () => {
    const before = await offers.count()
    await page.goto(path('/promotions/'))
    await expect(offers.first().getByRole('heading')).toHaveText(fresh.title)
    await expect(offers).toHaveCount(before)
    await expect(page.locator('#half')).toHaveCount(0)
    await expectStill(page)
    const first = offers.first()
    await first.getByText(t('home', 'promotions.terms')).click()
    await expect(first.getByRole('listitem')).toBeVisible()
    await expect(first.getByRole('link')).toHaveAttribute('href', path('/rng/'))
    await expectAccessible(page, 'newer promotions')
  })
  await test.step('an address with a promotion that is newer than the page opens it', async () => {
    await page.goto(path('/promotions/?newer#friday'))
    await expect(page.locator('#friday').getByRole('listitem')).toBeVisible()
  })
  await test.step('a person who has begun to read keeps the visible cards, with a notice that they are over', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/wps/notice/version?**', async (route) => {
      await held.promise
      await route.fallback()
    })
    await page.goto(path('/promotions/?reading'))
    await page.mouse.wheel(0, 40)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    held.resolve()
    const over = page.locator('#half')
    await expect(over).toHaveAttribute('data-over', t('home', 'promotions.over'))
    await expect(over.getByRole('link')).toHaveCount(0)
    await expect(page.locator('#friday')).toHaveCount(1)
    await expectStill(page)
  })
  await test.step('the home page and the menu show newer promotions', async () => {
    await page.goto(path('/'))
    const menu = page.locator('[data-news] a')
    await expect(menu.first()).toHaveText(fresh.title)
    await expect(menu).toHaveCount(7)
    await expect(page.locator('[data-home-offers] h3').first()).toHaveText(fresh.title)
    await expectStill(page)
  })
  await test.step('the VIP page and the points mall show newer levels and rewards', async () => {
    await page.route('**/wps/vip/programme?**', async (route) => {
      const answer = await (await route.fetch()).json()
      Object.assign(answer.value.programme.levels[0], { name: 'Copper', bonus: '1234' })
      await route.fulfill({ json: answer })
    })
    await page.goto(path('/vip/'))
    const first = page.locator('[data-vip-levels] > li').first()
    await expect(first.getByRole('heading', { name: 'Copper' })).toBeVisible()
    await expect(first.getByText(/12[.,]34/)).toBeVisible()
    await expect(page.locator('[data-vip-rules] > li')).not.toHaveCount(0)
    await page.route('**/wps/point/rewards?**', async (route) => {
      const answer = await (await route.fetch()).json()
      Object.assign(answer.value.list[0], { name: 'A kite', points: 77, quantity: 0 })
      await route.fulfill({ json: answer })
    })
    await page.goto(path('/pointMall/'))
    const reward = page.locator('[data-rewards] > li').first()
    await expect(reward.getByRole('heading', { name: 'A kite' })).toBeVisible()
    await expect(reward.getByText(t('points-mall', 'gone'))).toBeVisible()
    await expect(reward.locator('svg')).not.toHaveCount(0)
    await expectStill(page)
  })
  await test.step('the footer and the page of customer service show newer contacts', async () => {
    await page.route('**/wps/system/permission?**', async (route) => {
      const answer = await (await route.fetch()).json()
      const chat = {
        resourceType: 'SOCIAL',
        labelNameEn: 'TELEGRAM',
        label: 'Our Telegram',
        url: 'https://telegram.example/us',
      }
      Object.assign(answer.value.info, { resources: [chat, { ...chat, label: 'Bad', url: 'javascript:alert(1)' }] })
      await route.fulfill({ json: answer })
    })
    const links = page.locator('[data-contacts] a')
    await page.goto(path('/help/'))
    await expect(links).toHaveCount(2)
    await expect(page.locator('footer').getByRole('link', { name: 'Our Telegram' })).toHaveAttribute('href', /telegram/)
    await page.goto(path('/support/'))
    await expect(links).toHaveText([/Our Telegram\s*telegram\.example\/us/])
    await expect(page.getByText(t('system', 'support.lead'))).toBeVisible()
    await expect(page.getByText(t('system', 'support.none'))).toBeHidden()
    await expectAccessible(page, 'newer contacts')
  })
  await test.step('a promotion has its own address; unknown ones show a message', async () => {
    await page.goto(path('/promotion/?id=friday'))
    await expect(page.locator('main').getByRole('heading', { level: 2, name: fresh.title })).toBeVisible()
    await expect(page.locator('main').getByRole('listitem')).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${fresh.title}`))
    await expectStill(page)
    await expectAccessible(page, 'a promotion')
    await page.goto(path('/promotion/?id=half'))
    await expect(page.getByRole('heading', { name: t('home', 'promotion.unknown') })).toBeVisible()
    await page.route('**/wps/notice/content?types=PR**', (route) => route.abort())
    expectConsole(page, /Failed to load resource/)
    await page.goto(path('/promotion/?id=friday&again'))
    await expect(page.getByRole('heading', { name: t('home', 'promotion.failed') })).toBeVisible()
    await page.unroute('**/wps/notice/content?types=PR**')
    await renew(page)
    await page.getByRole('button', { name: t('home', 'promotion.retry') }).click()
    await expect(page.locator('main').getByRole('heading', { level: 2, name: fresh.title })).toBeVisible()
  })
})
