import type { Page } from '@playwright/test'
import { demoAccount, enterAs, openAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** Minor units of a figure or cell, with its sign. */
const units = (text: string) => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1)

test('sums equal the rows, and the period decides what is listed', { tag: '@phone' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('maria'))
  await page.goto(path('/member/#personalHistoryCopy'))
  const rows = page.getByRole('row').filter({ has: page.getByRole('time') })
  await expect(rows.first()).toBeVisible()
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

  await choose(page, t('member', 'history.days.90'))
  await expect.poll(() => figure('history.rounds')).toBe(60)
  await expect(rows).toHaveCount(20)
  const newest = await rows.first().textContent()
  const pager = page.getByRole('navigation', { name: t('member', 'pager'), exact: true })
  await pager.getByRole('link', { name: t('member', 'pager.page', { number: 3 }), exact: true }).click()
  await expect(rows.first()).not.toHaveText(newest ?? '')
  await expect(rows).toHaveCount(20)
  await choose(page, t('member', 'history.days.1'))
  await expect(page.getByRole('radio', { name: t('member', 'history.days.1') })).toBeChecked()
})

test('a member who has not played sees that, in every period', { tag: '@once' }, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await openAccount())
  await page.goto(path('/member/#personalHistoryCopy'))
  for (const days of [1, 7, 30, 90]) {
    await choose(page, t('member', `history.days.${days}`))
    await expect(page.getByRole('heading', { name: t('member', 'history.empty.title') })).toBeVisible()
    await expect(page.getByText(t('member', 'history.empty.text'))).toBeVisible()
  }
})

/** Chips are labels; their radio is not drawn. */
async function choose(page: Page, text: string) {
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .click()
}
