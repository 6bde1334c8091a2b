import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** Minor units of a figure or cell, with its sign. */
const units = (text: string) => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1)

test('sums equal the rows, and the period limits the list', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/personalHistoryCopy/'))
  const rows = page.getByRole('row').filter({ has: page.getByRole('time') })
  await expect(rows.first()).toBeVisible()
  await expectAccessible(page, 'history')
  const figure = async (name: string) =>
    units(
      (await page
        .locator('.figure', { hasText: t('member', name) })
        .locator('dd')
        .textContent()) ?? '',
    )
  await expect(rows).toHaveCount(await figure('history.rounds'))
  const column = async (nth: number) =>
    (await rows.locator(`td:nth-child(${nth})`).allTextContents()).reduce((sum, text) => sum + units(text), 0)
  expect(await column(3)).toBe(await figure('history.stake'))
  expect(await column(4)).toBe(await figure('history.win'))
  expect(await column(5)).toBe(await figure('history.net'))
  expect(await figure('history.net')).toBe((await figure('history.win')) - (await figure('history.stake')))

  await choose(page, t('tables', 'range.days', { days: 90 }))
  await expect.poll(() => figure('history.rounds')).toBeGreaterThan(60)
  const pages = Math.ceil((await figure('history.rounds')) / 20)
  await expect(rows).toHaveCount(20)
  const newest = (await rows.first().textContent()) ?? ''
  const pager = page.getByRole('navigation', { name: t('tables', 'pager'), exact: true })
  const link = (name: string) => pager.getByRole('link', { name: t('tables', name), exact: true })
  await expect(link('pager.newer')).toBeHidden()
  await link('pager.older').click()
  await expect(rows.first()).not.toHaveText(newest)
  await expect(rows).toHaveCount(20)
  // A new page is read from its top: it has the focus and is below the header.
  const table = page.getByRole('table')
  await expect(table).toBeFocused()
  await expect(rows.first()).toBeInViewport()
  const [head, bar] = [await table.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect(head?.y).toBeGreaterThanOrEqual(bar?.height ?? 0)

  // The page is in the address: a reload shows it again, and going back shows the one before.
  const second = (await rows.first().textContent()) ?? ''
  await page.reload()
  await expect(rows.first()).toHaveText(second)
  await link('pager.older').click()
  await expect(rows.first()).not.toHaveText(second)
  await link('pager.newer').click()
  await expect(rows.first()).toHaveText(second)
  for (let left = pages - 2; left > 0; left--) {
    const above = (await rows.first().textContent()) ?? ''
    await link('pager.older').click()
    await expect(rows.first()).not.toHaveText(above)
  }
  await expect(link('pager.older')).toBeHidden()
  const oldest = (await rows.first().textContent()) ?? ''
  await link('pager.first').click()
  await expect(rows.first()).toHaveText(newest)
  await page.goBack()
  await expect(rows.first()).toHaveText(oldest)
  await choose(page, t('tables', 'range.today'))
  await expect(page.getByRole('radio', { name: t('tables', 'range.today') })).toBeChecked()
})

test('dates narrow the history, an invalid period is reported, and its rounds can be saved as a file', {
  tag: '@once',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/personalHistoryCopy/?days=90'))
  const rows = page.getByRole('row').filter({ has: page.getByRole('time') })
  await expect(rows).toHaveCount(20)
  const save = page.waitForEvent('download')
  await page.getByRole('button', { name: t('tables', 'table.csv') }).click()
  const file = await readFile(await (await save).path(), 'utf8')
  const rounds = page.locator('.figure', { hasText: t('member', 'history.rounds') }).locator('dd')
  expect(file.split('\r\n')).toHaveLength(1 + units((await rounds.textContent()) ?? '') + 1)

  const date = (name: string) => page.getByLabel(t('tables', name), { exact: true })
  const [from, to] = [date('range.from'), date('range.to')]
  const [first, last] = [await from.inputValue(), await to.inputValue()]
  await page.getByRole('button', { name: t('tables', 'range.previous') }).click()
  await expect(page).toHaveURL(/[?&]from=.*&to=/)
  await expect.poll(async () => (await to.inputValue()) < first).toBe(true)
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: t('tables', 'range.next') }).click()
  await expect(page).toHaveURL(/\?days=90$/)
  await expect(rows).toHaveCount(20)
  await from.fill(last)
  await expect(page).toHaveURL(/\?days=1$/)
  await to.fill(first)
  await to.blur()
  await expect(page.getByText(t('tables', 'range.order'))).toBeVisible()
  await expect(to).toHaveAttribute('aria-invalid', 'true')
})

test('a member without rounds sees that in every period; a round shows its payment', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path, money } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/member/personalHistoryCopy/'))
  await test.step('a member without rounds sees that, in every period', async () => {
    const empty = page.getByRole('heading', { name: t('member', 'history.empty.title') })
    await expect(empty).toBeVisible()
    await expectAccessible(page, 'empty history')
    for (const days of [7, 30, 90]) {
      await choose(page, t('tables', 'range.days', { days }))
      await expect(empty).toBeVisible()
      await expect(page.getByText(t('member', 'history.empty.text'))).toBeVisible()
    }
  })

  const bet = { gameCode: 'arara-dourada', gameName: 'Arara Dourada', gameType: 'RNG', vassalage: 'ARARA' }
  const placed = { iconUrl: '/art/tiles/arara-dourada', balanceBefore: '1000', placedAt: '2026-11-21T12:00:00.000Z' }
  const rounds = [
    ['settled', '0', 'lost'],
    ['settled', '30', 'paid'],
    ['settled', '500', 'won'],
    ['open', null, 'open'],
    ['voided', null, 'voided'],
  ] as const
  const list = rounds.map(([status, win], index) => ({
    ...{
      ...bet,
      ...placed,
      betId: String(9 - index),
      roundId: String(9 - index),
      stake: '100',
      free: false,
      win,
      currency: 'BRL',
      status,
    },
    ...(status === 'open'
      ? { balanceAfter: null, settledAt: null }
      : { balanceAfter: '1000', settledAt: placed.placedAt }),
  }))
  const sums = { stake: '300', win: '530', net: '230', currency: 'BRL' }
  const value = { list, next: null, previous: null, total: 5, sums }
  // Only a round without a win shows this.
  await page.route('**/wps/member/history/bets?*', (route) => route.fulfill({ json: { success: true, value } }))
  await page.reload()
  const row = (id: number) => page.getByRole('row').filter({ hasText: t('member', 'history.round', { id }) })
  for (const [index, [, win, outcome]] of rounds.entries()) {
    const words = t('member', `history.status.${outcome}`, { amount: money(Number(win)) })
    await expect(row(9 - index).locator('.status')).toHaveText(words)
  }
  // Open and refunded rounds are no losses.
  for (const id of [6, 5]) await expect(row(id).locator('td:nth-child(5)')).toHaveText('–')
})

/** Chips are labels; their radio is not drawn. */
async function choose(page: Page, text: string) {
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .click()
}
