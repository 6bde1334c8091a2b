import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getProfit } from '#contract/money/statements/get-profit.ts'
import { addDays, dayIn } from '#lib/civil-days.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { demoAccount, enterAs, gateway } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** Past weeks, because other tests move Maria's money today. */
const yesterday = addDays(dayIn('America/Sao_Paulo', Date.now()), -1)
const days = { from: addDays(yesterday, -60), to: yesterday }
const past = `from=${days.from}&to=${days.to}`

/** Minor units of a figure, with its sign. */
const units = (text: string) => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1)

/** The value beside a name in a list of figures. */
const figure = async (page: Page, name: string, nth = 0) =>
  units(
    (await page
      .locator('dl > div', { has: page.getByText(name, { exact: true }) })
      .nth(nth)
      .locator('dd')
      .textContent()) ?? '',
  )

test('the transactions of a period add up, open to their postings, and can be saved as a file (rule 10.25)', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  const maria = await demoAccount('maria')
  await enterAs(page, maria)
  await page.goto(path(`/member/transactionHistory/?${past}`))
  const rows = page.locator('.day > ul > li')
  await expect(rows.first()).toBeVisible()
  const of = (key: string) => figure(page, t('statements', key))
  expect((await of('statement.opening')) + (await of('statement.credited')) + (await of('statement.debited'))).toBe(
    await of('statement.closing'),
  )
  await test.step('without the rounds, the statement shows their sum, and ends with the same balance', async () => {
    const { money } = await gateway()(getProfit, days, { token: maria.token })
    await page.getByText(t('statements', 'statement.show.money'), { exact: true }).click()
    // Beside the sums of the period stand those of the page.
    await expect(page.getByText(t('statements', 'statement.hidden'), { exact: true }).first()).toBeVisible()
    expect(await of('statement.hidden')).toBe(Number(money.play))
    expect(await of('statement.closing')).toBe(Number(money.closing))
  })
  await page.getByText(t('statements', 'statement.show.deposit'), { exact: true }).click()
  await expect(page).toHaveURL(/show=deposit/)
  await expect(rows.last()).toContainText(t('statements', 'line.deposit'))
  await rows.last().locator('summary').click()
  await expect(page.getByText(t('statements', 'party.deposits'))).toBeVisible()
  await expectAccessible(page, 'an open transaction')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('tables', 'table.csv') }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(1 + 1 + (await rows.count()) + 1 + 1 + 1)
  expect(lines[1]).toContain(t('statements', 'kind.closing'))
  expect(lines.at(-3)).toContain(t('statements', 'kind.hidden'))
})

test('profit and loss agree with the account and the bets, and a round opens to its reels (rule 10.29)', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { t, path } = site
  const maria = await demoAccount('maria')
  const { money } = await gateway()(getProfit, days, { token: maria.token })
  await enterAs(page, maria)
  await page.goto(path(`/member/personalProfit/?${past}`))
  await expect(page.getByRole('heading', { name: t('statements', 'profit.lifetime') })).toBeVisible()
  const result = await figure(page, t('history', 'history.net'))
  expect(await figure(page, t('statements', 'profit.play'))).toBe(result)
  expect(result).toBe(Number(money.play))
  expect(await figure(page, t('statements', 'statement.closing'))).toBe(Number(money.closing))
  await expectAccessible(page, 'profit and loss')

  await page.goto(path(`/member/personalHistoryCopy/?view=rounds&${past}`))
  const rows = page.getByRole('row').filter({ has: page.getByRole('time') })
  await expect(rows).toHaveCount(20)
  expect(await figure(page, t('history', 'history.net'))).toBe(result)
  const button = rows.first().getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.reels').getByRole('img')).toBeVisible()
  await expect(page.locator('.reels image')).toHaveCount(15)
  await expectAccessible(page, 'an open round')
})
