import { describe, expect, test } from 'vitest'
import type { ContractLine } from '#gateway/agents/contracts/contract-line.ts'
import { type Change, isPlan, type Plan, planChange, type Unplanned } from '#gateway/agents/contracts/plan-change.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { chanceOf } from '#tests/support/chance.ts'
import { aboveTheirs, applied, naiveEnds, someParents, someTerms } from '#tests/support/contract-trees.ts'
import { effort } from '#tests/support/effort.ts'

const timeZone = 'America/Sao_Paulo'
const now = new Date('2026-11-21T15:00:00Z')
const tomorrow = new Date('2026-11-22T03:00:00Z')
const begun = new Date('2026-11-01T03:00:00Z')

/** A line of contracts that began long ago: agent, agent above, terms. Each contract has the number of its agent. */
const lineOf = (...given: readonly (readonly [bigint, bigint | null, ContractTerms])[]): ContractLine =>
  given.map(([agentId, uplineId, terms]) => ({
    ...{ id: agentId, agentId, uplineId, endsAt: null },
    versions: [{ version: 1, from: begun, terms }],
  }))

const begin = (agentId: bigint, uplineId: bigint | null, terms: ContractTerms, at = now) =>
  ({ kind: 'begin', agentId, uplineId, terms, now: at, timeZone }) as const
const end = (agentId: bigint, at = now) => ({ kind: 'end', agentId, by: 'upline', now: at, timeZone }) as const

function planned(line: ContractLine, change: Change): Plan {
  const plan: Plan | Unplanned = planChange(line, change)
  if (!isPlan(plan)) throw new Error(`No plan: ${plan.fault}`)
  return plan
}
const endsOf = (line: ContractLine, change: Change) => planned(line, change).ends.map(({ agentId }) => agentId)

describe('contracts that end with a change', () => {
  const line = lineOf(
    [1n, null, salary(tier(1000))],
    [2n, 1n, salary(tier(800))],
    [3n, 2n, salary(tier(600))],
    [4n, 3n, salary(tier(100))],
    [5n, 2n, salary(tier(400))],
    [6n, 1n, salary(tier(900))],
  )

  test('a lower contract ends contracts that pay more below it, and all contracts below those (rule 31.12)', () => {
    const plan = planned(line, begin(2n, 1n, salary(tier(500))))
    expect(plan.begin).toMatchObject({ contractId: 2n, version: 2, from: tomorrow })
    expect(plan.ends).toEqual([
      { contractId: 3n, agentId: 3n, uplineId: 2n, endsAt: tomorrow, by: 'cascade' },
      { contractId: 4n, agentId: 4n, uplineId: 3n, endsAt: tomorrow, by: 'cascade' },
    ])
  })

  test('a contract that stays above all below ends nothing', () => {
    expect(endsOf(line, begin(2n, 1n, salary(tier(600))))).toEqual([])
    expect(endsOf(line, begin(2n, 1n, salary(tier(600), tier(1000, 5n))))).toEqual([])
  })

  test('the end of one ends all below it, and none beside it (rule 31.12)', () => {
    expect(planned(line, end(2n)).ends).toMatchObject([
      { agentId: 2n, by: 'upline', endsAt: tomorrow },
      { agentId: 3n, by: 'cascade', endsAt: tomorrow },
      { agentId: 5n, by: 'cascade' },
      { agentId: 4n, by: 'cascade' },
    ])
  })

  test('a threshold that is raised counts as lower', () => {
    expect(endsOf(line, begin(2n, 1n, salary(tier(500), tier(800, 1n))))).toEqual([3n, 4n])
  })
})

describe('changes that are refused', () => {
  const parent = salary(tier(500), tier(1000, 100_000n))
  test('a contract above the upline at one point, though its highest rate is lower (rule 31.11)', () => {
    const line = lineOf([1n, null, parent])
    expect(planChange(line, begin(2n, 1n, salary(tier(600), tier(800, 100_000n))))).toEqual({
      fault: 'above',
      point: { validBet: 0n, pnl: null, active: 0, rate: 600, most: 500 },
    })
    expect(planChange(line, begin(2n, 1n, salary(tier(500), tier(800, 100_000n))))).toMatchObject({ ends: [] })
  })

  test('a contract below an upline without one at that time, or with another cycle (rule 31.7)', () => {
    expect(planChange([], begin(2n, 1n, parent))).toEqual({ fault: 'missing' })
    const monthly = lineOf([1n, null, dividend(tier(3000))])
    expect(planChange(monthly, begin(2n, 1n, { ...dividend(tier(100)), cycle: 'week' }))).toEqual({ fault: 'cycle' })
    const ending = lineOf([1n, null, parent]).map((one) => ({ ...one, endsAt: tomorrow }))
    expect(planChange(ending, begin(2n, 1n, salary(tier(100))))).toEqual({ fault: 'missing' })
  })

  test('a contract above the upline’s terms of a later period', () => {
    const line = lineOf([1n, null, dividend(tier(3000))])
    const later = applied(line, planned(line, begin(1n, null, dividend(tier(1000)))), 9n)
    expect(planChange(later, begin(2n, 1n, dividend(tier(2000))))).toMatchObject({
      fault: 'above',
      point: { most: 1000 },
    })
  })

  test('the end of a missing contract, or a change of another upline’s contract', () => {
    expect(planChange([], end(2n))).toEqual({ fault: 'missing' })
    const line = lineOf([1n, null, parent], [2n, 7n, salary(tier(1))])
    expect(planChange(line, begin(2n, 1n, salary(tier(1))))).toEqual({ fault: 'other' })
  })
})

describe('the start of new terms', () => {
  test.each([
    ['month', '2026-12-01T03:00:00.000Z'],
    ['half', '2026-12-01T03:00:00.000Z'],
    ['week', '2026-11-23T03:00:00.000Z'],
  ] as const)('is the next %s (rule 31.10)', (cycle, from) => {
    const plan = planned([], begin(1n, null, { ...dividend(tier(1)), cycle }))
    expect(plan.begin?.from.toISOString()).toBe(from)
  })

  test('terms that are agreed at the very start of a period count from the next one on (rule 31.10)', () => {
    expect(planned([], begin(1n, null, salary(tier(1)), tomorrow)).begin?.from).toEqual(
      new Date('2026-11-23T03:00:00Z'),
    )
  })

  test('a version that is agreed for a period stays: the next change counts after it (rule 31.10)', () => {
    const line = lineOf([1n, null, dividend(tier(100))])
    const once = applied(line, planned(line, begin(1n, null, dividend(tier(200)))), 9n)
    const twice = planned(once, begin(1n, null, dividend(tier(300))))
    expect(twice.begin).toMatchObject({ version: 3, from: new Date('2027-01-01T03:00:00Z') })
  })

  test('a contract of another cycle begins with its first period after the old one', () => {
    const line = lineOf([1n, null, dividend(tier(100))])
    const weekly: ContractTerms = { ...dividend(tier(100)), cycle: 'week' }
    expect(planChange(line, begin(1n, null, weekly))).toEqual({ fault: 'cycle' })
    const ended = applied(line, planned(line, end(1n)), 9n)
    expect(planned(ended, begin(1n, null, weekly)).begin).toMatchObject({
      contractId: undefined,
      from: new Date('2026-12-07T03:00:00Z'),
    })
  })

  test('a contract that has not begun ends at its own start', () => {
    const line = applied([], planned([], begin(1n, null, dividend(tier(1)))), 1n)
    const [ended] = planned(line, end(1n, new Date('2026-11-22T00:00:00Z'))).ends
    expect(ended?.endsAt).toEqual(new Date('2026-12-01T03:00:00Z'))
  })
})

test('no contract pays more than the one above, and none ends without need, in random lines (rules 31.11 and 31.12)', () => {
  const chance = chanceOf(31)
  let cascaded = 0
  for (let round = 0; round < effort.sequences; round += 1) {
    const parents = someParents(chance, 9)
    let line: ContractLine = []
    for (let step = 1; step <= 14; step += 1) {
      const at = new Date(now.getTime() + step * 40_000_000)
      const agentId = BigInt(chance.between(1, parents.length))
      const above = parents[Number(agentId) - 1]
      const uplineId = above === undefined ? null : BigInt(above + 1)
      const plan = planChange(
        line,
        chance.often(0.15) ? end(agentId, at) : begin(agentId, uplineId, someTerms(chance), at),
      )
      if (!isPlan(plan)) continue
      const cascade = plan.ends.filter(({ by }) => by === 'cascade')
      const first = applied(line, { ...plan, ends: plan.ends.filter(({ by }) => by !== 'cascade') }, BigInt(step))
      const moment = plan.begin?.from ?? plan.ends[0]?.endsAt ?? at
      expect(cascade.map((one) => one.agentId).toSorted()).toEqual(naiveEnds(first, at, moment))
      line = applied(line, plan, BigInt(step))
      expect(aboveTheirs(line, at)).toEqual([])
      cascaded += cascade.length
    }
  }
  // Else the comparison shows nothing.
  expect(cascaded).toBeGreaterThan(effort.sequences / 4)
})
