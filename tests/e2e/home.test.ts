import type { Page } from '@playwright/test'
import { create } from 'superstruct'
import { addFavorite } from '#contract/lobby/add-favorite.ts'
import { getGames } from '#contract/lobby/get-games.ts'
import { getJackpot } from '#contract/lobby/get-jackpot.ts'
import { getWinners } from '#contract/lobby/get-winners.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, gateway, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'

const answer = (value: unknown) => ({ json: { success: true, value } })
const movesAgain = { reducedMotion: 'no-preference' } as const

/** Digits of the jackpot as they stand on the card, in cents. */
const jackpot = async (page: Page) => Number((await page.locator('.jackpot__sum b').allTextContents()).join(''))

test('the marquee says everything once, opens a notice and can be paused', async ({ page, site }) => {
  const { t, path } = site
  await page.emulateMedia(movesAgain)
  await page.goto(path('/'))
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
  // By then it may be beyond the edge, where no pointer reaches it.
  await links.first().press('Enter')
  const dialog = page.getByRole('dialog', { name: t('announcements', 'notice.title'), exact: true })
  await expect(dialog).toContainText((await links.first().textContent()) ?? '-')
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test('where less motion is wanted nothing moves by itself', { tag: '@once' }, async ({ page, site }) => {
  await page.clock.install()
  await page.goto(site.path('/'))
  const before = await jackpot(page)
  expect(await page.locator('[data-notice-track]').evaluate((list) => list.getAnimations().length)).toBe(0)
  await page.locator('[data-jackpot]').scrollIntoViewIfNeeded()
  await page.clock.runFor(30_000)
  expect(await jackpot(page)).toBe(before)
})

test('the jackpot illustrates, says so, and grows every few seconds without moving anything', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await page.emulateMedia(movesAgain)
  await page.clock.install()
  await page.goto(path('/'))
  const card = page.locator('[data-jackpot]')
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => jackpot(page)).not.toBe(1_438_291_746)
  // It runs once it has been seen.
  const running = async () => {
    await page.clock.runFor(1000)
    return card.getAttribute('data-running')
  }
  await expect.poll(running).toBe('')
  const first = await jackpot(page)
  expect(first).toBeGreaterThanOrEqual(1_100_000_000)
  expect(first).toBeLessThanOrEqual(1_800_000_000)
  await expect(card).toContainText(t('home', 'jackpot.illustrative'))
  await page.evaluate(() => document.fonts.ready)
  const width = (await card.locator('.jackpot__sum').boundingBox())?.width
  await page.clock.runFor(20_000)
  const grown = (await jackpot(page)) - first
  expect(grown).toBeGreaterThanOrEqual(4 * 10_000)
  expect(grown).toBeLessThanOrEqual(7 * 50_000)
  expect((await card.locator('.jackpot__sum').boundingBox())?.width).toBeCloseTo(width ?? 0, 1)
  await expect(card.locator('[aria-live], [role="status"]')).toHaveCount(0)
})

test('a real pool is shown as it is', { tag: '@once' }, async ({ page, context, site }) => {
  const { t, path } = site
  expect((await gateway()(getJackpot, {})).backed).toBe(false)
  const pool = { amount: '1234567', currency: 'BRL', backed: true }
  await context.route('**/wps/game/jackpot', (route) => route.fulfill(answer(pool)))
  await page.goto(path('/'))
  await page.keyboard.press('Tab')
  const card = page.locator('[data-jackpot]')
  await card.scrollIntoViewIfNeeded()
  await expect(card).toContainText(t('home', 'jackpot.backed'))
  expect(await jackpot(page)).toBe(1_234_567)
  await expect(card.locator('[data-jackpot-words]')).toHaveText(/12[.,]345[.,]67$/)
})

test('the winner board shows what really happened, the largest first', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  const asked = page.waitForResponse((response) => response.url().includes(`${getWinners.path}?`))
  await page.goto(path('/'))
  const board = page.getByRole('group', { name: t('home', 'winners.list') })
  await board.scrollIntoViewIfNeeded()
  const { value } = await (await asked).json()
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

test('a long board scrolls by itself on a desktop, not on a phone, and stops when asked', async ({
  page,
  context,
  site,
  isMobile,
}) => {
  const { t, path } = site
  await page.emulateMedia(movesAgain)
  const entry = { iconUrl: '/art/tiles/frutas-mil', gameName: 'Frutas Mil', customerName: 'jo***82', currency: 'BRL' }
  const list = Array.from({ length: 20 }, (_, index) => ({
    vo: { ...entry, winAmount: `${900 - index}00`, wonAt: new Date().toISOString() },
  }))
  await context.route('**/wps/game/winners?*', (route) => route.fulfill(answer({ list })))
  await page.goto(path('/'))
  const board = page.getByRole('group', { name: t('home', 'winners.list') })
  await board.scrollIntoViewIfNeeded()
  await expect(board.getByRole('listitem')).toHaveCount(20)
  const top = () => board.evaluate((box) => box.scrollTop)
  const pause = page.getByRole('checkbox', { name: t('home', 'winners.pause') })
  if (isMobile) {
    await expect(pause).toBeHidden()
    expect(await top()).toBe(0)
    return
  }
  await expect.poll(top).toBeGreaterThan(5)
  await page.locator('label').filter({ has: pause }).click()
  await page.mouse.move(5, 5)
  await pause.blur()
  const stopped = await top()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await top()).toBe(stopped)
})

test('a board that nobody has won on, and one that did not come, say so', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  let list: unknown[] | undefined
  await context.route('**/wps/game/winners?*', (route) =>
    list ? route.fulfill(answer({ list })) : route.fulfill({ body: 'no envelope' }),
  )
  await page.goto(path('/'))
  const board = page.getByRole('group', { name: t('home', 'winners.list') })
  await board.scrollIntoViewIfNeeded()
  await expect(board.getByText(t('home', 'winners.failed'))).toBeVisible()
  const height = (await board.boundingBox())?.height
  list = []
  await board.getByRole('button', { name: t('home', 'winners.retry') }).click()
  await expect(board.getByRole('heading', { name: t('home', 'winners.empty') })).toBeVisible()
  expect((await board.boundingBox())?.height).toBe(height)
})

test('a member finds the games played lately, one without any is shown where to begin', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/'))
  const row = page.getByRole('region', { name: t('home', 'recent.title') })
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('listitem').first()).toBeVisible()
  const game = row.getByRole('listitem').first().getByRole('link')
  await expect(game).toHaveAttribute('href', /^#game-\d+$/)
  await expect(row.getByRole('checkbox').first()).toHaveAccessibleName(
    t('lobby', 'favourite', { game: (await game.textContent()) ?? '' }),
  )
  const other = await context.newPage()
  await enterAs(other, await openAccount())
  const release = await hold(other, '**/wps/game/recent*')
  const asked = other.waitForRequest('**/wps/game/recent*')
  await other.goto(path('/'))
  const none = other.locator('[data-recent]')
  await none.scrollIntoViewIfNeeded()
  await asked
  const height = (await none.boundingBox())?.height
  release()
  await expect(other.getByRole('heading', { name: t('home', 'recent.member') })).toBeVisible()
  expect((await none.boundingBox())?.height).toBeCloseTo(height ?? 0, 0)
})

test('all favourites stand on the home page, by category or not, and one that is unmarked is gone at once', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  const account = await openAccount()
  const { games } = await gateway()(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 19, language: 'pt' })
  for (const { nodeId } of games) await gateway()(addFavorite, { nodeId }, { token: account.token })
  await enterAs(page, account)
  const asked = page.waitForRequest((request) => request.url().includes('/wps/game/favorites?'))
  await page.goto(path('/'))
  const row = page.getByRole('region', { name: t('home', 'favourites.title') })
  await row.scrollIntoViewIfNeeded()
  await expect(row.locator('[data-game]')).toHaveCount(19)
  expect(new URL((await asked).url()).searchParams.get('pageSize')).toBe('999')
  const first = row.locator('[data-game]').first()
  const id = await first.getAttribute('data-game')
  await expect(first.getByRole('checkbox')).toBeChecked()
  await first.getByRole('checkbox').click()
  await expect(row.locator(`[data-game="${id}"]`)).toHaveCount(0)
  await expect(row.locator('[data-game]')).toHaveCount(18)
  await row.getByRole('link', { name: new RegExp(t('home', 'favourites.more')) }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/favorite/')}$`))
})

test('one that is unmarked while its row is on its way does not come with it', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const account = await openAccount()
  const { games } = await gateway()(getGames, { gameType: 'RNG', pageNo: 1, pageSize: 2, language: 'pt' })
  for (const { nodeId } of games) await gateway()(addFavorite, { nodeId }, { token: account.token })
  await enterAs(page, account)
  const know = await hold(page, '**/wps/game/favorites/ids')
  let answers = 0
  const gate = Promise.withResolvers<void>()
  await page.route(/\/wps\/game\/favorites\?/, async (route) => {
    const response = await route.fetch()
    answers += 1
    await gate.promise
    await route.fulfill({ response })
  })
  await page.goto(site.path('/'))
  const row = page.getByRole('region', { name: site.t('home', 'favourites.title') })
  await row.scrollIntoViewIfNeeded()
  await expect.poll(() => answers).toBe(1)
  // The row asks anew when it hears of hearts that it does not have yet.
  know()
  await expect.poll(() => answers).toBe(2)
  const heart = page.locator(`[data-grid] [data-game="${games[0]?.nodeId}"]`).getByRole('checkbox').first()
  await expect(heart).toBeChecked()
  await heart.evaluate((box: HTMLInputElement) => box.click())
  await expect(heart).not.toBeChecked()
  gate.resolve()
  await expect(row.locator('[data-game]')).toHaveCount(1)
  await expect(row.locator(`[data-game="${games[1]?.nodeId}"]`)).toBeVisible()
})

test('who has no favourites is told how to come by them', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/'))
  await expect(page.locator('[data-favorite]')).toBeHidden()
  await enterAs(page, await openAccount())
  await page.reload()
  await page.locator('[data-favorite]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: t('home', 'favourites.none') })).toBeVisible()
})

test('twelve hot games, sports before e-sports before cockfight, and no category without vendors', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  await page.goto(path('/'))
  await expect(page.getByRole('region', { name: t('home', 'hot.title') }).locator('[data-game]')).toHaveCount(12)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  const place = (key: string) => headings.indexOf(t('common', `category.${key}`))
  expect(place('SPORTS')).toBeGreaterThan(0)
  expect([place('ESPORTS'), place('COCKFIGHT')]).toEqual([place('SPORTS') + 1, place('SPORTS') + 2])
  const rail = page.getByRole('navigation', { name: t('home', 'rail.label') })
  await expect(rail.getByRole('link').first()).toHaveText(t('home', 'rail.home'))
  await rail.getByRole('link', { name: t('home', 'rail.favourites') }).click()
  await expect(page.getByRole('dialog', { name: t('auth', 'login.title') })).toBeVisible()
})

test('axe: the home page with its board filled and a panel of vendors open', async ({ page, site, isMobile }) => {
  const { t, path } = site
  await page.goto(path('/'))
  await page.getByRole('group', { name: t('home', 'winners.list') }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-winners]')).toHaveAttribute('data-phase', 'ready')
  if (!isMobile) await page.locator('[data-nav] > ul > li:nth-child(5) > a').focus()
  await expectAccessible(page, 'home')
})
