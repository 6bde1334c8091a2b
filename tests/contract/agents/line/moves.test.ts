import { afterAll, beforeAll, expect, test } from 'vitest'
import { downlineOf, uplineOf } from '#gateway/account/members/line.ts'
import { rebateOn } from '#gateway/account/members/line-rebates.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import { moveAccount } from '#gateway/agents/contracts/move-account.ts'
import { searchDownlines } from '#gateway/agents/line/find-downlines.ts'
import { listDownlines } from '#gateway/agents/line/list-downlines.ts'
import { readDownline } from '#gateway/agents/line/read-downline.ts'
import { teamOverview } from '#gateway/agents/reports/overview.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { accountName, contractFor, type LineAccount, lineAccount, lineCounted } from '#tests/support/agents.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { recomputed } from '#tests/support/recomputed.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { sessionOf } from '#tests/support/team.ts'

// Noon of São Paulo on a Monday.
const begin = new Date('2026-10-05T15:00:00.000Z')
const monday = new Date('2026-10-05T03:00:00.000Z')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ database: hasPostgres() ? 'postgres' : 'memory', clock: fakeClock(begin) })
  await smallCatalogue(gateway.deps.database)
})
afterAll(() => closeReconciled(gateway))

const agent = (upline?: LineAccount) => lineAccount(gateway.deps, { isAgent: true, ...(upline && { upline }) })
const nameOf = (account: LineAccount) => accountName(gateway.deps, account)
const move = async (member: LineAccount, to: LineAccount) =>
  moveAccount(gateway.deps, { account: await nameOf(member), to: await nameOf(to), by: 'Ana', reason: 'Asked for it' })
const messagesOf = async ({ memberId }: LineAccount) => {
  const text = 'SELECT kind FROM member_message WHERE member_id = :memberId ORDER BY id'
  return (await rowsAs<{ kind: string }>(gateway.deps.database, text, { memberId })).map(({ kind }) => kind)
}
const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: Error) => error.message,
  )

test('the new line sees a moved agent at once, the old line keeps its days, and its contracts end with their periods', async () => {
  const { deps, clock } = gateway
  const top = await agent()
  const above = await agent(top)
  const moved = await agent(above)
  const member = await lineAccount(deps, { upline: moved })
  const other = await agent()
  const line = [
    [top, undefined, 300, 4000],
    [above, top, 200, 3000],
    [moved, above, 100, 2000],
    [other, undefined, 300, 1000],
  ] as const
  for (const [member, upline, daily, weekly] of line) {
    const given = { from: monday, ...(upline && { upline }) }
    await contractFor(deps, member, salary(tier(daily)), given)
    await contractFor(deps, member, { ...dividend(tier(weekly)), cycle: 'week' }, given)
  }
  const play = () => member.bet(10_000n)
  await play()
  clock.advance(hours(24))
  await play()
  await lineCounted(gateway)
  expect(await move(moved, other)).toMatchObject({ from: '2026-10-07', contractsEnded: 2 })

  // The old line no longer sees the agent and the accounts below; the new line sees them, but not their earlier activity.
  const names = { moved: await nameOf(moved), member: await nameOf(member) }
  const days = { from: '2026-10-01', to: '2026-10-31' }
  for (const member of [top, above]) {
    const session = sessionOf(member)
    for (const name of [names.moved, names.member]) {
      await expect(readDownline(deps, session, name)).rejects.toMatchObject({ code: 'downline_unknown' })
      expect((await searchDownlines(deps, session, name)).list).toEqual([])
    }
    await expect(teamOverview(deps, session, { ...days, downline: names.moved })).rejects.toMatchObject({
      code: 'downline_unknown',
    })
    expect((await teamOverview(deps, session, days)).figures).toMatchObject({ bets: 2, stake: 20_000n })
  }
  expect(await readDownline(deps, sessionOf(other), names.member)).toMatchObject({
    level: 2,
    path: [{ account: names.moved }],
  })
  const { list } = await listDownlines(deps, sessionOf(other), { pageSize: 10 })
  expect(list).toMatchObject([{ account: names.moved, month: { validBet: 0n }, lastPlayed: null }])
  const seen = await teamOverview(deps, sessionOf(other), { ...days, downline: names.moved })
  expect(seen.figures).toMatchObject({ bets: 0, stake: 0n, active: 0 })
  // Transfers along the line follow.
  expect((await uplineOf(deps.database, moved.memberId))?.id).toBe(other.memberId)
  expect(await downlineOf(deps.database, above.memberId, names.moved)).toBeUndefined()
  expect(await messagesOf(moved)).toEqual(['contract_ended', 'contract_ended', 'line_moved'])
  expect([await messagesOf(above), await messagesOf(other)]).toEqual([['line_left'], ['line_came']])

  // Bets on the day of the move still belong to the old line.
  await play()
  clock.advance(hours(24))
  await play()
  clock.advance(new Date('2026-10-12T12:00:00.000Z').getTime() - clock.now().getTime())
  await lineCounted(gateway)
  await settleContracts(deps)
  const statementsOf = ({ memberId }: LineAccount) =>
    rowsAs<{ id: bigint; period: string; pay: bigint }>(
      deps.database,
      'SELECT id, period, pay FROM line_statement WHERE agent_id = :memberId ORDER BY kind, ends_at',
      { memberId },
    )
  const paid = async (member: LineAccount) => (await statementsOf(member)).map(({ period, pay }) => [period, pay])
  const [mondayName, tuesday, wednesday, week] = ['D:2026-10-05', 'D:2026-10-06', 'D:2026-10-07', 'W:2026-W41']
  // 10,000 on Monday and 20,000 on Tuesday go up the old line, 10,000 on Wednesday the new one.
  for (const member of [moved, above, top])
    expect(await paid(member)).toEqual([
      [mondayName, 100n],
      [tuesday, 200n],
      [week, member === moved ? 6_000n : 3_000n],
    ])
  expect(await paid(other)).toEqual([
    [wednesday, 300n],
    [week, 1_000n],
  ])
  for (const member of [moved, above, top, other])
    for (const { id } of await statementsOf(member))
      expect(await recomputed(deps, sessionOf(member), id.toString())).toMatchObject({ agrees: true })
  await expectReconciled(deps.database)
  const [noted] = await rowsAs(
    deps.database,
    'SELECT from_id, to_id, moved_by, reason, agents FROM line_move WHERE member_id = :memberId',
    { memberId: moved.memberId },
  )
  expect(noted).toEqual({
    from_id: above.memberId,
    to_id: other.memberId,
    moved_by: 'Ana',
    reason: 'Asked for it',
    agents: 1,
  })
})

test('a move below the account itself, below a member, or too deep is refused', async () => {
  const { database } = gateway.deps
  const [top, other] = [await agent(), await agent()]
  const below = await agent(top)
  const member = await lineAccount(gateway.deps, { upline: below })
  const refused = async (member: LineAccount, to: LineAccount) => failure(move(member, to))
  expect(await refused(top, top)).toContain('below itself')
  expect(await refused(top, below)).toContain('circle')
  expect(await refused(below, top)).toContain('already')
  expect(await refused(other, member)).toContain('There is no agent')
  // A chain of 63 agents above this one: it has room for one below it, and none for two.
  const deep = await agent()
  await byOwner(database, 'INSERT INTO agent_line (upline_id, downline_id, depth) SELECT :memberId, :downlineId, 63', {
    memberId: other.memberId,
    downlineId: deep.memberId,
  })
  expect(await refused(top, deep)).toContain('64')
  const single = await agent()
  expect(await refused(single, deep)).toBe('done')
  expect(await refused(member, single)).toBe('done')
  await byOwner(database, 'DELETE FROM agent_line WHERE upline_id = :memberId AND downline_id <> :memberId', {
    memberId: other.memberId,
  })
  const places = await rowsAs(database, `SELECT count(*)::integer AS moves FROM line_move WHERE to_id = :memberId`, {
    memberId: below.memberId,
  })
  expect(places).toEqual([{ moves: 0 }])
})

test('rebates above the new agent’s are lowered with those below, and a second move on the day replaces the first', async () => {
  const { database, now } = gateway.deps
  const [top, generous, poor] = [await agent(), await agent(), await agent()]
  const giver = await agent(poor)
  const moved = await agent(top)
  const member = await lineAccount(gateway.deps, { upline: moved })
  for (const [{ memberId }, rate] of [
    [moved, 80],
    [member, 60],
    [giver, 50],
  ] as const)
    await database.query(
      `INSERT INTO line_rebate (member_id, from_day, rate, set_by, set_at) VALUES (:memberId, '2026-10-01', :rate, :setBy, :setAt)`,
      { memberId, rate, setBy: top.memberId, setAt: now() },
    )
  const rates = async (day: string) =>
    Promise.all([moved, member].map(({ memberId }) => rebateOn(database, memberId, day)))
  expect(await move(moved, generous)).toMatchObject({ rate: { before: 80, after: 80 }, rebatesLowered: 0 })
  expect(await move(moved, giver)).toMatchObject({ rate: { before: 80, after: 50 }, rebatesLowered: 2 })
  const today = '2026-10-12'
  expect([await rates(today), await rates('2026-10-13')]).toEqual([
    [80, 60],
    [50, 50],
  ])
  expect(await messagesOf(member)).toEqual(['rebate_lowered'])
  const lines = await rowsAs<{ upline_id: bigint; from_day: string; to_day: string; depth: number }>(
    database,
    `SELECT upline_id, from_day::text, to_day::text, depth FROM agent_line WHERE downline_id = :memberId AND depth > 0 ORDER BY from_day, depth`,
    { memberId: moved.memberId },
  )
  expect(lines).toEqual([
    { upline_id: top.memberId, from_day: '-infinity', to_day: '2026-10-13', depth: 1 },
    { upline_id: giver.memberId, from_day: '2026-10-13', to_day: 'infinity', depth: 1 },
    { upline_id: poor.memberId, from_day: '2026-10-13', to_day: 'infinity', depth: 2 },
  ])
  // The agent at the top of a line has the rate of the operator's setting. After the move it has at most the new agent's rate.
  expect(await move(top, giver)).toMatchObject({ rate: { before: 100, after: 50 } })
})
