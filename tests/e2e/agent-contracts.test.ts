import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { changeTo, demoAccount, enterAs, gateway, openAgent } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

const terms = {
  kind: 'dailySalary',
  tiers: [{ validBet: '0', pnl: null, active: 0, rate: 100 }],
  isMarginal: false,
  costs: [],
  carry: 'none',
  shortfall: 'carry',
  minimumActive: 0,
  missedActive: 'rollOver',
  active: { validBet: '0', deposit: '0', needs: 'both', scope: 'team' },
  payer: 'platform',
  cycle: 'day',
}
const held = { contract: 'dailySalary', upline: null, currency: 'BRL', terms, next: null, endsAt: null }
const own = { ...held, from: '2026-11-01T03:00:00.000Z' }
const none = { divtypereq: null, dailysalreqtype: null, contracthoursalreq: null, realtimesalreqtype: null }
const flags = { dividendContract: false, dailySalary: true, hourlySalary: false, salary: false }
const simulated = {
  fault: null,
  above: null,
  missing: 'nothing',
  currency: 'BRL',
  periods: { state: 'done', progress: 100, result: [] },
}
const ends = [{ account: 'dudasol', contract: 'dailySalary', endsAt: '2026-11-25T03:00:00.000Z' }]

test('an agent writes an offer, sees its effects, and sends it once it can be accepted', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { t, path, either } = site
  const answer = (url: string, value: (body: string) => unknown) =>
    page.route(`**/wps/agent/contract/${url}*`, (route) =>
      route.fulfill({ json: { success: true, value: value(route.request().postData() ?? '') } }),
    )
  const sent: string[] = []
  let turn = 0
  await answer('consolidated', () => ({ ...flags, ...none, requests: [], contracts: [own] }))
  await answer('downline', () => ({
    list: [{ account: 'tiago', currency: 'BRL', contracts: [own], requests: [] }],
    next: null,
    previous: null,
    asked: [],
  }))
  // The gateway compares the rates with those of the own contract.
  await answer('simulate', (body) => {
    const above = /"rate":150/.test(body) ? { validBet: '0', pnl: null, active: 0, rate: 150, most: 100 } : null
    if (above) return { ...simulated, above, inForceFrom: null, ends: [] }
    // Past periods of a large line are counted while the page waits.
    const periods = turn++ === 0 ? { state: 'running', progress: 40, result: null } : simulated.periods
    return { ...simulated, periods, inForceFrom: '2026-11-25T03:00:00.000Z', ends }
  })
  await answer('offer', (body) => {
    sent.push(body)
    return { requestId: '7', expiresAt: '2026-12-01T15:00:00.000Z' }
  })
  await enterAs(page, await demoAccount('rafael', 'agent'))
  await page.goto(path('/agentHome/contracts/'))
  await expect(page.getByRole('heading', { level: 2, name: t('contracts', 'own.title') })).toBeVisible()
  await page.getByText('tiago').click()
  const kind = t('contracts', 'contract.type.dailySalary')
  await expectAccessible(page, 'contracts of an agent')
  await page.getByRole('button', { name: t('contracts', 'line.change', { kind }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const rate = page.getByLabel(t('contracts', 'offer.rate'))
  const send = page.getByRole('button', { name: t('contracts', 'offer.send') })
  await rate.fill('1.5')
  const check = page.getByRole('region', { name: t('contracts', 'offer.check') })
  await expect(check).toContainText(either('1,5%', '1.5%'))
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await rate.fill('0.5')
  await expect(check).toContainText(t('contracts', 'check.ok'))
  await expect(check.getByRole('progressbar')).toHaveAttribute('value', '40')
  await expect(check.getByRole('progressbar')).toHaveCount(0)
  await expect(check.getByRole('listitem')).toContainText('dudasol')
  await expectAccessible(page, 'an offer that is written')
  await send.click()
  await expect(page.getByRole('status').first()).toContainText(t('contracts', 'offer.sent', { date: '' }).slice(0, 12))
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ downline: 'tiago', terms: { tiers: [{ rate: 50 }] } })
})

test('an offer of an agent opens at the receiver’s next login, and is in force once it is accepted', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { t, path } = site
  const rafael = await demoAccount('rafael', 'agent')
  const below = await openAgent(rafael)
  const kind = t('contracts', 'contract.type.dailySalary')
  await test.step('the agent offers a part of its own daily salary', async () => {
    await enterAs(page, rafael)
    await page.goto(`${path('/agentHome/downlineManagmentView/')}?account=${below.account}`)
    await expect(page.getByRole('link', { name: t('line', 'acts.rebate') })).toBeVisible()
    await page.getByRole('link', { name: t('line', 'acts.contracts') }).click()
    await page.getByRole('button', { name: t('contracts', 'line.offer', { kind }) }).click()
    const check = page.getByRole('region', { name: t('contracts', 'offer.check') })
    await expect(check).toContainText(t('contracts', 'check.ok'))
    await page.getByRole('button', { name: t('contracts', 'offer.send') }).click()
    await expect(page.getByRole('status').first()).toContainText(
      t('contracts', 'offer.sent', { date: '' }).slice(0, 12),
    )
  })
  await test.step('the other agent reads it after the login, sees its past payments, and accepts with the password', async () => {
    await changeTo(page, below)
    await page.goto(path('/agentHome/'))
    const popup = page.getByRole('dialog', { name: t('contracts', 'contract.title') })
    await expect(popup).toContainText(kind)
    await popup.getByText(t('contracts', 'past.open')).click()
    await expect(popup.getByText(t('contracts', 'past.none'))).toBeVisible()
    await expectAccessible(page, 'an offer that waits for an answer')
    const accept = popup.getByRole('button', { name: t('contracts', 'contract.accept') })
    await accept.click()
    await accept.click()
    await expect(popup.getByText(t('contracts', 'contract.password.required'))).toBeVisible()
    await popup.getByLabel(t('contracts', 'contract.password'), { exact: true }).fill(withdrawPassword)
    await expectAccessible(page, 'an answer')
    await accept.click()
    await expect(popup.getByRole('status')).toContainText(t('contracts', 'contract.accepted', { date: '' }).slice(0, 8))
    await expect(popup.getByText(t('contracts', 'contract.none'))).toBeVisible()
  })
  const { contracts } = await gateway()(getContracts, {}, { token: below.token })
  expect(contracts).toMatchObject([{ contract: 'dailySalary', upline: 'rafael', endsAt: null }])
})
