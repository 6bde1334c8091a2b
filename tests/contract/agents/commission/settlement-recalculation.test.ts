import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentStatements } from '#gateway/agents/commission/agent-statements.ts'
import { checkNight } from '#gateway/agents/commission/check-night.ts'
import { teamOverview } from '#gateway/agents/reports/overview.ts'
import type { SqlParameters } from '#gateway/platform/db/client.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { contractFor, type LineAccount, lineAccount, lineCounted } from '#tests/support/agents.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { recomputed } from '#tests/support/recomputed.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { wagesCost } from '#tests/support/settled-week.ts'
import { midnight } from '#tests/support/settling.ts'
import { type SettlingPair, settlingPair } from '#tests/support/settling-pair.ts'

let gateway: TestGateway
let other: SettlingPair['other']
let on: SettlingPair['on']
beforeAll(async () => {
  ;({ gateway, other, on } = await settlingPair('2027-02-01T03:00:00.000Z'))
})
afterAll(() => gateway.close())

const statementsOf = ({ memberId }: LineAccount, kind: string) =>
  rowsAs<{ id: bigint }>(
    gateway.deps.database,
    'SELECT id FROM line_statement WHERE agent_id = :memberId AND kind = :kind ORDER BY id',
    { memberId, kind },
  )
const check = async (agent: LineAccount, kind: string) => {
  const found = await statementsOf(agent, kind)
  return Promise.all(found.map(({ id }) => recomputed(gateway.deps, agent.session, id.toString())))
}
const excluded = (member: LineAccount) =>
  gateway.deps.database.query(
    `INSERT INTO member_protection_event (member_id, at, actor, action, details) VALUES (:memberId, :now, 'member', 'exclusion', '{"until": null}')`,
    { memberId: member.memberId, now: gateway.clock.now() },
  )

/** Writes past all guards, which only a superuser can. */
const tampered = (text: string, values: SqlParameters) =>
  gateway.deps.database.transaction(async (tx) => {
    await tx.query('SET LOCAL ROLE NONE')
    await tx.query('SET LOCAL session_replication_role = replica')
    await tx.query(text, values)
  })

test('a recalculation finds omitted and added accounts, and salaries that were not earned (rules 33.9 and 33.10)', async () => {
  const agent = await lineAccount(gateway.deps, { isAgent: true })
  const members: LineAccount[] = []
  for (let place = 0; place < 4; place++) members.push(await lineAccount(gateway.deps, { upline: agent }))
  const [first, second, idle, gone] = members
  if (!first || !second || !idle || !gone) throw new Error('There are no members.')
  const from = midnight('2027-02-01')
  const active = { validBet: 1_000n, deposit: 0n, needs: 'both', scope: 'team' } as const
  const costs = [wagesCost]
  await contractFor(gateway.deps, agent, { ...salary(tier(100)), active, minimumActive: 1 }, { from })
  await contractFor(
    gateway.deps,
    agent,
    { ...dividend(tier(4000)), cycle: 'week', costs, active, minimumActive: 2 },
    { from },
  )
  on.goTo('2027-02-02T12:00:00.000Z')
  for (const member of [first, second, gone]) await member.bet(1_000n)
  await idle.bet(999n)
  await excluded(gone)
  await lineCounted(gateway)
  await checkNight(gateway.deps)
  expect(await teamOverview(gateway.deps, agent.session, { from: '2027-02-01', to: '2027-02-28' })).toMatchObject({
    isDoubted: false,
  })
  on.goTo('2027-02-08T12:00:00.000Z')
  await on.settled()
  for (const kind of ['dailySalary', 'dividend'])
    expect(await check(agent, kind)).toMatchObject([{ agrees: true, differing: [] }])

  const [weekly, daily] = [...(await statementsOf(agent, 'dividend')), ...(await statementsOf(agent, 'dailySalary'))]
  if (!weekly || !daily) throw new Error('There are no statements.')
  // The proofs would object to the rows below.
  await expectReconciled(gateway.deps.database)
  // Replaces an active member by an inactive one, and raises a salary by 5.00 wherever it is stored.
  await tampered(
    'UPDATE line_statement_active SET member_id = :memberId WHERE statement_id = :weeklyId AND member_id = :memberId2',
    { weeklyId: weekly.id, memberId: idle.memberId, memberId2: second.memberId },
  )
  await tampered('UPDATE line_statement SET gross = gross + 500 WHERE id = :dailyId', { dailyId: daily.id })
  await tampered(`UPDATE line_statement SET facts = jsonb_set(facts, '{wages}', '"539"') WHERE id = :weeklyId`, {
    weeklyId: weekly.id,
  })
  // The night finds it too, once, and the agent reads it on the statement and on the overview.
  await Promise.all([checkNight(gateway.deps), checkNight(other)])
  const week = { contract: 'dividend', from: '2027-02-01', to: '2027-02-28', pageSize: 5 } as const
  expect((await agentStatements(gateway.deps, agent.session, week)).list).toMatchObject([{ differs: true }])
  expect(await teamOverview(gateway.deps, agent.session, week)).toMatchObject({ isDoubted: true })
  const nights = await rowsAs<{ differing: number; day: string }>(
    gateway.deps.database,
    'SELECT day::text, differing FROM line_night ORDER BY day DESC',
  )
  expect(nights).toEqual([
    { day: '2027-02-08', differing: 2 },
    { day: '2027-02-02', differing: 0 },
  ])
  const [again] = await check(agent, 'dividend')
  expect(again?.agrees).toBe(false)
  expect(again?.figures.filter(({ stated, found }) => stated !== found)).toEqual([
    { figure: 'wages', stated: 539n, found: 39n },
  ])
  expect(again?.differing.map(({ stated }) => stated).sort()).toEqual([false, true])

  // And an omitted member, with the changed figure.
  await tampered('DELETE FROM line_statement_active WHERE statement_id = :weeklyId AND member_id = :memberId', {
    weeklyId: weekly.id,
    memberId: idle.memberId,
  })
  await tampered(`UPDATE line_statement SET facts = jsonb_set(facts, '{active}', '1') WHERE id = :weeklyId`, {
    weeklyId: weekly.id,
  })
  const [shorter] = await check(agent, 'dividend')
  expect(shorter?.figures).toContainEqual({ figure: 'active', stated: 1n, found: 2n })
  expect(shorter?.differing).toMatchObject([{ stated: false, validBet: 1_000n }])
})
