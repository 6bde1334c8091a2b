import type { Page } from '@playwright/test'
import { getCommissionPayouts } from '#contract/agents/commission/get-commission-payouts.ts'
import { demoWithdrawPassword } from '#gateway/seed/demo-withdrawals.ts'
import { contractsKey } from '#stores/storage-keys.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { balanceOf, demoAccount, enterAs, gateway } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { findCutOff } from '#tests/support/fits.ts'

/** The width between the margins of a sheet of A4, in CSS pixels. */
const paper = { width: 718, height: 1047 } as const

/**
 * What paper would cut off: boxes that hide or scroll a part of their content, and what is beyond the right edge. Texts
 * for screen readers only are left out.
 */
const findClipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = ({ tagName, className, textContent }: Element) =>
      `${tagName.toLowerCase()}.${className} “${(textContent ?? '').trim().slice(0, 40)}”`
    const clipped: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('.unseen, .skip, svg') || !element.checkVisibility({ checkVisibilityCSS: true })) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const isHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
      const { right, width, height } = element.getBoundingClientRect()
      // Heads of columns that only screen readers read.
      if (width <= 1 || height <= 1) continue
      if (isWide || isHigh || right > innerWidth + 1) clipped.push(named(element))
    }
    return clipped.slice(0, 8)
  })

test('an agent opens a statement, has it recalculated, and prints it', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path } = site
  await enterAs(page, await demoAccount('rafael', 'agent'))

  await test.step('a dividend opens to its calculation, and agrees with the bets', async () => {
    await page.goto(path('/agentHome/agentDividendRecordCopy2/'))
    await expect(page.getByRole('heading', { level: 1, name: t('commission', 'dividend.title') })).toBeVisible()
    await page
      .getByRole('button', { name: t('tables', 'table.details') })
      .first()
      .click()
    await expect(page.getByText(t('commission', 'ladder.won'))).toBeVisible()
    await expect(page.getByText(t('commission', 'cost.wages'))).toBeVisible()
    await page.getByRole('button', { name: t('commission', 'check'), exact: true }).click()
    const recalculated = page.getByRole('list', { name: t('commission', 'check') })
    await expect(recalculated.getByText(t('commission', 'figure.won'))).toBeVisible()
    await expect(page.getByText(t('commission', 'check.differs'))).toHaveCount(0)
    await expectAccessible(page, 'a statement of a contract')
  })

  await test.step('on paper it stands whole and alone: without menus, controls and the other statements', async () => {
    const visible = { visible: true } as const
    const others = page.getByRole('button', { name: t('tables', 'table.details') })
    expect(await others.filter(visible).count()).toBeGreaterThan(1)
    const onScreen = page.viewportSize()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(paper)
    await expect(page.getByRole('navigation').filter(visible)).toHaveCount(0)
    await expect(page.getByRole('banner').filter(visible)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: t('commission', 'dividend.title') })).toBeVisible()
    const rows = page
      .getByRole('row')
      .filter(visible)
      .filter({ has: page.getByRole('cell') })
    // The statement's own row, and below it its inside, as wide as the table.
    await expect(rows).toHaveCount(2)
    const [own, inside] = [await rows.first().boundingBox(), await rows.last().boundingBox()]
    const table = await page.getByRole('table').boundingBox()
    expect([own?.width, inside?.width]).toEqual([table?.width, table?.width])
    expect(inside?.y).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? 0) - 1)
    for (const key of ['ladder.won', 'cost.wages', 'ladder.pay', 'meta.account', 'meta.hash'])
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: t('commission', key) })
          .first(),
      ).toBeVisible()
    await expect(page.getByRole('list', { name: t('commission', 'check') })).toBeVisible()
    expect(await findClipped(page)).toEqual([])
    await page.emulateMedia({ media: null })
    if (onScreen) await page.setViewportSize(onScreen)
  })
})

test('an agent requests a payout with the withdraw password, and sees it wait until the house has paid it', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, money } = site
  const agent = await demoAccount('clara', 'agent')
  const call = gateway()
  const requested = async () => (await call(getCommissionPayouts, { pageSize: 100 }, agent)).list.length
  const [before, balance] = [await requested(), await balanceOf(agent)]
  await enterAs(page, agent)
  // The contract that the demonstration offers her would open over the page.
  await page.addInitScript(([key, account]) => sessionStorage.setItem(key, account), [
    contractsKey,
    agent.account,
  ] as const)
  await page.goto(path('/agentHome/agentRevenueReport/'))
  const state = (key: string) => page.getByRole('listitem').filter({ hasText: t('commission', `payouts.${key}`) })

  const submit = page.getByRole('button', { name: t('commission', 'payout.submit'), exact: true })

  await test.step('own income shows the conditions of a payout before it is requested', async () => {
    // A repeated test finds the payout of its first try.
    if (before === 0) await expect(page.getByText(t('commission', 'payouts.empty'))).toBeVisible()
    await submit.click()
    await expect(page.getByText(t('commission', 'payout.required'))).toBeVisible()
    await expect(page.getByText(t('commission', 'payout.passwordRequired'))).toBeVisible()
    await expectAccessible(page, 'own income')
  })

  await test.step('a wrong password requests nothing, the right one does', async () => {
    expectConsole(page, /status of 422/)
    await page.getByLabel(t('commission', 'payout.amount'), { exact: true }).fill('2.00')
    await page.getByLabel(t('commission', 'payout.password'), { exact: true }).fill('111111')
    await submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await requested()).toBe(before)
    await page.getByLabel(t('commission', 'payout.password'), { exact: true }).fill(demoWithdrawPassword)
    await submit.click()
    await expect(page.getByRole('status').filter({ hasText: money(2_00) })).toBeVisible()
    await expect(state('requested').first()).toContainText(money(2_00))
    expect(await requested()).toBe(before + 1)
    expect(await findCutOff(page)).toEqual([])
    await expectAccessible(page, 'own income with a payout that waits')
    expect(await balanceOf(agent)).toBe(balance)
  })

  // That the house's command pays it into the wallet is tested with the gateway.
  await test.step('once it is paid it stands in the list as paid', async () => {
    await page.route(`**${getCommissionPayouts.path}?**`, async (route) => {
      const answer = await (await route.fetch()).json()
      Object.assign(answer.value.list[0], { state: 'paid', decidedAt: new Date().toISOString() })
      await route.fulfill({ json: answer })
    })
    await page.reload()
    await expect(state('paid')).toContainText(money(2_00))
    await expect(state('requested')).toHaveCount(before)
  })
})
