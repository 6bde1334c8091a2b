import type { BrowserContext, Locator, Page } from '@playwright/test'
import { create } from 'superstruct'
import { getWinners } from '#contract/play/lobby/get-winners.ts'
import { expectWholeAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { jackpotPot } from '#tests/support/jackpot-answer.ts'
import { openFilters } from '#tests/support/player.ts'

const answer = (value: unknown) => ({ json: { success: true, value } })
const movesAgain = { reducedMotion: 'no-preference' } as const

/** Lets twenty people have won, more than the board shows at once. */
const longBoard = () => {
  const entry = { iconUrl: '/art/tiles/frutas-mil', gameName: 'Frutas Mil', customerName: 'jo***82', currency: 'BRL' }
  return Array.from({ length: 20 }, (_, index) => ({
    vo: { ...entry, winAmount: `${900 - index}00`, wonAt: new Date().toISOString() },
  }))
}

/** Answers this list as the winners; without a list the answer is unreadable. */
const winnersAre = (context: BrowserContext, list: () => unknown[] | undefined) =>
  context.route('**/wps/game/winners?*', (route) => {
    const known = list()
    return known ? route.fulfill(answer({ list: known })) : route.fulfill({ body: 'no envelope' })
  })

/** Scrolls to the board when the whole page is loaded. */
async function reachBoard(page: Page, name: string): Promise<Locator> {
  const board = page.getByRole('group', { name })
  await page.mouse.wheel(0, 10)
  await expect(page.locator('main template[data-unfold]')).toHaveCount(0)
  await board.scrollIntoViewIfNeeded()
  await expect(board.getByRole('listitem')).toHaveCount(20)
  return board
}

test('the marquee shows everything once, opens a notice and can be paused; a long board stands still on a phone', {
  tag: '@phone-only',
}, async ({ page, context, site }) => {
  const { t, path } = site
  await page.emulateMedia(movesAgain)
  await winnersAre(context, longBoard)
  await page.goto(path('/'))
  await test.step('the marquee shows everything once, opens a notice and can be paused', async () => {
    const strip = page.getByRole('region', { name: t('home', 'notices'), exact: true })
    const links = strip.getByRole('link')
    await expect(links).toHaveCount(3)
    const track = strip.locator('[data-notice-track]')
    await expect(track.locator('li')).toHaveCount(6)
    const running = () => track.evaluate((list) => getComputedStyle(list).animationPlayState)
    expect(await running()).toBe('running')
    const pause = page.getByRole('checkbox', { name: t('home', 'notices.pause') })
    await strip.locator('label').filter({ has: pause }).click()
    await page.mouse.move(5, 5)
    await pause.blur()
    await expect.poll(running).toBe('paused')
    // The text may have moved beyond the edge by then, where the pointer cannot reach it.
    await track.evaluate((list) => {
      for (const animation of list.getAnimations()) animation.currentTime = 0
    })
    await links.first().click()
    const dialog = page.getByRole('dialog', { name: t('news', 'notice.title'), exact: true })
    await expect(dialog).toContainText((await links.first().textContent()) ?? '-')
    await page.goBack()
    await expect(dialog).toBeHidden()
  })
  await test.step('a long board does not scroll by itself', async () => {
    const board = await reachBoard(page, t('home', 'winners.list'))
    await expect(page.getByRole('checkbox', { name: t('home', 'winners.pause') })).toBeHidden()
    expect(await board.evaluate((box) => box.scrollTop)).toBe(0)
  })
})

test('a board that failed to load and one without winners show that; a long one scrolls by itself at a desk', {
  tag: '@desktop-only',
}, async ({ page, context, site }) => {
  const { t, path } = site
  let list: unknown[] | undefined
  await winnersAre(context, () => list)
  await page.goto(path('/'))
  await test.step('a board without winners, and one that failed to load, show that', async () => {
    const board = page.getByRole('group', { name: t('home', 'winners.list') })
    await board.scrollIntoViewIfNeeded()
    await expect(board.getByText(t('home', 'winners.failed'))).toBeVisible()
    const height = (await board.boundingBox())?.height
    list = []
    await board.getByRole('button', { name: t('home', 'winners.retry') }).click()
    await expect(board.getByRole('heading', { name: t('home', 'winners.empty') })).toBeVisible()
    expect((await board.boundingBox())?.height).toBe(height)
  })
  await test.step('a long board scrolls by itself, and stops when asked', async () => {
    list = longBoard()
    await page.emulateMedia(movesAgain)
    await page.reload()
    const board = await reachBoard(page, t('home', 'winners.list'))
    const top = () => board.evaluate((box) => box.scrollTop)
    const pause = page.getByRole('checkbox', { name: t('home', 'winners.pause') })
    await expect.poll(top).toBeGreaterThan(5)
    await page.locator('label').filter({ has: pause }).click()
    await page.mouse.move(5, 5)
    await pause.blur()
    const stopped = await top()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await top()).toBe(stopped)
    // Once more, and it continues from its position.
    await page.locator('label').filter({ has: pause }).click()
    await page.mouse.move(5, 5)
    await pause.blur()
    await expect.poll(top).toBeGreaterThan(stopped + 2)
  })
})

// A phone has no panels; its home page is checked by the crawl.
test('the home page shows playable games, categories with vendors, real wins and a real jackpot', {
  tag: '@desktop-only',
}, async ({ page, context, site }) => {
  const { t, path } = site
  const pot = jackpotPot('1234567')
  await context.route('**/wps/game/jackpot', (route) => route.fulfill(answer(pot)))
  const asked = page.waitForResponse((response) => response.url().includes(`${getWinners.path}?`))
  await page.goto(path('/'))
  await test.step('hot games are playable, sports come before e-sports before cockfight, and no category lacks vendors', async () => {
    const hot = page.getByRole('region', { name: t('home', 'hot.title') }).locator('[data-game]')
    await expect(hot).toHaveCount(12)
    await expect(hot.and(page.locator('.tile--resting'))).toHaveCount(0)
    // Only whole rows are shown.
    await expect(hot.locator('visible=true')).toHaveCount(12)
    // Parts below unfold at the first input. An input from before the page is active is repeated.
    await expect(async () => {
      await page.mouse.wheel(0, 10)
      await expect(page.locator('main template[data-unfold]')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    // The rest of a row joins it.
    const live = page.getByRole('region', { name: t('common', 'category.LIVE') })
    await expect(live.getByRole('list')).toHaveCount(1)
    await expect(live.locator('[data-game]')).toHaveCount(12)
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    const place = (key: string) => headings.indexOf(t('common', `category.${key}`))
    expect(place('SPORTS')).toBeGreaterThan(0)
    expect([place('ESPORTS'), place('COCKFIGHT')]).toEqual([place('SPORTS') + 1, place('SPORTS') + 2])
    // A visitor has no favourites.
    await expect(page.locator('[data-favorite]')).toBeHidden()
  })
  await test.step('a real jackpot is shown unchanged', async () => {
    const card = page.locator('[data-jackpot]')
    await card.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await card.locator('b').allTextContents()).join('')).toBe(pot.amount)
    await expect(card.locator('[data-jackpot-words]')).toHaveText(/12[.,]345[.,]67$/)
    await expect(card).toContainText(t('jackpot', 'last.none'))
    await expect(card.getByText(t('jackpot', 'illustrative'))).toBeHidden()
    await expect(card.getByRole('link', { name: 'Arara Dourada' })).toHaveAttribute('href', '#game-1001')
  })
  await test.step('the winner board shows real wins, the largest first', async () => {
    const board = page.getByRole('group', { name: t('home', 'winners.list') })
    await board.scrollIntoViewIfNeeded()
    const response = await asked
    const { gameCategory, limitNum } = Object.fromEntries(new URL(response.url()).searchParams)
    expect([gameCategory, limitNum]).toEqual(['ALL', '20'])
    const { value } = await response.json()
    const { list } = create(value, getWinners.response)
    expect(list.length).toBeGreaterThan(0)
    const rows = board.getByRole('listitem')
    await expect(rows).toHaveCount(list.length)
    await expect(rows.first()).toContainText(list[0]?.vo.gameName ?? '?')
    const sums = await board.locator('.sum').allTextContents()
    const cents = sums.map((sum) => Number(sum.replace(/\D/g, '')))
    expect(cents).toEqual([...cents].sort((a, b) => b - a))
    await expect(board.getByText(t('home', 'winners.empty'))).toBeHidden()
  })
  await test.step('the cards of lottery houses count down to the next draw and show the last result (rule 40.28)', async () => {
    const houses = page.getByRole('region', { name: t('common', 'category.ELOTT') })
    await houses.scrollIntoViewIfNeeded()
    const card = houses.locator('[data-draws]', { hasText: 'Relâmpago' })
    await expect(card.locator('time')).toHaveText(/^\d:\d\d$/)
    // A lottery without a result has no strip yet; one of every minute soon has.
    await expect(card.getByRole('img')).toHaveAttribute('aria-label', /^\d{5}$/, { timeout: 90_000 })
  })
  await test.step('axe: the home page with its board filled and a panel of vendors open', async () => {
    await expect(page.locator('[data-winners]')).toHaveAttribute('data-phase', 'ready')
    await page.locator('[data-nav] > ul > li:nth-child(5) > a').focus()
    await expectWholeAccessible(page, 'home')
    await page.keyboard.press('Escape')
  })
  await test.step('nothing is beyond the edge of a wide window, nor of a narrow one with large text', async () => {
    const { width: own = 1440, height = 720 } = page.viewportSize() ?? {}
    for (const [width, text] of [
      [1920, '100%'],
      [1024, '200%'],
      [own, ''],
    ] as const) {
      await page.setViewportSize({ width, height })
      const beyond = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        return document.documentElement.scrollWidth - innerWidth
      }, text)
      expect(beyond, `${width} ${text}`).toBeLessThan(1)
    }
  })
  await test.step('favourites need the login; cockfight, split off from sports, is found in its lobby', async () => {
    const rail = page.getByRole('navigation', { name: t('home', 'rail.label') })
    await expect(rail.getByRole('link').first()).toHaveText(t('home', 'rail.home'))
    await rail.getByRole('link', { name: t('home', 'rail.favourites') }).click()
    const login = page.getByRole('dialog', { name: t('auth', 'login.title') })
    await expect(login).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toHaveCount(0)
    const lane = page.getByRole('region', { name: t('common', 'category.COCKFIGHT') })
    await lane.getByRole('link', { name: new RegExp(t('home', 'all')) }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/sports/')}\\?vendor=TERREIRO$`))
    const shown = page.locator('[data-game]:visible')
    await expect(shown).toHaveCount(4)
    await expect(shown.first()).toContainText('Terreiro Bravo')
    await openFilters(page, site)
    const vendors = page.getByRole('navigation', { name: t('lobby', 'vendors'), exact: true })
    await expect(vendors.getByRole('link', { name: /Terreiro Bravo/ })).toHaveAttribute('aria-current', 'true')
  })
})
