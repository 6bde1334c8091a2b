import type { FrameLocator, Page, WebSocketRoute } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { type Account, balanceOf, enterAs, openAccount, roundsOf } from '#tests/support/account.ts'
import { expect, type Site, test, withoutAnnouncements } from '#tests/support/e2e.ts'
import { followHash } from '#tests/support/player.ts'

/** Roleta Imperial: its bets are taken for twenty seconds. */
const node = 10007
const tableEvents = /\/wps\/events\/table$/

/** Vinte e Um: blackjack with seven seats. */
const seatsNode = 10003

/** Opens a table on a page. @returns the game in its frame */
async function sit(page: Page, { path }: Site, account: Account, table = node): Promise<FrameLocator> {
  await enterAs(page, account)
  await page.goto(path('/live/'))
  await followHash(page, `game-${table}`)
  return page.frameLocator('dialog iframe')
}

const at = (frame: FrameLocator, stage: string) => frame.locator(`main[data-stage="${stage}"]`)
const lastNumber = (frame: FrameLocator, label: string) =>
  frame.getByRole('list', { name: label }).locator('li').first()

test('members at one roulette see the same result, and their bets, balances and histories follow (rules 38.1, 38.5 and 38.9)', {
  tag: '@phone',
}, async ({ page, site, browser }) => {
  const { t } = site
  const last = t('instants-roulette', 'roulette.last')
  const [red, black] = [t('instants-roulette', 'roulette.place.red'), t('instants-roulette', 'roulette.place.black')]
  const accounts = [await openAccount(50_00n), await openAccount(50_00n)] as const
  const context = await browser.newContext()
  await withoutAnnouncements(context)
  const other = await context.newPage()
  /** The socket of the second member, to break it. */
  const sockets: WebSocketRoute[] = []
  await other.routeWebSocket(tableEvents, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  const frames = [await sit(page, site, accounts[0]), await sit(other, site, accounts[1])] as const

  await test.step('each bets ten on a colour', async () => {
    await at(frames[0], 'over').waitFor()
    for (const [index, colour] of [red, black].entries()) {
      const frame = frames[index] as FrameLocator
      await at(frame, 'open').waitFor()
      await frame.getByRole('button', { name: new RegExp(`^${colour}, `) }).press('Enter')
    }
    await expect(frames[0].getByText(t('tables-live', 'live.players', { count: 2 }))).toBeVisible()
    for (const account of accounts) expect(await balanceOf(account)).toBe(40_00n)
  })

  await test.step('the same number comes on both screens, and is settled', async () => {
    for (const frame of frames) await at(frame, 'over').waitFor()
    const number = (await lastNumber(frames[0], last).textContent()) ?? ''
    await expect(lastNumber(frames[1], last)).toHaveText(number)
    const tone = await lastNumber(frames[0], last).getAttribute('data-tone')
    for (const [index, account] of accounts.entries()) {
      const won = tone === (index === 0 ? 'red' : 'black')
      const win = won ? 20_00n : 0n
      await expect.poll(() => balanceOf(account)).toBe(40_00n + win)
      const [round] = await roundsOf(account)
      expect(round).toMatchObject({ gameName: 'Roleta Imperial', stake: 10_00n, win })
      const frame = frames[index] as FrameLocator
      await expect(frame.getByText(site.money(Number(40_00n + win)), { exact: true })).toBeVisible()
    }
  })

  await test.step('what one writes, the other reads', async () => {
    const chat = frames.map((frame) =>
      frame.getByRole('button', { name: new RegExp(`^${t('tables-live', 'live.chat')}`) }),
    )
    for (const button of chat) await button?.click()
    const field = frames[0].getByLabel(t('tables-live', 'live.chat.write'))
    await field.fill('Boa noite')
    await field.press('Enter')
    for (const frame of frames) {
      await expect(frame.getByText('Boa noite', { exact: true })).toBeVisible()
      await frame.getByRole('button', { name: t('instants', 'instants.close') }).click()
    }
  })

  await test.step('a page whose connection broke goes on with the round of everybody', async () => {
    await at(frames[1], 'open').waitFor()
    await sockets.at(-1)?.close()
    await expect(frames[1].getByText(t('tables-live', 'live.reconnecting'))).toBeVisible()
    await expect(frames[1].getByText(t('tables-live', 'live.reconnecting'))).toHaveCount(0)
    for (const frame of frames) await at(frame, 'over').waitFor()
    await expect(lastNumber(frames[1], last)).toHaveText((await lastNumber(frames[0], last).textContent()) ?? '')
  })
  await expectAccessible(page, 'the table', { leftOut: ['#content'] })
  await context.close()
})

test('a member takes a seat, decides for its hand, and is paid what the cards are worth (rules 38.19 and 38.21)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t } = site
  const account = await openAccount(50_00n)
  const frame = await sit(page, site, account, seatsNode)
  const seat = (key: 'free' | 'own', amount = '') =>
    frame.getByRole('button', {
      name: t('instants-blackjack-table', `seats.name.${key}`, { number: 2, amount }).trim(),
    })
  await at(frame, 'open').waitFor()
  await seat('free').press('Enter')
  await expect(seat('own', site.money(1_00))).toBeVisible()
  await expect.poll(() => balanceOf(account)).toBe(49_00n)

  // Whatever is asked is answered in the most careful way, until the round is over.
  const careful = (['decline', 'stand'] as const).map((key) => t('instants-blackjack', `blackjack.${key}`))
  const choice = frame.getByRole('button', { name: new RegExp(`^(${careful.join('|')})$`) })
  await choice.or(at(frame, 'showing')).or(at(frame, 'over')).first().waitFor()
  while ((await at(frame, 'closed').count()) > 0) {
    await choice
      .first()
      .press('Enter', { timeout: 500 })
      .catch(() => undefined)
  }
  await at(frame, 'over').waitFor()
  await expect.poll(async () => (await roundsOf(account))[0]?.win ?? null).not.toBeNull()
  const [round] = await roundsOf(account)
  const win = round?.win ?? 0n
  expect(round).toMatchObject({ gameName: 'Vinte e Um', stake: 1_00n })
  expect([0n, 1_00n, 2_00n, 2_50n]).toContain(win)
  expect(await balanceOf(account)).toBe(49_00n + win)
  await expect(frame.getByText(site.money(Number(49_00n + win)), { exact: true })).toBeVisible()
  await expectAccessible(page, 'the table with seats', { leftOut: ['#content'] })
})
