import { create } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProposedTermsStruct } from '#contract/entities/contract-terms.ts'
import type { ContractTerms } from '#gateway/agent/contracts/terms.ts'
import { offerContract } from '#gateway/agent/life/ask.ts'
import { lookBackOnOffer } from '#gateway/agent/life/look-back.ts'
import { simulate } from '#gateway/agent/life/simulate.ts'
import { toJson } from '#lib/json.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { accountName, type LineAccount } from '#tests/support/agents.ts'
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
  'past periods are less by the contracts below, but for those that would end, with payments by %s',
  async (payer, day, next) => {
    const { top, middle, below } = await settledDay(payer, day, next)
    const asked = async (terms: ContractTerms | null) => {
      const change = { downline: await nameOf(middle), contract: kind, terms: terms && proposed(terms) }
      const { ends, periods } = await simulate(gateway.deps, top.session, change)
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
    const { periods } = await lookBackOnOffer(gateway.deps, middle.session, { requestId })
    const mine = { before: 600n, after: 300n, paidBefore: 260n, paidAfter: 260n, keptBefore: null, keptAfter: null }
    expect(periods.result?.[0]).toMatchObject(mine)
  },
)
