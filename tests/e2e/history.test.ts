import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** Minor units of a figure or cell, with its sign. */
const units = (text: string) => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1)

test('sums equal the rows, the period limits the list, and its rounds can be saved as a file', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/personalHistoryCopy/?view=rounds'))
  const rows = page.getByRole('row').filter({ has: page.getByRole('time') })
  await expect(rows.first()).toBeVisible()
  const figure = async (name: string) =>
    units(
      (await page
        .locator('.figure', { hasText: t('history', name) })
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

  await test.step('the period limits the list, and its page is in the address', async () => {
    await choose(page, t('tables', 'range.today'))
    await expect(page.getByRole('radio', { name: t('tables', 'range.today') })).toBeChecked()
    await choose(page, t('tables', 'range.days', { days: 90 }))
    await expect.poll(() => figure('history.rounds')).toBeGreaterThan(60)
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

    // Going back shows the page before.
    const second = (await rows.first().textContent()) ?? ''
    await link('pager.older').click()
    await expect(rows.first()).not.toHaveText(second)
    await link('pager.newer').click()
    await expect(rows.first()).toHaveText(second)
    await link('pager.first').click()
    await expect(rows.first()).toHaveText(newest)
    await page.goBack()
    await expect(rows.first()).toHaveText(second)
    await link('pager.first').click()
    await expect(rows.first()).toHaveText(newest)
  })
  await test.step('the rounds of a period can be saved as a file', async () => {
    const save = page.waitForEvent('download')
    await page.getByRole('button', { name: t('tables', 'table.csv') }).click()
    const file = await readFile(await (await save).path(), 'utf8')
    expect(file.split('\r\n')).toHaveLength(1 + (await figure('history.rounds')) + 1)
  })
  await test.step('dates narrow the history, and an invalid period is reported', async () => {
    const date = (name: string) => page.getByLabel(t('tables', name), { exact: true })
    const [from, to] = [date('range.from'), date('range.to')]
    await expect(from).toBeHidden()
    await page.getByRole('button', { name: t('tables', 'range.other') }).click()
    const [first, last] = [await from.inputValue(), await to.inputValue()]
    await page.getByRole('button', { name: t('tables', 'range.previous') }).click()
    await expect(page).toHaveURL(/[?&]from=.*&to=/)
    await expect.poll(async () => (await to.inputValue()) < first).toBe(true)
    await expect(rows.first()).toBeVisible()
    await page.getByRole('button', { name: t('tables', 'range.next') }).click()
    await expect(page).toHaveURL(/\?view=rounds&days=90$/)
    await expect(rows).toHaveCount(20)
    await from.fill(last)
    await expect(page).toHaveURL(/\?view=rounds&days=1$/)
    await to.fill(first)
    await to.blur()
    await expect(page.getByText(t('tables', 'range.order'))).toBeVisible()
    await expect(to).toHaveAttribute('aria-invalid', 'true')
  })
})

test('play stands by day and game, and each session opens to its rounds (rule 10.55)', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/personalHistoryCopy/?days=30'))
  const sessions = page.locator('.day > ul > li')
  await expect(sessions.first()).toBeVisible()
  const session = sessions.first()
  await session.locator('summary').first().click()
  const bets = session.locator('.session__bets ol > li')
  await expect(bets.first()).toBeVisible()
  await bets.first().locator('summary').click()
  await expect(bets.first().getByText(t('history', 'round.before'))).toBeVisible()
  await expectAccessible(page, 'an open session')
  await page.getByText(t('history', 'sessions.view.rounds')).click()
  await expect(page).toHaveURL(/view=rounds/)
  await expect(page.getByRole('table')).toBeVisible()
})

test('a member without rounds sees that in every period', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/member/personalHistoryCopy/'))
  const empty = page.getByRole('heading', { name: t('history', 'history.empty.title') })
  await expect(empty).toBeVisible()
  await expectAccessible(page, 'empty history')
  for (const days of [7, 30, 90]) {
    await choose(page, t('tables', 'range.days', { days }))
    await expect(empty).toBeVisible()
    await expect(page.getByText(t('history', 'history.empty.text'))).toBeVisible()
  }
})

/** Chips are labels; their radio is not drawn. */
async function choose(page: Page, text: string) {
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .click()
}
