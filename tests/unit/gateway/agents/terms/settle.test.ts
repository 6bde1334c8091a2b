import { describe, expect, test } from 'vitest'
import { type Carried, nothingBelow, nothingCarried, settle } from '#gateway/agents/terms/settle.ts'
import { settleLine } from '#gateway/agents/terms/settle-line.ts'
import { dividendBase, shareOf } from '#gateway/agents/terms/shares.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { dividend, salary, teamFacts, tier } from '#tests/support/agent-contracts.ts'
import { alongLine, carrying, carryingNothing, payments } from '#tests/support/settled-line.ts'

describe('one line', () => {
  test('shares are rounded down the line, and their payments sum to the share of the top (rule 33.4)', () => {
    const rates = [1000, 400, 250, 100]
    const rows = alongLine(
      rates.map((rate) => salary(tier(rate))),
      { validBet: 12_345n },
    )
    expect(rows).toEqual([
      [1234n, 741n],
      [493n, 185n],
      [308n, 185n],
      [123n, 123n],
    ])
  })

  test('the published examples of bets and of losses agree', () => {
    const bets = [1500, 1200, 800, 500, 100].map((rate) => salary(tier(rate)))
    expect(payments(alongLine(bets, { validBet: 1_000_000n })).toReversed()).toEqual([
      10_000n,
      40_000n,
      30_000n,
      40_000n,
      30_000n,
    ])
    const losses = [1000, 700, 400, 200, 50].map((rate) => dividend(tier(rate)))
    expect(payments(alongLine(losses, { won: 700_000n })).toReversed()).toEqual([
      3500n,
      10_500n,
      14_000n,
      21_000n,
      21_000n,
    ])
  })
})

describe('a dividend', () => {
  const half = { ...dividend(tier(4000)), costs: [{ basis: 'fees', sign: 'minus', percent: 10_000 }] } as const

  test('is a share of the house’s win less the costs, each with its own line (rule 31.3)', () => {
    const result = settle(half, teamFacts({ won: 2_700_000n, fees: 270_000n }), nothingBelow, carryingNothing)
    expect(result).toMatchObject({ base: 2_430_000n, gross: 972_000n, pay: 972_000n })
    expect(result.costs).toEqual([{ basis: 'fees', sign: 'minus', percent: 10_000, of: 270_000n, amount: -270_000n }])
  })

  test('is nothing for a loss, which is carried: a published example has a wrong share', () => {
    const facts = teamFacts({ won: -1_500_000n, fees: 150_000n })
    expect(shareOf(dividendBase(facts.won, half.costs, facts).base, 4000)).toEqual({ amount: -660_000n, residue: 0n })
    const result = settle(half, facts, nothingBelow, carryingNothing)
    expect(result).toMatchObject({ gross: 0n, pay: 0n, carriedOut: { base: -1_650_000n } })
  })

  test('has costs in their order, in parts, and costs can be added too (rule 31.3)', () => {
    const costs = [
      { basis: 'bonuses', sign: 'minus', percent: 5000 },
      { basis: 'validBet', sign: 'minus', percent: 33 },
      { basis: 'taxes', sign: 'plus', percent: 10_000 },
    ] as const
    const facts = teamFacts({ bonuses: 1001n, validBet: 10_000n, taxes: 7n })
    const { base, lines } = dividendBase(5000n, costs, facts)
    expect(lines.map(({ amount }) => amount)).toEqual([-500n, -33n, 7n])
    expect(base).toBe(4474n)
  })

  test.each([
    [99_999n, 0, 500],
    [100_000n, 1, 1000],
    [100_001n, 1, 1000],
  ])('of %s won reaches tier %i, and all of it is paid at that rate (rule 31.3)', (won, reached, rate) => {
    const terms = dividend({ ...tier(500), pnl: 0n }, { ...tier(1000), pnl: 100_000n })
    const result = settle(terms, teamFacts({ won }), nothingBelow, carryingNothing)
    expect(result.tier).toBe(reached)
    expect(result.gross).toBe((won * BigInt(rate)) / 10_000n)
  })

  test('gets the tier of the period only, whatever was carried into it', () => {
    const terms = dividend({ ...tier(500), pnl: 0n }, { ...tier(1000), pnl: 100_000n })
    const result = settle(terms, teamFacts({ won: 100_000n }), nothingBelow, carrying({ base: -40_000n }))
    expect(result).toMatchObject({ tier: 1, counted: 60_000n, gross: 6000n })
  })
})

test('bets are paid part by part where the contract says so (rule 31.3)', () => {
  const terms = { ...salary(tier(100), tier(200, 1000n), tier(300, 5000n)), isMarginal: true }
  const gross = (validBet: bigint) => settle(terms, teamFacts({ validBet }), nothingBelow, carryingNothing).gross
  expect([999n, 1000n, 5000n, 10_000n].map(gross)).toEqual([9n, 10n, 90n, 240n])
})

describe('amounts carried over four periods', () => {
  // First half, second half, first half, second half of two months.
  const bases = [-1000n, 400n, -300n, 1200n]
  test.each([
    ['none', [0n, 0n, 0n, 0n], [0n, 40n, 0n, 120n]],
    ['previousPeriod', [-1000n, 0n, -300n, 0n], [0n, 0n, 0n, 90n]],
    ['halfMonth', [-1000n, 0n, -300n, 0n], [0n, 0n, 0n, 90n]],
    ['forever', [-1000n, -600n, -900n, 0n], [0n, 0n, 0n, 30n]],
  ] as const)('%s', (carry, out, pays) => {
    const terms = { ...dividend(tier(1000)), cycle: 'half', carry } as const
    let state: Carried = nothingCarried
    const rows = bases.map((won, place) => {
      const { carriedOut, pay } = settle(terms, teamFacts({ won }), nothingBelow, {
        carriedIn: state,
        isMonthEnd: place % 2 === 1,
      })
      state = carriedOut
      return [carriedOut.base, pay]
    })
    expect(rows).toEqual(out.map((base, place) => [base, pays[place]]))
  })

  test('the rest of the first half ends with the month (rule 31.4)', () => {
    const terms = { ...dividend(tier(1000)), cycle: 'half', carry: 'halfMonth' } as const
    const result = settle(terms, teamFacts({ won: 400n }), nothingBelow, carrying({ base: -1000n }))
    expect(result).toMatchObject({ counted: 0n, carriedOut: { base: 0n } })
  })
})

describe('downlines that get more than their upline', () => {
  const facts = { a: 100_000n, b: -150_000n, own: 20_000n }
  const settled = (shortfall: ContractTerms['shortfall'], payer: ContractTerms['payer'] = 'platform') => {
    const contract = (agentId: bigint, rate: number, won: bigint) => ({
      agentId,
      uplineId: agentId === 1n ? null : 1n,
      depth: agentId === 1n ? 0 : 1,
      terms: { ...dividend(tier(rate)), shortfall, payer },
      facts: teamFacts({ won }),
      carriedIn: nothingCarried,
      adjusted: 0n,
      isLast: false,
    })
    const all = [
      contract(1n, 3000, facts.a + facts.b + facts.own),
      contract(2n, 2000, facts.a),
      contract(3n, 1500, facts.b),
    ]
    return settleLine(all, true)
  }

  test.each([
    ['house', { pay: 0n, borne: 20_000n, owes: 0n, carriedOut: { base: -30_000n, shortfall: 0n, earned: 0n } }],
    ['carry', { pay: 0n, borne: 0n, owes: 0n, carriedOut: { base: -30_000n, shortfall: -20_000n, earned: 0n } }],
    ['upline', { pay: 0n, borne: 0n, owes: 20_000n, carriedOut: { base: -30_000n, shortfall: 0n, earned: 0n } }],
  ] as const)('%s', (policy, upline) => {
    const all = settled(policy)
    expect(all.get(1n)).toMatchObject({ ...upline, base: -30_000n, gross: 0n, downlines: 20_000n })
    expect(all.get(2n)?.pay).toBe(20_000n)
    expect(all.get(3n)).toMatchObject({ pay: 0n, carriedOut: { base: -150_000n } })
  })

  test.each([
    // The house gives P 200.00 for A. They are borne by the house, or stand in P's next period. Or they are P's own.
    ['house', { pay: 20_000n, passedOn: 20_000n, borne: 20_000n, carriedOut: { shortfall: 0n } }],
    ['carry', { pay: 20_000n, passedOn: 20_000n, borne: 0n, carriedOut: { shortfall: -20_000n } }],
    ['upline', { pay: 0n, owes: 0n, passedOn: 20_000n, borne: 0n, carriedOut: { shortfall: 0n } }],
  ] as const)('%s, if the agent pays the downlines itself', (policy, upline) => {
    const all = settled(policy, 'upline')
    expect(all.get(1n)).toMatchObject({ ...upline, gross: 0n, downlines: 20_000n })
    expect(all.get(2n)?.pay).toBe(20_000n)
  })

  test('the shortfall is subtracted from the next periods (rule 31.5)', () => {
    const terms = dividend(tier(1000))
    const first = settle(terms, teamFacts({ won: 1500n }), nothingBelow, carrying({ shortfall: -200n }))
    expect(first).toMatchObject({ gross: 150n, pay: 0n, carriedOut: { shortfall: -50n } })
    const second = settle(terms, teamFacts({ won: 1500n }), nothingBelow, carrying(first.carriedOut))
    expect(second).toMatchObject({ pay: 100n, carriedOut: { shortfall: 0n } })
  })
})

test('the house bears a debt that is left at the end of a contract, and the loss ends with it (rule 33.13)', () => {
  const end = { ...carrying({ base: -1000n, shortfall: -200n }), isLast: true }
  for (const shortfall of ['carry', 'upline', 'house'] as const)
    expect(settle({ ...dividend(tier(1000)), shortfall }, teamFacts({ won: 1500n }), nothingBelow, end)).toMatchObject({
      gross: 50n,
      pay: 0n,
      owes: 0n,
      borne: 150n,
      carriedOut: nothingCarried,
    })
})

describe('too few active members', () => {
  const terms = { ...salary(tier(100)), minimumActive: 5 }
  const facts = (active: number) => teamFacts({ validBet: 10_000n, active })

  test('the amount waits for a period with enough active members, and is paid then (rule 31.6)', () => {
    const first = settle(terms, facts(4), nothingBelow, carryingNothing)
    expect(first).toMatchObject({ gross: 100n, pay: 0n, lost: 0n, carriedOut: { earned: 100n } })
    const second = settle(terms, facts(5), nothingBelow, carrying(first.carriedOut))
    expect(second).toMatchObject({ pay: 200n, carriedOut: { earned: 0n } })
  })

  test('the amount waits no longer than the contract, and is paid with its last period (rules 31.6 and 33.13)', () => {
    const end = { ...carrying({ earned: 400n }), isLast: true }
    expect(settle(terms, facts(4), nothingBelow, end)).toMatchObject({ pay: 500n, carriedOut: nothingCarried })
    const lost = settle({ ...terms, missedActive: 'lose' }, facts(4), nothingBelow, {
      ...carryingNothing,
      isLast: true,
    })
    expect(lost).toMatchObject({ pay: 0n, lost: 100n })
  })

  test('the amount is lost, and the upline gets no more for that (rule 31.6)', () => {
    const lost = settle({ ...terms, missedActive: 'lose' }, facts(4), nothingBelow, carryingNothing)
    expect(lost).toMatchObject({ gross: 100n, pay: 0n, lost: 100n, carriedOut: { earned: 0n } })
    expect(settle(salary(tier(300)), facts(4), { ...nothingBelow, gross: lost.gross }, carryingNothing).pay).toBe(200n)
  })
})
