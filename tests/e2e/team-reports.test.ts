import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getTeamBets } from '#contract/agents/reports/get-team-bets.ts'
import { getTeamLosses } from '#contract/agents/reports/get-team-losses.ts'
import { getTeamOverview } from '#contract/agents/reports/get-team-overview.ts'
import { errorStatus } from '#contract/errors.ts'
import { addDays, dayIn } from '#lib/civil-days.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { type Account, demoAccount, enterAs, gateway } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { findCutOff } from '#tests/support/fits.ts'
import { unzipped } from '#tests/support/unzip.ts'

/** Past weeks, because other tests move Maria's money today. */
const yesterday = addDays(dayIn('America/Sao_Paulo', Date.now()), -1)
const days = { from: addDays(yesterday, -60), to: yesterday }
const past = new URLSearchParams(days)

/** The value beside a name in a list of figures. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()

/** The figures of those weeks, once the job has summed them. */
async function counted({ token }: Account) {
  const ask = () => gateway()(getTeamOverview, days, { token })
  await expect.poll(async () => (await ask()).asOf, { timeout: 60_000 }).not.toBeNull()
  return (await ask()).figures
}

test('an agent reads the line’s figures, narrows them, goes back, and saves them as a workbook', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { t, path, money } = site
  const agent = await demoAccount('rafael', 'agent')
  const { members, bets } = await counted(agent)
  await enterAs(page, agent)
  await page.goto(path(`/agentHome/agentTeamOverview/?${past}`))
  // A few figures are there at once; the others open.
  await expect(figure(page, t('reports', 'reports.active'))).toBeVisible()
  await expect(figure(page, t('reports', 'reports.members'))).toHaveCount(0)
  await page.getByText(t('reports', 'reports.more'), { exact: true }).click()
  await expect(figure(page, t('reports', 'reports.members'))).toHaveText(String(members))
  await expect(figure(page, t('reports', 'reports.bets'))).toHaveText(bets.toLocaleString('pt-BR'))
  await page.getByText(t('reports', 'reports.days.table')).click()
  await expectAccessible(page, 'the overview of a team')
  const way = page.getByRole('navigation', { name: t('reports', 'reports.path') })
  await page.getByRole('link', { name: 'clara', exact: true }).click()
  await page.getByRole('link', { name: 'tiago', exact: true }).click()
  await expect(way.getByRole('listitem')).toHaveText([t('reports', 'reports.me'), 'clara', 'tiago'])
  await expectAccessible(page, 'the team of an agent below')
  await page.goBack()
  await expect(way.getByRole('listitem')).toHaveText([t('reports', 'reports.me'), 'clara'])
  await way.getByRole('link').click()
  await expect(figure(page, t('reports', 'reports.members'))).toHaveText(String(members))

  await page.goto(path(`/agentHome/personalHistoryCopy/?${past}`))
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') })
  await expect(rows).toHaveCount(20)
  await page.getByLabel(t('reports', 'reports.search')).fill('MAR')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/account=MAR/)
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button').click()
  await expect(page.getByRole('table', { name: t('reports', 'reports.bets.days', { account: 'maria' }) })).toBeVisible()
  await expectAccessible(page, 'bets of an account by day')
  await page.getByText(t('lobby-search', 'category.LIVE'), { exact: true }).click()
  await expect(page.getByRole('heading', { name: t('reports', 'reports.bets.empty') })).toBeVisible()
  await page.goBack()
  await expect(rows).toContainText('maria')

  await test.step('amounts that do not fit beside each other are on cards, and in a table again where they fit', async () => {
    await page.route(`**${getTeamBets.path}?*`, async (route) => {
      const response = await route.fetch()
      const large = (await response.text()).replace(/"(stake|validBet|win|houseResult)":"-?\d+"/g, '"$1":"-123456789"')
      await route.fulfill({ response, body: large })
    })
    await page.setViewportSize({ width: 1024, height: 720 })
    await page.reload()
    const table = page.getByRole('table', { name: t('reports', 'reports.bets.title') })
    await expect(table).toContainText(money(-123456789))
    await expect(table).toHaveCSS('display', 'block')
    expect(await findCutOff(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 720 })
    await expect(table).toHaveCSS('display', 'table')
    expect(await findCutOff(page)).toEqual([])
    await page.unrouteAll()
  })

  await test.step('a studio opens to its games, and leads to all of them', async () => {
    await page.goto(path(`/agentHome/agentTeamGames/?${past}`))
    await expect(figure(page, t('reports', 'reports.bets'))).toHaveText(bets.toLocaleString('pt-BR'))
    const studio = 'Arara Originals'
    await page.getByRole('row', { name: studio }).getByRole('button').click()
    const games = page.getByRole('table', { name: t('reports', 'reports.games.of', { studio }) })
    await expect(games.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page, 'the games of a studio')
    await page.getByRole('link', { name: t('reports', 'reports.games.more', { studio }) }).click()
    await expect(page).toHaveURL(/by=game&studio=ARARA/)
    const all = page.getByRole('table', { name: t('reports', 'reports.games.title') })
    await expect(all.getByRole('columnheader').first()).toHaveText(t('reports', 'reports.game'))
    expect(await findCutOff(page)).toEqual([])
    await page.getByRole('link', { name: t('reports', 'reports.games.all'), exact: true }).click()
    await expect(page).not.toHaveURL(/studio=/)
  })

  await page.goto(path(`/agentHome/agentDownlineTransactionDetailsCopy/?${past}`))
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('time') })
      .first(),
  ).toContainText('maria')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('tables', 'table.xlsx') }).click()
  const files = unzipped(await readFile(await (await saved).path()))
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('maria')

  await test.step('a line that is too large for the order by losses is refused with what to do, and the screen stays', async () => {
    expectConsole(page, /status of 422/)
    // A demonstration is small, and the operator's bound is the same for all tests of a run.
    const isOrdered = ({ pathname, searchParams }: URL) =>
      pathname === getTeamLosses.path && searchParams.get('order') === 'loss'
    const refusal = { success: false, code: 'line_too_large', message: 'too large' }
    await page.route(isOrdered, (route) => route.fulfill({ status: errorStatus.line_too_large, json: refusal }))
    await page.goto(path(`/agentHome/palStatementsAgentCopy/?${past}`))
    const table = page.getByRole('table', { name: t('reports', 'reports.losses.title') })
    await expect(table).toBeVisible()
    await page.getByText(t('reports', 'reports.order.loss'), { exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(t('reports', 'error.line_too_large'))
    await expect(table).toHaveCount(0)
    await expectAccessible(page, 'a line that is too large for an order')
    // Each way out that the sentence names is still there.
    await expect(page.getByText(t('reports', 'reports.level.direct'), { exact: true })).toBeVisible()
    await page.getByText(t('reports', 'reports.order.account'), { exact: true }).click()
    await expect(table).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute(isOrdered)
  })
})
