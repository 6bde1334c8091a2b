import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentStatementCheck } from '#gateway/agents/commission/agent-statements.ts'
import { factsOfTeams } from '#gateway/agents/commission/facts.ts'
import { moveAccount } from '#gateway/agents/contracts/move-account.ts'
import { simulate } from '#gateway/agents/contracts/simulate.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { toJson } from '#lib/json.ts'
import { periodAt } from '#lib/periods.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { accountName, contractFor, type LineAccount } from '#tests/support/agents.ts'
import { databases } from '#tests/support/database.ts'
import { recomputed } from '#tests/support/recomputed.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { midnight, type Settling, settlingGateway } from '#tests/support/settling.ts'

const zone = 'America/Sao_Paulo'
const rule = { validBet: 1_000n, deposit: 0n, needs: 'both', scope: 'team' } as const
/** A salary whose rate rises with two active members. */
const daily = (rate: number, active: ContractTerms['active'] = rule): ContractTerms => ({
  ...salary(tier(rate), { ...tier(2 * rate), active: 2 }),
  active,
})
const weekly: ContractTerms = {
  ...dividend(tier(1_000)),
  cycle: 'week',
  active: rule,
  minimumActive: 1,
  costs: [{ basis: 'wages', sign: 'minus', percent: 10_000 }],
}

describe.each(databases())('computed answers on $name', ({ open }) => {
  let on: Settling['on']
  let gateway: Settling['gateway']
  let close: Settling['close']
  let top: LineAccount
  let below: LineAccount
  let members: LineAccount[]
  let other: LineAccount
  const nameOf = (account: LineAccount) => accountName(gateway.deps, account)

  beforeAll(async () => {
    ;({ on, gateway, close } = await settlingGateway(open, '2026-10-05T12:00:00.000Z'))
    const from = midnight('2026-10-05')
    const line = await on.line([daily(400), daily(200)], from)
    const [first, second] = line.agents
    if (!first || !second) throw new Error('There are no agents.')
    ;[top, below] = [first, second]
    await contractFor(gateway.deps, top, weekly, { from })
    members = [line.member, await on.account({ upline: below }), await on.account({ upline: top })]
    other = await on.account({ isAgent: true })
    // Two are active on the first day, one on the second, and three in the week.
    for (const [day, bets] of [
      ['2026-10-06', [1_000n, 2_345n, 999n]],
      ['2026-10-07', [500n, 0n, 1_700n]],
    ] as const) {
      on.goTo(`${day}T12:00:00.000Z`)
      for (const [place, bet] of bets.entries()) if (bet > 0n) await members[place]?.bet(bet)
    }
    on.goTo('2026-10-12T12:00:00.000Z')
    await on.settled()
  })
  afterAll(() => close())

  const checkOf = async (agent: LineAccount, statementId: string) => {
    for (;;) {
      const answer = await agentStatementCheck(gateway.deps, gateway.ports.computations, agent.session, { statementId })
      if (answer.state === 'done') return answer.result
      if (answer.state === 'failed') throw new Error('It failed.')
    }
  }
  const computations = async () =>
    (await rowsAs<{ count: number }>(gateway.deps.database, 'SELECT count(*)::int AS count FROM computation'))[0]?.count

  test('a statement is recomputed to the same figures at once, an account at a time, and as a computation (rule 33.9)', async () => {
    for (const { id, contract } of await on.statements(top)) {
      const direct = await recomputed(gateway.deps, top.session, id)
      expect([contract, direct.agrees, direct.differing]).toEqual([contract, true, []])
      expect(await recomputed(gateway.deps, top.session, id, 1)).toEqual(direct)
      const checked = await checkOf(top, id)
      expect(checked).toEqual({
        agrees: true,
        figures: direct.figures,
        members: [],
        checkedAt: gateway.clock.now().toISOString(),
      })
    }
  })

  test('accounts that differ are named as they may be named now, and only to the agent of the statement (rule 33.15)', async () => {
    const [last] = (await on.statements(top)).filter(({ contract }) => contract === 'dividend')
    if (!last) throw new Error('There is no statement.')
    // Two accounts that did nothing.
    const added = [await on.account({ upline: below }), await on.account({ upline: top })]
    for (const { memberId } of added) {
      const text =
        'INSERT INTO line_statement_active (statement_id, member_id, valid_bet, deposited) VALUES (:lastId, :memberId, 1000, 0)'
      await gateway.deps.database.query(text, { lastId: last.id, memberId })
    }
    const names = await Promise.all(added.map(nameOf))
    await agentStatementCheck(gateway.deps, gateway.ports.computations, top.session, {
      statementId: last.id,
      again: true,
    })
    const named = async () => (await checkOf(top, last.id))?.members
    const stated = { stated: true, validBet: 1_000n, deposited: 0n }
    expect(await named()).toEqual(names.map((account) => ({ ...stated, account })))
    const closing = 'UPDATE member SET disabled_at = :now, closed_at = :now WHERE id = :memberId'
    await byOwner(gateway.deps.database, closing, { memberId: added[1]?.memberId ?? 0n, now: gateway.clock.now() })
    expect((await named())?.map(({ account }) => account)).toEqual([names[0], null])
    for (const foreign of [below, await on.account({ isAgent: true })])
      await expect(
        agentStatementCheck(gateway.deps, gateway.ports.computations, foreign.session, { statementId: last.id }),
      ).rejects.toMatchObject({
        code: 'statement_not_found',
      })
  })

  test('past periods are those of a direct count, and follow changed rates without another one (rule 33.15)', async () => {
    const simulated = async (terms: ContractTerms) => {
      for (;;) {
        const proposed = { ...terms, tiers: [...terms.tiers], costs: [...terms.costs] }
        const change = { downline: await nameOf(below), contract: 'dailySalary' as const, terms: proposed }
        const { periods } = await simulate(gateway.deps, gateway.ports.computations, top.session, change)
        if (periods.state === 'failed') throw new Error('It failed.')
        if (periods.result) return periods.result.slice(0, 6).toReversed()
      }
    }
    const before = (await computations()) ?? 0
    const past = await simulated(daily(100))
    expect((await computations()) ?? 0).toBe(before + 1)
    // The rule is the same before and after, and counted once: for the agent below and the one at the top.
    const [counted] = await rowsAs<{ teams: number }>(
      gateway.deps.database,
      `SELECT jsonb_array_length(question -> 'teams') AS teams FROM computation WHERE kind = 'activity'`,
    )
    expect(counted).toEqual({ teams: 2 })
    const { timeZone, ...asked } = { timeZone: zone, agentId: below.memberId, currency: 'BRL', until: null }
    for (const one of past) {
      const team = { ...asked, active: rule, asksForActive: true }
      const [direct] = await factsOfTeams(
        gateway.deps.database,
        [team],
        periodAt('day', timeZone, new Date(one.from)),
        timeZone,
      )
      expect([one.from, one.active]).toEqual([one.from, direct?.facts.active])
    }
    // Of the last six days, oldest first. The first one had 3,345 with two active members, the next one 500.
    expect(past.slice(0, 2)).toMatchObject([
      { active: 2, before: 133n, after: 66n },
      { active: 0, before: 10n, after: 5n },
    ])
    expect((await simulated(daily(150)))[0]).toMatchObject({ active: 2, after: 100n })
    expect((await computations()) ?? 0).toBe(before + 1)
    expect((await simulated(daily(150, { ...rule, validBet: 2_000n })))[0]).toMatchObject({ active: 1, after: 50n })
    expect((await computations()) ?? 0).toBe(before + 2)
    // What the agent at the top has itself counts as it is now: of 4,344, 10 % instead of 8.
    const kept = (await simulated(daily(100)))[0]
    await gateway.deps.database.query(
      `INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
       SELECT id, 2, :terms::text::jsonb, :effectiveFrom, :now FROM line_contract WHERE agent_id = :memberId AND kind = 'dailySalary'`,
      {
        memberId: top.memberId,
        terms: toJson(daily(500)),
        effectiveFrom: midnight('2026-10-13'),
        now: gateway.clock.now(),
      },
    )
    expect((await simulated(daily(100)))[0]?.keptAfter).toBe((kept?.keptAfter ?? 0n) + 87n)
    expect((await computations()) ?? 0).toBe(before + 2)
    await moveAccount(gateway.deps, { account: await nameOf(below), to: await nameOf(other), by: 'Ana', reason: 'r' })
    await expect(simulated(daily(100))).rejects.toMatchObject({ code: 'downline_unknown' })
  })
})
