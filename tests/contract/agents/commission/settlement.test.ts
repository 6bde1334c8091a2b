import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentCommission, incomeRows } from '#gateway/agents/commission/agent-commission.ts'
import { agentStatement } from '#gateway/agents/commission/agent-statements.ts'
import { putAdjustment } from '#gateway/agents/commission/put-adjustment.ts'
import { settleContracts } from '#gateway/agents/commission/settle-contracts.ts'
import { simulate } from '#gateway/agents/contracts/simulate.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { commissionOf, contractFor, type LineAccount, lineAccount, lineCounted } from '#tests/support/agents.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { recomputed } from '#tests/support/recomputed.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

// Midnight of São Paulo.
const day = (date: string) => new Date(`${date}T03:00:00.000Z`)

describe.each(theDatabase())('settlement of contracts on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date('2026-10-01T12:00:00.000Z')) })
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    await lineCounted(gateway)
    await settleContracts(gateway.deps)
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const goTo = (moment: Date | string) =>
    gateway.clock.advance(new Date(moment).getTime() - gateway.clock.now().getTime())
  const settled = async () => {
    await lineCounted(gateway)
    await settleContracts(gateway.deps)
  }
  const account = (options: Parameters<typeof lineAccount>[1] = {}) => lineAccount(gateway.deps, options)
  /** Agents one below the other, each with a contract of these terms, and a member below the last. */
  const line = async (terms: readonly ContractTerms[], from: Date) => {
    const agents: LineAccount[] = []
    for (const version of terms) {
      const upline = agents.at(-1)
      const agent = await account({ isAgent: true, ...(upline && { upline }) })
      await contractFor(gateway.deps, agent, version, { from, ...(upline && { upline }) })
      agents.push(agent)
    }
    const last = agents.at(-1)
    if (!last) throw new Error('There is no agent.')
    return { agents, member: await account({ upline: last }) }
  }
  const statements = (agent: LineAccount) =>
    rowsAs<{ period: string; pay: bigint; state: string; gross: bigint }>(
      gateway.deps.database,
      'SELECT period, pay, state, gross FROM line_statement WHERE agent_id = :memberId ORDER BY ends_at',
      { memberId: agent.memberId },
    )
  /** Works out every statement of an agent again from the bets. */
  const checked = async (agent: LineAccount) => {
    const session = { ...agent.session, memberId: agent.memberId }
    const text = 'SELECT id::text FROM line_statement WHERE agent_id = :memberId ORDER BY id'
    const ids = await rowsAs<{ id: string }>(gateway.deps.database, text, { memberId: agent.memberId })
    return Promise.all(ids.map(({ id }) => recomputed(gateway.deps, session, id)))
  }
  const earned = (agents: readonly LineAccount[]) =>
    Promise.all(agents.map((agent) => commissionOf(gateway.deps, agent)))

  test('a day is settled once along the line, by several gateways at once, after its bets are counted (rules 33.1 and 33.7)', async () => {
    const rates = [1000, 400, 250, 100]
    const { agents, member } = await line(
      rates.map((rate) => salary(tier(rate))),
      day('2026-10-01'),
    )
    await member.bet(12_345n)
    await settled()
    expect(await earned(agents)).toEqual([0n, 0n, 0n, 0n])
    goTo('2026-10-02T03:02:00.000Z')
    // No bets are counted up to the end of the day yet.
    await settleContracts(gateway.deps)
    expect(await earned(agents)).toEqual([0n, 0n, 0n, 0n])
    await lineCounted(gateway)
    await Promise.all([1, 2, 3].map(() => settleContracts(gateway.deps)))
    expect(await earned(agents)).toEqual([741n, 185n, 185n, 123n])
    expect(await statements(agents[0] ?? member)).toEqual([
      { period: 'D:2026-10-01', pay: 741n, state: 'paid', gross: 1234n },
    ])
    const [top] = agents
    const days = { from: '2026-10-01', to: '2026-10-02' }
    const rows = [{ day: '2026-10-01', contract: 'dailySalary', paid: 741n }]
    expect(top && (await incomeRows(gateway.deps.database, top.session, days))).toEqual(rows)
    expect(top && (await agentCommission(gateway.deps, top.session, days))).toMatchObject({
      kinds: [{ contract: 'dailySalary', paid: 741n }],
      days: [{ day: '2026-10-01', paid: 741n }],
    })
    // Had the second one had 5 % that day, the first one would have kept as much. The second gave 308 to the third.
    const [, below] = agents
    if (!top || !below) throw new Error('There are no agents.')
    const terms = salary(tier(500))
    const name = 'SELECT account FROM member WHERE id = :memberId'
    const [named] = await rowsAs<{ account: string }>(gateway.deps.database, name, { memberId: below.memberId })
    const proposed = {
      downline: named?.account ?? '',
      contract: 'dailySalary' as const,
      terms: { ...terms, tiers: [...terms.tiers], costs: [] },
    }
    const { periods } = await simulate(gateway.deps, gateway.ports.computations, top.session, proposed)
    const past = { before: 493n, after: 617n, paidBefore: 185n, paidAfter: 309n, keptBefore: 741n, keptAfter: 617n }
    expect(periods.result?.[0]).toMatchObject({ from: '2026-10-01T03:00:00.000Z', validBet: 12_345n, ...past })
  })

  test('a dividend subtracts the salaries of its time, and carries a loss (rules 31.3 and 31.4)', async () => {
    const agent = await account({ isAgent: true })
    const member = await account({ upline: agent })
    await contractFor(gateway.deps, agent, salary(tier(100)), { from: day('2026-10-05') })
    const terms = { ...dividend(tier(4000)), costs: [{ basis: 'wages', sign: 'minus', percent: 10_000 }] } as const
    await contractFor(gateway.deps, agent, { ...terms, cycle: 'week' }, { from: day('2026-10-05') })
    goTo('2026-10-05T12:00:00.000Z')
    await member.bet(10_000n, gateway.clock.now(), 25_000n)
    goTo('2026-10-12T12:00:00.000Z')
    await settled()
    await member.bet(50_000n)
    goTo('2026-10-19T12:00:00.000Z')
    await settled()
    const again = await checked(agent)
    expect(again.map(({ agrees }) => agrees)).toEqual(again.map(() => true))
    const dividends = await rowsAs(
      gateway.deps.database,
      `SELECT period, base, pay, result #>> '{carriedIn,base}' AS carried FROM line_statement WHERE agent_id = :memberId AND kind = 'dividend' ORDER BY id`,
      { memberId: agent.memberId },
    )
    // 10,000 − 25,000 − 100; then 50,000 − 500, of which 40 % after the 15,100 that were lost.
    expect(dividends).toEqual([
      { period: 'W:2026-W41', base: -15_100n, pay: 0n, carried: '0' },
      { period: 'W:2026-W42', base: 49_500n, pay: 13_760n, carried: '-15100' },
    ])
  })

  test('a statement names its active members, and a share waits without enough of them (rule 31.6)', async () => {
    goTo('2026-10-20T12:00:00.000Z')
    const agent = await account({ isAgent: true })
    const members = [await account({ upline: agent }), await account({ upline: agent })]
    const active = { validBet: 1_000n, deposit: 500n, needs: 'both', scope: 'team' } as const
    await contractFor(
      gateway.deps,
      agent,
      { ...salary(tier(1000)), active, minimumActive: 2 },
      { from: day('2026-10-20') },
    )
    for (const member of members) await member.bet(1_000n)
    await members[0]?.deposit(500n)
    await members[1]?.deposit(499n)
    goTo('2026-10-21T12:00:00.000Z')
    await settled()
    expect(await statements(agent)).toMatchObject([{ pay: 0n, state: 'notReached' }])
    const named = await rowsAs(
      gateway.deps.database,
      `SELECT member_id, valid_bet, deposited FROM line_statement_active a JOIN line_statement s ON s.id = a.statement_id WHERE s.agent_id = :memberId`,
      { memberId: agent.memberId },
    )
    expect(named).toEqual([{ member_id: members[0]?.memberId, valid_bet: 1_000n, deposited: 500n }])
    for (const member of members) {
      await member.bet(1_000n)
      await member.deposit(500n)
    }
    goTo('2026-10-22T12:00:00.000Z')
    await settled()
    expect(await statements(agent)).toMatchObject([{ pay: 0n }, { pay: 400n, state: 'paid' }])
  })

  test('a day of 25 hours has 25 hourly periods and one daily one; 5 minutes without bets have no statement (rule 33.3)', async () => {
    const { database, now } = gateway.deps
    goTo('2026-10-24T22:00:00.000Z')
    await writeSetting(database, 'brand', { ...brandSetting.fallback, timeZone: 'Europe/Lisbon' }, now())
    const from = new Date('2026-10-24T23:00:00.000Z')
    const agent = await account({ isAgent: true })
    const member = await account({ upline: agent })
    await contractFor(gateway.deps, agent, salary(tier(100)), { from })
    await contractFor(gateway.deps, agent, { ...salary(tier(100)), kind: 'hourlySalary', cycle: 'hour' }, { from })
    await contractFor(
      gateway.deps,
      agent,
      { ...salary(tier(100)), kind: 'realtimeSalary', cycle: 'minutes5' },
      { from },
    )
    for (let hour = 0; hour < 25; hour++) {
      goTo(new Date(from.getTime() + hour * 3_600_000 + 60_000))
      await member.bet(1_000n)
    }
    goTo('2026-10-26T00:30:00.000Z')
    await settled()
    const text = `SELECT kind, count(*)::integer AS statements, sum(pay)::integer AS pay, min(starts_at) AS first, max(ends_at) AS last
      FROM line_statement WHERE agent_id = :memberId GROUP BY kind ORDER BY kind`
    expect(await rowsAs(database, text, { memberId: agent.memberId })).toMatchObject([
      { kind: 'dailySalary', statements: 1, pay: 250 },
      { kind: 'hourlySalary', statements: 25, pay: 250 },
      { kind: 'realtimeSalary', statements: 25, pay: 250 },
    ])
  })

  test('a correction is part of the next statement, and its uncovered part is carried (rule 33.5)', async () => {
    const { database } = gateway.deps
    goTo('2026-10-27T12:00:00.000Z')
    const agent = await account({ isAgent: true })
    const member = await account({ upline: agent })
    const from = new Date('2026-10-27T00:00:00.000Z')
    const contract = await contractFor(gateway.deps, agent, { ...salary(tier(1000)), shortfall: 'house' }, { from })
    await member.bet(1_000n)
    goTo('2026-10-28T12:00:00.000Z')
    await settled()
    const [first] = await rowsAs<{ id: bigint }>(
      database,
      'SELECT id FROM line_statement WHERE contract_id = :contract',
      { contract },
    )
    if (!first) throw new Error('There is no statement.')
    await putAdjustment(gateway.deps, { statementId: first.id, amount: -150n, reason: 'Bets of a friend', by: 'test' })
    await member.bet(1_000n)
    goTo('2026-10-29T12:00:00.000Z')
    await settled()
    await member.bet(1_000n)
    goTo('2026-10-30T12:00:00.000Z')
    await settled()
    expect((await statements(agent)).map(({ pay }) => pay)).toEqual([100n, 0n, 50n])
    expect(await agentStatement(gateway.deps, agent.session, first.id.toString())).toMatchObject({
      corrections: [],
      corrected: [{ amount: -150n, reason: 'Bets of a friend' }],
      pay: 100n,
      facts: { validBet: 1_000n },
    })
    expect((await checked(agent)).map(({ agrees }) => agrees)).toEqual([true, true, true])
  })

  test('the rebates of a day are paid once down the line, and the house keeps the rounding', async () => {
    const { database } = gateway.deps
    goTo('2026-11-02T12:00:00.000Z')
    const top = await account({ isAgent: true })
    const above = await account({ isAgent: true, upline: top })
    const agent = await account({ isAgent: true, upline: above })
    const member = await account({ upline: agent })
    const rates = [
      [above, 80],
      [agent, 50],
      [member, 33],
    ] as const
    for (const [{ memberId }, rate] of rates)
      await database.query(
        `INSERT INTO line_rebate (member_id, from_day, rate, set_by, set_at) VALUES (:memberId, '2026-11-02', :rate, :setBy, :now)`,
        { memberId, rate, setBy: top.memberId, now: gateway.clock.now() },
      )
    const before = await available(database, member.account)
    await member.bet(12_345n)
    await agent.bet(999n)
    goTo('2026-11-03T12:00:00.000Z')
    await lineCounted(gateway)
    await Promise.all([1, 2].map(() => settleContracts(gateway.deps)))
    await settled()
    // 40 of 12,345 for the member; 4 of its own bets for the agent, which gets 61 for the member's; 106 of 13,344 for
    // the agent above.
    expect(await available(database, member.account)).toBe(before - 12_345n + 40n)
    expect(await earned([agent, above, top])).toEqual([21n, 41n, 0n])
  })
})
