import { expect, test } from 'vitest'
import { statementChecks } from '#gateway/agents/commission/checks.ts'
import { agentPaySetting } from '#gateway/agents/commission/pay-rules.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { contractFor } from '#tests/support/agents.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { wagesCost } from '#tests/support/settled-week.ts'
import { midnight, settlingOf } from '#tests/support/settling.ts'

// The first version of the rules subtracted the share that an agent pays itself without giving its amount, and counted lost
// salaries as costs.
const olderText = [
  `UPDATE line_statement SET formula = 1, result = result - 'passedOn' - 'lostInLine' - 'isLast'`,
  `UPDATE line_statement SET pay = 200, result = jsonb_set(result, '{pay}', '"200"') WHERE pay = 500 AND kind = 'dailySalary'`,
  // 10 % of 10,000, less the 400 that were lost.
  `UPDATE line_statement SET base = 9600, gross = 960, pay = 960, facts = jsonb_set(facts, '{wages}', '"400"'),
     result = result || '{"base": "9600", "counted": "9600", "gross": "960", "pay": "960"}'
     WHERE kind = 'dividend'`,
]

test('statements by the first version of the rules are recomputed and proved by it (rule 33.9)', async () => {
  const gateway = await testGateway({ clock: fakeClock(new Date('2026-10-05T12:00:00.000Z')) })
  const { database, now } = gateway.deps
  await smallCatalogue(database)
  const on = settlingOf(gateway)
  // Nothing is paid, so that no transfer contradicts the changed amounts.
  await writeSetting(database, agentPaySetting.name, { ...agentPaySetting.fallback, holdAbove: '0' }, now())
  const from = midnight('2026-10-05')
  const { agents, member } = await on.line([salary(tier(500)), { ...salary(tier(300)), payer: 'upline' }], from)
  await member.bet(10_000n)
  const few = { ...salary(tier(400)), minimumActive: 2, missedActive: 'lose' } as const
  const { agents: others, member: other } = await on.line([few], from)
  const [paying] = agents
  const [losing] = others
  if (!paying || !losing) throw new Error('There are no agents.')
  await contractFor(gateway.deps, losing, { ...dividend(tier(1000)), cycle: 'week', costs: [wagesCost] }, { from })
  await other.bet(10_000n)
  on.goTo('2026-10-12T12:00:00.000Z')
  await on.settled()
  const stated = async () => {
    const all = [...(await on.statements(paying)), ...(await on.statements(losing))]
    return all.map(({ contract, passedOn, pay }) => ({ contract, passedOn, pay }))
  }
  const lost = { contract: 'dailySalary', passedOn: 0n, pay: 0n }
  expect(await stated()).toEqual([
    { contract: 'dailySalary', passedOn: 300n, pay: 500n },
    lost,
    { contract: 'dividend', passedOn: 0n, pay: 1_000n },
  ])
  // Guards refuse such changes to everybody but a superuser.
  await database.transaction(async (tx) => {
    await tx.query('SET LOCAL ROLE NONE')
    await tx.query('SET LOCAL session_replication_role = replica')
    for (const text of olderText) await tx.query(text)
  })
  expect(await stated()).toEqual([
    { contract: 'dailySalary', passedOn: 0n, pay: 200n },
    lost,
    { contract: 'dividend', passedOn: 0n, pay: 960n },
  ])
  expect([await on.differing(paying), await on.differing(losing)]).toEqual([[], []])
  for (const [rule, text] of Object.entries(statementChecks))
    expect({ rule, broken: await rowsAs(database, text) }).toEqual({ rule, broken: [] })
  await gateway.close()
})
