import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldStatements, releaseStatement } from '#gateway/agents/commission/held-statements.ts'
import { agentPaySetting } from '#gateway/agents/commission/pay-rules.ts'
import { payStatements } from '#gateway/agents/commission/pay-statements.ts'
import { askForPayout } from '#gateway/agents/commission/payouts.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import { countLine } from '#gateway/agents/line/count-line.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import {
  commissionOf,
  contractFor,
  giveCommission,
  type LineAccount,
  lineAccount,
  lineCounted,
} from '#tests/support/agents.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { foundOfWeek, payoutOfWeek, resultOfWeek, weekOfBets } from '#tests/support/settled-week.ts'
import { midnight } from '#tests/support/settling.ts'
import { type SettlingPair, settlingPair } from '#tests/support/settling-pair.ts'

let gateway: TestGateway
let other: SettlingPair['other']
let on: SettlingPair['on']
beforeAll(async () => {
  ;({ gateway, other, on } = await settlingPair('2026-10-05T03:00:00.000Z'))
})
afterAll(() => closeReconciled(gateway))

test('later runs finish a settlement that was interrupted after any statement, and do nothing twice', async () => {
  const { deps, clock } = gateway
  const agents = await weekOfBets(deps, clock)
  const [top] = agents
  if (!top) throw new Error('There is no agent.')
  const deaths = await on.dyingOften((dying) => countLine(dying))
  await lineCounted(gateway)
  const payout = { amount: payoutOfWeek, key: 'dying' }
  const more = await on.dyingOften(async (dying) => {
    await settleContracts(dying)
    await askForPayout(dying, { session: top.session, address: '127.0.0.1' }, payout)
  })
  expect(deaths).toBeGreaterThan(5)
  expect(more).toBeGreaterThan(30)
  expect(await foundOfWeek(deps, agents)).toEqual(resultOfWeek)
  await expectReconciled(deps.database)
})

test('a large statement waits for the operator’s approval, and is paid after it (rule 33.6)', async () => {
  const { deps } = gateway
  const agent = await lineAccount(deps, { isAgent: true })
  const member = await lineAccount(deps, { upline: agent })
  await contractFor(deps, agent, salary(tier(1000)), { from: midnight('2026-10-16') })
  await writeSetting(deps.database, agentPaySetting.name, { ...agentPaySetting.fallback, holdAbove: '999' }, deps.now())
  on.goTo('2026-10-16T12:00:00.000Z')
  await member.bet(9_999n)
  on.goTo('2026-10-17T12:00:00.000Z')
  await member.bet(10_000n)
  on.goTo('2026-10-18T12:00:00.000Z')
  await on.settled()
  // 999 is not above the bound, 1,000 is.
  expect(await on.paidOf(agent)).toMatchObject([
    { pay: 999n, state: 'paid' },
    { pay: 1_000n, state: 'held' },
  ])
  await on.settled()
  const [held, ...others] = await heldStatements(deps.database)
  expect([held?.pay, others]).toEqual([1_000n, []])
  expect(await commissionOf(deps, agent)).toBe(999n)
  expect(await releaseStatement(deps, held?.id ?? 0n, 'Ana')).toBe(true)
  expect(await releaseStatement(deps, held?.id ?? 0n, 'Ana')).toBe(false)
  await Promise.all([payStatements(deps), payStatements(other)])
  expect(await on.paidOf(agent)).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
  expect(await commissionOf(deps, agent)).toBe(1_999n)
  await writeSetting(deps.database, agentPaySetting.name, agentPaySetting.fallback, deps.now())
})

test('a payer without money does not delay the statements of other payers (rule 33.6)', async () => {
  const { deps } = gateway
  const from = midnight('2027-01-17')
  const lines: { upline: LineAccount; agent: LineAccount; member: LineAccount }[] = []
  for (let place = 0; place < 2; place++) {
    const upline = await lineAccount(deps, { isAgent: true })
    const agent = await lineAccount(deps, { isAgent: true, upline })
    // All that the upline gets for the agent is held.
    await contractFor(deps, upline, salary(tier(301)), { from })
    await contractFor(deps, agent, { ...salary(tier(300)), payer: 'upline' }, { from, upline })
    lines.push({ upline, agent, member: await lineAccount(deps, { upline: agent }) })
  }
  on.goTo(new Date(from.getTime() + hours(1)))
  for (const { member } of lines) await member.bet(10_000n)
  const { name, fallback } = agentPaySetting
  await writeSetting(deps.database, name, { ...fallback, holdAbove: '300' }, deps.now())
  on.goTo(new Date(from.getTime() + hours(36)))
  await on.settled()
  await writeSetting(deps.database, name, fallback, deps.now())
  const states = () => Promise.all(lines.map(async ({ agent }) => (await on.paidOf(agent)).map(({ state }) => state)))
  expect(await states()).toEqual([['insufficient'], ['insufficient']])
  const second = lines[1]
  if (!second) throw new Error('There is no second line.')
  await giveCommission(gateway, await on.nameOf(second.upline), 300n)
  // Only one is looked at, and it is not the oldest, which cannot be paid.
  await deps.database.query('SELECT line_statements_pay(1, false, :now)', { now: deps.now() })
  expect(await states()).toEqual([['insufficient'], ['paid']])
})
