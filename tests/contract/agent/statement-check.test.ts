import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownStatementCheck } from '#gateway/agent/settlement/own-statements.ts'
import { settleContracts } from '#gateway/agent/settlement/settle-contracts.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { contractFor, type LineAccount, lineAccount, lineCounted } from '#tests/support/agents.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

// Midnight of São Paulo.
const day = (date: string) => new Date(`${date}T03:00:00.000Z`)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({
    database: hasPostgres() ? 'postgres' : 'memory',
    clock: fakeClock(day('2026-10-05')),
  })
  await smallCatalogue(gateway.deps.database)
})
afterAll(() => gateway.close())

const goTo = (moment: Date) => gateway.clock.advance(moment.getTime() - gateway.clock.now().getTime())
const settled = async () => {
  await lineCounted(gateway)
  await settleContracts(gateway.deps)
}
const statementsOf = ({ memberId }: LineAccount, kind: string) =>
  rowsAs<{ id: bigint }>(
    gateway.deps.database,
    'SELECT id FROM line_statement WHERE agent_id = $1 AND kind = $2 ORDER BY id',
    [memberId, kind],
  )
const check = async (agent: LineAccount, kind: string) => {
  const found = await statementsOf(agent, kind)
  return Promise.all(found.map(({ id }) => ownStatementCheck(gateway.deps, agent.session, id.toString())))
}
const excluded = (member: LineAccount) =>
  gateway.deps.database.query(
    `INSERT INTO member_protection_event (member_id, at, actor, action, details) VALUES ($1, $2, 'member', 'exclusion', '{"until": null}')`,
    [member.memberId, gateway.clock.now()],
  )
/** Writes past every guard, as only somebody with all rights can. */
const tampered = (text: string, values: readonly bigint[]) =>
  gateway.deps.database.transaction(async (tx) => {
    await tx.query('SET LOCAL ROLE NONE')
    await tx.query('SET LOCAL session_replication_role = replica')
    await tx.query(text, values)
  })

test('working out again finds accounts that were left out or put in, and salaries that were never earned', async () => {
  const agent = await lineAccount(gateway.deps, { isAgent: true })
  const members: LineAccount[] = []
  for (let place = 0; place < 4; place++) members.push(await lineAccount(gateway.deps, { upline: agent }))
  const [first, second, idle, gone] = members
  if (!first || !second || !idle || !gone) throw new Error('There are no members.')
  const from = day('2026-10-05')
  const active = { validBet: 1_000n, deposit: 0n, needs: 'both', scope: 'team' } as const
  const costs = [{ basis: 'wages', sign: 'minus', percent: 10_000 }] as const
  await contractFor(gateway.deps, agent, { ...salary(tier(100)), active, minimumActive: 1 }, { from })
  await contractFor(
    gateway.deps,
    agent,
    { ...dividend(tier(4000)), cycle: 'week', costs, active, minimumActive: 2 },
    { from },
  )
  goTo(new Date('2026-10-06T12:00:00.000Z'))
  for (const member of [first, second, gone]) await member.bet(1_000n)
  await idle.bet(999n)
  await excluded(gone)
  goTo(new Date('2026-10-12T12:00:00.000Z'))
  await settled()
  for (const kind of ['dailySalary', 'dividend'])
    expect(await check(agent, kind)).toMatchObject([{ agrees: true, members: [] }])

  const [weekly, daily] = [...(await statementsOf(agent, 'dividend')), ...(await statementsOf(agent, 'dailySalary'))]
  if (!weekly || !daily) throw new Error('There are no statements.')
  // Somebody who was active is left out for somebody who was not, and a salary is made 5.00 larger wherever it stands.
  await tampered('UPDATE line_statement_active SET member_id = $2 WHERE statement_id = $1 AND member_id = $3', [
    weekly.id,
    idle.memberId,
    second.memberId,
  ])
  await tampered('UPDATE line_statement SET gross = gross + 500 WHERE id = $1', [daily.id])
  await tampered(`UPDATE line_statement SET facts = jsonb_set(facts, '{wages}', '"539"') WHERE id = $1`, [weekly.id])
  const [again] = await check(agent, 'dividend')
  expect(again?.agrees).toBe(false)
  expect(again?.figures.filter(({ stated, found }) => stated !== found)).toEqual([
    { figure: 'wages', stated: 539n, found: 39n },
  ])
  expect(again?.members.map(({ stated }) => stated).sort()).toEqual([false, true])

  // And one who is left out, with the figure that goes with it.
  await tampered('DELETE FROM line_statement_active WHERE statement_id = $1 AND member_id = $2', [
    weekly.id,
    idle.memberId,
  ])
  await tampered(`UPDATE line_statement SET facts = jsonb_set(facts, '{active}', '1') WHERE id = $1`, [weekly.id])
  const [shorter] = await check(agent, 'dividend')
  expect(shorter?.figures).toContainEqual({ figure: 'active', stated: 1n, found: 2n })
  expect(shorter?.members).toMatchObject([{ stated: false, validBet: 1_000n }])
})
