import { create } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProposedTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import { agentStatements } from '#gateway/agents/commission/agent-statements.ts'
import { offerContract } from '#gateway/agents/contracts/ask.ts'
import { lookBackOnOffer } from '#gateway/agents/contracts/look-back.ts'
import { simulate } from '#gateway/agents/contracts/simulate.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { toJson } from '#lib/json.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { accountName, contractFor, type LineAccount } from '#tests/support/agents.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { midnight, settlingOf } from '#tests/support/settling.ts'

let gateway: TestGateway
let on: ReturnType<typeof settlingOf>
beforeAll(async () => {
  gateway = await testGateway({ clock: fakeClock(new Date('2026-10-01T12:00:00.000Z')) })
  await smallCatalogue(gateway.deps.database)
  on = settlingOf(gateway)
})
afterAll(() => gateway.close())

const kind = 'dailySalary' as const
const nameOf = (account: LineAccount) => accountName(gateway.deps, account)
const proposed = (terms: ContractTerms) => create(JSON.parse(toJson(terms)), ProposedTermsStruct)

/** A day of 100.00 at 10 %, 5 % and 3 % one below the other, and 20.00 at 2 % beside the third. */
async function settledDay(payer: ContractTerms['payer'], day: string, next: string) {
  const from = midnight(day)
  on.goTo(`${day}T12:00:00.000Z`)
  const terms = [1000, 500, 300].map((rate) => ({ ...salary(tier(rate)), payer }))
  const { agents, member } = await on.line(terms, from)
  const [top, middle, below] = agents
  if (!top || !middle || !below) throw new Error('There are no agents.')
  const { member: beside } = await on.line([{ ...salary(tier(200)), payer }], from, middle)
  await member.bet(10_000n)
  await beside.bet(2_000n)
  on.goTo(`${next}T12:00:00.000Z`)
  await on.settled()
  return { top, middle, below }
}

test.each([
  ['platform', '2026-10-01', '2026-10-02'],
  ['upline', '2026-10-02', '2026-10-03'],
] as const)(
  'past periods are less by the contracts below, but for those that would end, with payments by %s (rule 31.12)',
  async (payer, day, next) => {
    const { top, middle, below } = await settledDay(payer, day, next)
    const asked = async (terms: ContractTerms | null) => {
      const change = { downline: await nameOf(middle), contract: kind, terms: terms && proposed(terms) }
      const { ends, periods } = await simulate(gateway.deps, gateway.ports.computations, top.session, change)
      return { ends: ends.map(({ account }) => account), period: periods.result?.[0] }
    }
    // 600 of 12,000, less 300 and 40 below; the top keeps what is left of 1,200.
    const now = { before: 600n, paidBefore: 260n, keptBefore: 600n }
    const higher = { after: 720n, paidAfter: 380n, keptAfter: 480n }
    expect(await asked(salary(tier(600)))).toMatchObject({ ends: [], period: { ...now, ...higher } })
    // The 3 % do not fit below 2.5 %, the 2 % do.
    const lower = { after: 300n, paidAfter: 260n, keptAfter: 900n }
    const ends = [await nameOf(below)]
    expect(await asked(salary(tier(250)))).toMatchObject({ ends, period: { ...now, ...lower } })
    const none = { after: 0n, paidAfter: 0n, keptAfter: 1_200n }
    expect(await asked(null)).toMatchObject({ period: { ...now, ...none } })
    // What the present terms would have paid is what the statement left.
    const [statement] = await on.statements(middle)
    expect(statement && statement.pay - statement.passedOn).toBe(260n)

    const owner = { session: top.session, address: '127.0.0.1' }
    const offered = { downline: await nameOf(middle), terms: salary(tier(250)) }
    const { requestId } = await offerContract(gateway.deps, owner, offered)
    const { periods } = await lookBackOnOffer(gateway.deps, gateway.ports.computations, middle.session, { requestId })
    const mine = { before: 600n, after: 300n, paidBefore: 260n, paidAfter: 260n, keptBefore: null, keptAfter: null }
    expect(periods.result?.[0]).toMatchObject(mine)
  },
)

test('thirty days are looked back on, and the hours of a week as days (rule 31.12)', async () => {
  on.goTo('2026-10-04T12:00:00.000Z')
  const hourly = (rate: number) => ({ ...salary(tier(rate)), kind: 'hourlySalary', cycle: 'hour' }) as const
  const from = midnight('2026-10-03')
  const { agents, member } = await on.line([salary(tier(1000)), salary(tier(500))], from)
  const [top, below] = agents
  if (!top || !below) throw new Error('There are no agents.')
  for (const [agent, rate, upline] of [
    [top, 1000, undefined],
    [below, 500, top],
  ] as const)
    await contractFor(gateway.deps, agent, hourly(rate), { from, ...(upline && { upline }) })
  await member.bet(10_000n)
  on.goTo('2026-10-04T13:30:00.000Z')
  await member.bet(2_000n)
  // 23:30 of São Paulo, and an hour later the next day.
  on.goTo('2026-10-05T02:30:00.000Z')
  await member.bet(1_000n)
  on.goTo('2026-10-05T03:30:00.000Z')
  await member.bet(4_000n)
  on.goTo('2026-10-05T14:00:00.000Z')
  await on.settled()
  const asked = async (contract: 'dailySalary' | 'hourlySalary', terms: ContractTerms) => {
    const change = { downline: await nameOf(below), contract, terms: proposed(terms) }
    return (await simulate(gateway.deps, gateway.ports.computations, top.session, change)).periods.result ?? []
  }
  const daily = await asked('dailySalary', salary(tier(600)))
  expect(daily).toHaveLength(30)
  expect(daily[0]).toMatchObject({
    from: midnight('2026-10-04').toISOString(),
    validBet: 13_000n,
    before: 650n,
    after: 780n,
  })
  // Of each hour the share of its own.
  expect(await asked('hourlySalary', hourly(600))).toMatchObject([
    {
      from: midnight('2026-10-05').toISOString(),
      to: midnight('2026-10-06').toISOString(),
      validBet: 4_000n,
      after: 240n,
    },
    { from: midnight('2026-10-04').toISOString(), validBet: 13_000n, before: 650n, after: 780n, keptAfter: 520n },
  ])
})

test('a loss that a dividend carries from month to month is in its row (rule 31.12)', async () => {
  on.goTo('2026-10-06T12:00:00.000Z')
  const { agents, member } = await on.line([dividend(tier(1000)), dividend(tier(500))], midnight('2026-10-01'))
  const [top, below] = agents
  if (!top || !below) throw new Error('There are no agents.')
  await member.bet(1_000n, gateway.clock.now(), 6_000n)
  on.goTo('2026-11-03T12:00:00.000Z')
  await member.bet(3_000n)
  on.goTo('2026-12-03T12:00:00.000Z')
  await on.settled()
  const change = { downline: await nameOf(below), contract: 'dividend', terms: proposed(dividend(tier(400))) } as const
  const { periods } = await simulate(gateway.deps, gateway.ports.computations, top.session, change)
  expect(periods.result).toHaveLength(6)
  expect(periods.result?.[0]).toMatchObject({ won: 3_000n, carriedIn: -5_000n, after: 0n })
  const filter = { contract: 'dividend', from: '2026-10-01', to: '2026-12-03', pageSize: 20 } as const
  const { list } = await agentStatements(gateway.deps, below.session, filter)
  expect(list.map(({ carriedIn }) => carriedIn.base)).toEqual([-5_000n, 0n])
})
