import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import { giveByHouse } from '#gateway/agents/contracts/house.ts'
import { toJson } from '#lib/json.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { contractFor, lineAccount, lineCounted } from '#tests/support/agents.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { midnight } from '#tests/support/settling.ts'
import { type SettlingPair, settlingPair } from '#tests/support/settling-pair.ts'

let gateway: TestGateway
let on: SettlingPair['on']
beforeAll(async () => {
  ;({ gateway, on } = await settlingPair('2026-10-12T12:00:00.000Z'))
})
afterAll(() => closeReconciled(gateway))

test('an offer that is accepted between the end and the settlement of a period does not change that period (rule 31.10)', async () => {
  const { deps } = gateway
  const agent = await lineAccount(deps, { isAgent: true })
  const member = await lineAccount(deps, { upline: agent })
  const from = gateway.clock.now()
  await contractFor(deps, agent, salary(tier(100)), { from: midnight('2026-10-12') })
  expect(from.getTime()).toBeLessThan(midnight('2026-10-13').getTime())
  await member.bet(10_000n)
  // A minute later than the day, and a minute before it is settled.
  on.goTo('2026-10-13T03:01:00.000Z')
  await lineCounted(gateway)
  await settleContracts(deps)
  const raised = JSON.parse(toJson(salary(tier(500))))
  await giveByHouse(deps, { account: await on.nameOf(agent), file: raised, by: 'test' })
  for (const next of ['2026-10-13T12:00:00.000Z', '2026-10-14T12:00:00.000Z', '2026-10-15T12:00:00.000Z']) {
    on.goTo(new Date(next))
    await on.settled()
    await member.bet(10_000n)
  }
  // The new terms begin with the next day that had not begun when they were accepted.
  expect(await on.paidOf(agent)).toEqual([
    { period: 'D:2026-10-12', version: 1, pay: 100n, state: 'paid' },
    { period: 'D:2026-10-13', version: 1, pay: 100n, state: 'paid' },
    { period: 'D:2026-10-14', version: 2, pay: 500n, state: 'paid' },
  ])
})

test('half months are settled separately, and a loss of the first half ends with the month (rules 31.4 and 33.3)', async () => {
  const { deps } = gateway
  const agent = await lineAccount(deps, { isAgent: true })
  const member = await lineAccount(deps, { upline: agent })
  const terms = { ...dividend(tier(1000)), cycle: 'half', carry: 'halfMonth' } as const
  await contractFor(deps, agent, terms, { from: midnight('2026-11-01') })
  const won = [-5_000n, 3_000n, -4_000n, -1_000n, 6_000n]
  const days = ['2026-11-15', '2026-11-16', '2026-12-10', '2026-12-31', '2027-01-01']
  for (const [place, date] of days.entries()) {
    // The last hour of the day, and of the half month.
    on.goTo(new Date(midnight(date).getTime() + hours(23)))
    await member.bet(10_000n, gateway.clock.now(), 10_000n - (won[place] ?? 0n))
  }
  on.goTo('2027-01-16T12:00:00.000Z')
  await on.settled()
  const text = `SELECT period, base, pay, (result #>> '{carriedIn,base}')::bigint AS carried FROM line_statement WHERE agent_id = :memberId ORDER BY id`
  expect(await rowsAs(deps.database, text, { memberId: agent.memberId })).toEqual([
    { period: 'H:2026-11-1', base: -5_000n, pay: 0n, carried: 0n },
    // 2,000 of the loss are left, and forgotten with the month.
    { period: 'H:2026-11-2', base: 3_000n, pay: 0n, carried: -5_000n },
    { period: 'H:2026-12-1', base: -4_000n, pay: 0n, carried: 0n },
    { period: 'H:2026-12-2', base: -1_000n, pay: 0n, carried: -4_000n },
    { period: 'H:2027-01-1', base: 6_000n, pay: 600n, carried: 0n },
  ])
})
