import { createHandoff } from '#contract/account/auth/create-handoff.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { expectWholeAccessible } from '#tests/support/accessible.ts'
import { demoAccount, gateway } from '#tests/support/account.ts'
import { expect, expectConsole, test } from '#tests/support/e2e.ts'
import { hold } from '#tests/support/held.ts'

test('an agent comes by a hand-off link, reads announcements, walks down the line, and sends money to an account below', {
  tag: '@phone',
}, async ({ page, site, isMobile }) => {
  const { t, path, either } = site
  expectConsole(page, /status of 404/)
  await page.clock.install({ time: new Date() })
  const { code } = await gateway()(createHandoff, {}, await demoAccount('rafael', 'agent'))
  const answerContracts = await hold(page, `**${getContracts.path}`)
  await page.goto(path(`/agentHome/?token=${code}`))
  const bar = page.getByRole('banner')
  const menu = page.getByRole('navigation', { name: t('agent-centre', 'menu.label') })
  const tabs = page.getByRole('navigation', { name: t('agent-centre', 'tabs.label') })
  const field = page.getByLabel(t('line', 'search.label'))
  const search = async (beginning: string) => {
    await field.fill(beginning)
    await field.press('Enter')
  }
  const more = tabs.getByRole('link', { name: t('agent-centre', 'tabs.more') })
  /** Opens a screen from the menu, which phones have on a screen of its own. */
  const open = async (screen: string) => {
    if (isMobile) await more.click()
    await menu.getByRole('link', { name: screen }).click()
  }

  await test.step('the hand-off link has led to the agents’ page, logged in', async () => {
    await expect(bar).toContainText('Rafael')
    await expect(page).toHaveURL(new RegExp(`${path('/agentHome/')}$`))
  })

  await test.step('screens of contracts have their places in the menu before they are known', async () => {
    if (isMobile) await more.click()
    const wages = menu.getByRole('link', { name: t('commission', 'dailySalary.title') })
    await expect(menu.getByRole('link', { name: t('line', 'line.title') })).toBeVisible()
    await expect(menu.locator('.skeleton')).toHaveCount(4)
    answerContracts()
    await expect(wages).toBeVisible()
    await expect(menu.locator('.skeleton')).toHaveCount(0)
    if (isMobile) await tabs.getByRole('link', { name: t('agent-centre', 'tabs.front') }).click()
  })

  await test.step('the desk shows what was earned, what waits, and how the line does', async () => {
    for (const part of ['desk.waiting', 'desk.funnel', 'desk.trend', 'desk.movers', 'desk.news'] as const)
      await expect(page.getByRole('heading', { level: 2, name: t('desk', part), exact: true })).toBeVisible()
    const contracts = page.getByRole('list', { name: t('desk', 'desk.contracts') })
    await expect(contracts.getByRole('listitem')).toHaveCount(4)
    await page.getByText(t('desk', 'desk.period.days30'), { exact: true }).click()
    await expect(page).toHaveURL(/period=days30/)
    await expectWholeAccessible(page, 'the desk of an agent')
    await contracts.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: t('commission', 'dividend.title') })).toBeVisible()
  })

  await test.step('the bar shows the operator’s time, and the menu all contracts in force', async () => {
    if (isMobile) await more.click()
    await expect(bar).toContainText('GMT−3')
    const clock = bar.getByRole('time')
    const before = await clock.textContent()
    await page.clock.runFor(1000)
    await expect(clock).not.toHaveText(before ?? '')
    await expect(menu.getByRole('link', { name: t('line', 'line.title') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('deposits', 'deposit.title') })).toBeVisible()
    await expect(page.locator('footer, .side, .header')).toHaveCount(0)
    await expectWholeAccessible(page, 'the menu of the agent centre')
  })

  await test.step('an announcement has its own page, and Back shows the list again', async () => {
    await open(t('agent-centre', 'announcements.title'))
    await expect(page.getByRole('heading', { level: 1, name: t('agent-centre', 'announcements.title') })).toBeVisible()
    const titles = page
      .getByRole('listitem')
      .getByRole('link', { name: either('Atendimento a agentes', 'Customer service for agents') })
    await titles.click()
    await expect(
      page.getByRole('heading', { level: 2, name: either('Atendimento a agentes', 'Customer service for agents') }),
    ).toBeFocused()
    // A desk has room for the list beside it.
    await expect(titles).toBeVisible({ visible: !isMobile })
    if (isMobile) await page.getByRole('link', { name: t('agent-centre', 'announcements.back') }).click()
    await expect(titles).toBeVisible()
  })

  await test.step('the agent walks down the line, and up again', async () => {
    if (isMobile) await tabs.getByRole('link', { name: t('agent-centre', 'tabs.line') }).click()
    else await open(t('line', 'line.title'))
    const account = (name: string) => page.getByRole('link', { name, exact: true })
    await page.getByRole('button', { name: t('line', 'tree.open', { account: 'clara' }) }).click()
    const below = page.getByRole('list', { name: t('line', 'list.below', { account: 'clara' }) })
    await expect(below.getByRole('link', { name: 'tiago', exact: true })).toBeVisible()
    await below.getByRole('button', { name: t('line', 'tree.open', { account: 'tiago' }) }).click()
    await expect(account('dudasol')).toBeVisible()
    await expectWholeAccessible(page, 'the line as a tree')
    await account('clara').click()
    await expect(page.getByRole('heading', { level: 2, name: 'clara', exact: true })).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 2, name: t('line', 'list.below', { account: 'clara' }) }),
    ).toBeVisible()
    await search('TIA')
    await account('tiago').click()
    const way = page.getByRole('navigation', { name: t('line', 'path') })
    await expect(way.getByRole('listitem')).toHaveText([t('line', 'path.me'), 'clara', 'tiago'])
    await expect(account('dudasol')).toBeVisible()
    // Transfers are possible to accounts directly below only.
    const send = page.getByRole('link', { name: t('line', 'acts.send') })
    await expect(send).toHaveCount(0)
    await expectWholeAccessible(page, 'an agent of the line')
    await way.getByRole('link', { name: 'clara' }).click()
    await expect(send).toBeVisible()
    await page.goBack()
    await expect(way.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('the search finds accounts below by the beginning of the name', async () => {
    await search('du')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await search('dud')
    await page.getByRole('link', { name: 'dudasol' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'dudasol' })).toBeVisible()
    await page.goto(path('/agentHome/downlineManagmentView/?account=joana'))
    await expect(page.getByRole('alert')).toContainText(t('line', 'error.downline_unknown'))
  })

  await test.step('the transfer has the receiver filled in', async () => {
    await search('mar')
    await page.getByRole('link', { name: 'maria', exact: true }).click()
    await page.getByRole('link', { name: t('line', 'acts.send') }).click()
    await page.waitForURL((url) => url.pathname === path('/member/transferUpline/'))
    expect(new URL(page.url()).searchParams.get('receiver')).toBe('maria')
  })
})
