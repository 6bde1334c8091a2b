import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentCommission } from '#gateway/agents/commission/agent-commission.ts'
import { insertRequest } from '#gateway/agents/contracts/request-rows.ts'
import { agentDesk } from '#gateway/agents/desk/agent-desk.ts'
import { agentReportsSetting } from '#gateway/agents/reports/losses.ts'
import { teamOverview } from '#gateway/agents/reports/overview.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { accountName, contractFor, type LineAccount, lineCounted } from '#tests/support/agents.ts'
import { theDatabase } from '#tests/support/database.ts'
import { midnight, type Settling, settlingGateway } from '#tests/support/settling.ts'

describe.each(theDatabase())('the desk of an agent on $name', ({ open }) => {
  let settling: Settling
  beforeAll(async () => {
    settling = await settlingGateway(open, '2026-10-05T12:00:00.000Z')
  })
  afterAll(() => settling.close())

  const deskOf = async ({ session }: LineAccount, period: 'days7' | 'days30' = 'days7') => {
    const { deps, ports } = settling.gateway
    await lineCounted(settling.gateway)
    return await agentDesk(deps, ports.computations, session, { period, language: 'en' })
  }

  test('the estimate of a period is what its statement pays if nothing happens any more (rule 29.10)', async () => {
    const { gateway, on } = settling
    // Two levels with a salary and a dividend each; the upper agent pays the lower dividend itself.
    const { agents, member } = await on.line([salary(tier(300)), salary(tier(100))], midnight('2026-10-05'))
    const [top, below] = agents
    if (!top || !below) throw new Error('There are no agents.')
    const weekly = { ...dividend(tier(4000)), cycle: 'week' } as const
    const wages = [{ basis: 'wages', sign: 'minus', percent: 10_000 }] as const
    await contractFor(gateway.deps, top, { ...weekly, costs: wages }, { from: midnight('2026-10-05') })
    const lower = { ...weekly, tiers: [tier(1500)], payer: 'upline' } as const
    await contractFor(gateway.deps, below, lower, { from: midnight('2026-10-05'), upline: top })
    await member.bet(10_000n, gateway.clock.now(), 2_000n)

    const first = await deskOf(top)
    expect(first.span).toEqual({ from: '2026-10-05T03:00:00.000Z', to: '2026-10-12T03:00:00.000Z' })
    // 3 % of 10,000, less the 100 of the agent below; 40 % of 8,000, whose salary is not settled yet, less the 1,200 below.
    expect(first.earnings).toMatchObject([
      { contract: 'dailySalary', state: 'open', amount: 200n, settled: 0n, rate: 300, active: null },
      {
        contract: 'dividend',
        state: 'open',
        amount: 2_000n,
        settled: 0n,
        rate: 4000,
        paidFrom: '2026-10-12T03:02:00.000Z',
      },
    ])

    on.goTo('2026-10-06T12:00:00.000Z')
    await on.settled()
    // The salary of 300 for the team is a cost of the dividend now.
    expect((await deskOf(top)).earnings).toMatchObject([
      { contract: 'dailySalary', amount: 0n, settled: 200n, rate: 300 },
      { contract: 'dividend', amount: 1_880n, settled: 0n },
    ])

    // Over and not settled: the period that is paid next, with the amount of its statement.
    on.goTo('2026-10-12T12:00:00.000Z')
    const over = (await deskOf(top)).earnings.find(({ contract }) => contract === 'dividend')
    expect(over).toMatchObject({ state: 'closing', amount: 1_880n, from: '2026-10-05T03:00:00.000Z' })
    await on.settled()
    const statement = (await on.statements(top)).find(({ contract }) => contract === 'dividend')
    expect(statement && statement.pay - statement.passedOn).toBe(over?.amount)
    const { kinds } = await agentCommission(gateway.deps, top.session, { from: '2026-10-05', to: '2026-10-11' })
    const amounts = [...kinds].map(({ paid }) => paid)
    // The agent has paid the 1,200 of the agent below out of what the house paid it.
    expect(amounts.reduce((sum, paid) => sum + paid, 0n)).toBe(200n + 1_880n)
    expect((await deskOf(top)).earnings).toMatchObject([
      { contract: 'dailySalary', state: 'open', amount: 0n, settled: 0n },
      { contract: 'dividend', state: 'open', amount: 0n, settled: 0n, from: '2026-10-12T03:00:00.000Z' },
    ])
  })

  test('a payment that needs active members says how many there are; a contract that begins later has no amount', async () => {
    const { gateway, on } = settling
    on.goTo('2026-10-13T12:00:00.000Z')
    const agent = await on.account({ isAgent: true })
    const members = [await on.account({ upline: agent }), await on.account({ upline: agent })]
    const active = { validBet: 1_000n, deposit: 0n, needs: 'both', scope: 'team' } as const
    const terms = { ...salary(tier(1000)), active, minimumActive: 2 }
    await contractFor(gateway.deps, agent, terms, { from: midnight('2026-10-13') })
    await contractFor(gateway.deps, agent, dividend(tier(100)), { from: midnight('2026-11-01') })
    await members[0]?.bet(5_000n)
    const { earnings, span } = await deskOf(agent)
    expect(span?.to).toBe('2026-11-01T03:00:00.000Z')
    expect(earnings).toMatchObject([
      { contract: 'dailySalary', state: 'open', amount: 0n, rate: 1000, active: 1, minimumActive: 2 },
      { contract: 'dividend', state: 'later', amount: null, from: '2026-11-01T03:00:00.000Z' },
    ])
  })

  test('without a contract nothing is estimated, and nothing waits', async () => {
    const agent = await settling.on.account({ isAgent: true })
    expect(await deskOf(agent)).toMatchObject({
      span: null,
      earnings: [],
      waiting: { requests: [], owed: 0n, payouts: { count: 0, amount: 0n }, withdrawals: { count: 0, amount: 0n } },
      funnel: { now: { clicks: 0, joined: 0, firstDeposits: 0, active: 0 } },
      days: [],
      movers: { best: [], falling: [] },
    })
  })

  test('the way into the line, its days and its accounts are those of the reports', async () => {
    const { gateway, on } = settling
    on.goTo('2026-10-20T12:00:00.000Z')
    const agent = await on.account({ isAgent: true })
    const below = await on.account({ isAgent: true, upline: agent })
    const [bruno, carla, other] = [
      await on.account({ upline: agent }),
      await on.account({ upline: below }),
      await on.account(),
    ]
    await carla.bet(9_000n)
    await bruno.bet(3_000n)
    await other.bet(50_000n)
    on.goTo('2026-10-27T12:00:00.000Z')
    const newcomer = await on.account({ upline: below })
    await newcomer.bet(4_000n, gateway.clock.now(), 6_000n)
    await bruno.bet(7_000n)
    await carla.bet(1_000n)
    await visited(below, '2026-10-27', 5)
    await visited(agent, '2026-10-20', 4)
    await visited(other, '2026-10-27', 9)

    const desk = await deskOf(agent)
    const overview = await teamOverview(gateway.deps, agent.session, { from: '2026-10-21', to: '2026-10-27' })
    const { joined, active, firstDeposits } = overview.figures
    expect(desk.funnel.now).toEqual({ clicks: 5, joined, active, firstDeposits })
    expect(desk.funnel.now).toMatchObject({ joined: 1, active: 3 })
    expect(desk.funnel.before).toEqual({
      clicks: 4,
      joined: 3,
      active: 2,
      firstDeposits: overview.before.firstDeposits,
    })
    expect(desk.days).toEqual(overview.days.map(({ day, houseResult }) => ({ day, houseResult })))
    expect(desk.days).toEqual([{ day: '2026-10-27', houseResult: 6_000n }])
    const names = await Promise.all([bruno, newcomer, carla].map((one) => accountName(gateway.deps, one)))
    expect(desk.movers).toEqual({
      best: [
        { account: names[0], validBet: 7_000n, before: 3_000n },
        { account: names[1], validBet: 4_000n, before: 0n },
      ],
      falling: [{ account: names[2], validBet: 1_000n, before: 9_000n }],
    })
    expect((await deskOf(agent, 'days30')).days).toHaveLength(2)

    // A line whose play takes too long to add up has no list.
    const { database } = gateway.deps
    const limit = (mostDaysSummed: number) =>
      writeSetting(database, agentReportsSetting.name, { mostDaysSummed }, gateway.clock.now())
    await limit(3)
    expect((await deskOf(agent)).movers).toBe(null)
    await limit(150_000)
  })

  test('what waits for an agent is what it can answer or must pay, not what others have to answer', async () => {
    const { gateway, on } = settling
    const { database } = gateway.deps
    const [top, agent] = (await on.line([salary(tier(300)), salary(tier(200))], midnight('2026-10-28'))).agents
    if (!top || !agent) throw new Error('There are no agents.')
    const below = await on.account({ isAgent: true, upline: agent })
    const now = gateway.clock.now()
    const expiresAt = new Date(now.getTime() + 86_400_000)
    const asking = { currency: 'BRL', terms: salary(tier(250)), now, expiresAt, contract: 'dailySalary' } as const
    const pair = (memberId: bigint, uplineId: bigint) => ({ ...asking, memberId, uplineId })
    await insertRequest(database, { ...pair(agent.memberId, top.memberId), kind: 'new', askedBy: 'upline' })
    await insertRequest(database, { ...pair(below.memberId, agent.memberId), kind: 'termination', askedBy: 'downline' })
    const { waiting } = await deskOf(agent)
    expect(waiting.requests).toMatchObject([
      { contract: 'dailySalary', kind: 'new', rate: 250, isAbove: true, account: await accountName(gateway.deps, top) },
      { contract: 'dailySalary', kind: 'termination', isAbove: false, account: await accountName(gateway.deps, below) },
    ])
    expect((await deskOf(top)).waiting.requests).toEqual([])
    expect((await deskOf(below)).waiting.requests).toEqual([])
    // An offer that nobody has answered in time waits no more.
    on.goTo(expiresAt)
    expect((await deskOf(agent)).waiting.requests).toEqual([])
  })

  /** Visits by a link of an agent on a day. */
  async function visited({ memberId }: LineAccount, day: string, clicks: number) {
    const text = `WITH c AS (INSERT INTO invitation_code (code, member_id, kind, created_at) VALUES (:code, :memberId, 'affiliate', now()) RETURNING code),
        l AS (INSERT INTO agent_link (code, agent_id, name, kind, rate, language, page, created_at)
          SELECT code, :memberId, 'x', 'member', 0, 'pt', 'register', now() FROM c RETURNING id)
      INSERT INTO agent_link_day (link_id, day, clicks) SELECT id, :day::date, :clicks FROM l`
    const code = `d${memberId}${day.slice(8)}`
    await settling.gateway.deps.database.query(text, { code, memberId, day, clicks })
  }
})
