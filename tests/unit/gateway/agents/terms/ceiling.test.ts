import { describe, expect, test } from 'vitest'
import { aboveCeiling } from '#gateway/agents/terms/ceiling.ts'
import type { ActiveRule, ContractTerms, Tier } from '#gateway/agents/terms/terms.ts'
import { termsFault } from '#gateway/agents/terms/terms-fault.ts'
import { tierAt, tierFault } from '#gateway/agents/terms/tiers.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import { type Chance, chanceOf } from '#tests/support/chance.ts'

describe('a contract that pays more than that of the upline is refused', () => {
  test('if it reaches its rate earlier, though its highest rate is lower (rule 31.11)', () => {
    const upline = salary(tier(500), tier(1000, 100_000n))
    const found = { validBet: 0n, pnl: null, active: 0, rate: 600, most: 500 }
    expect(aboveCeiling(salary(tier(600), tier(800, 100_000n)), upline)).toEqual(found)
    expect(aboveCeiling(salary(tier(500), tier(800, 99_999n)), upline)).toMatchObject({ validBet: 99_999n, most: 500 })
    expect(aboveCeiling(salary(tier(500), tier(1000, 100_000n)), upline)).toBeUndefined()
  })

  test('if the upline needs a result or active members and the downline does not (rule 31.11)', () => {
    const upline = dividend({ ...tier(2000), pnl: 0n })
    expect(aboveCeiling(dividend(tier(2000)), upline)).toMatchObject({ pnl: null, most: 0 })
    expect(aboveCeiling(dividend({ ...tier(2000), pnl: 0n }), upline)).toBeUndefined()
    const people = salary({ ...tier(100), active: 5 })
    expect(aboveCeiling(salary({ ...tier(100), active: 4 }), people)).toMatchObject({ active: 4, most: 0 })
    expect(aboveCeiling(salary({ ...tier(100), active: 5 }), people)).toBeUndefined()
  })

  test('if it is paid at one rate below an upline that is paid part by part', () => {
    const upline = { ...salary(tier(500), tier(1000, 100_000n)), isMarginal: true }
    const downline = salary(tier(500), tier(800, 100_000n))
    expect(aboveCeiling(downline, upline)).toMatchObject({ validBet: 100_000n, rate: 800, most: 500 })
    expect(aboveCeiling({ ...downline, isMarginal: true }, upline)).toBeUndefined()
    expect(aboveCeiling(salary(tier(500)), upline)).toBeUndefined()
  })

  const rule = (some: Partial<ActiveRule>): ActiveRule => ({
    validBet: 0n,
    deposit: 0n,
    needs: 'both',
    scope: 'team',
    ...some,
  })
  test.each([
    ['the same', rule({ validBet: 10n }), rule({ validBet: 10n }), true],
    ['stricter', rule({ validBet: 11n }), rule({ validBet: 10n }), true],
    ['laxer', rule({ validBet: 9n }), rule({ validBet: 10n }), false],
    [
      'both, where one is enough',
      rule({ validBet: 10n, deposit: 5n }),
      rule({ validBet: 10n, deposit: 9n, needs: 'either' }),
      true,
    ],
    [
      'one, where both are needed',
      rule({ validBet: 10n, deposit: 5n, needs: 'either' }),
      rule({ validBet: 10n, deposit: 5n }),
      false,
    ],
    [
      'one of two, where the other is not asked',
      rule({ validBet: 10n, deposit: 5n, needs: 'either' }),
      rule({ validBet: 10n }),
      false,
    ],
    ['anybody, where something is asked', rule({}), rule({ deposit: 1n }), false],
    ['something, where anybody counts', rule({ deposit: 1n }), rule({}), true],
    ['the whole team, where only the direct ones count', rule({}), rule({ scope: 'direct' }), false],
  ])('a member who is active for the downline is active for the upline: %s (rule 31.11)', (_, down, up, isCovered) => {
    const people = { ...salary({ ...tier(100), active: 5 }) }
    expect(aboveCeiling({ ...people, active: down }, { ...people, active: up }) === undefined).toBe(isCovered)
  })
})

/** The rate of the highest tier that is reached, in hundredths of a percent; 0 if none is. */
const rateAt = (tiers: readonly Tier[], facts: Parameters<typeof tierAt>[1]) =>
  tiers[tierAt(tiers, facts) ?? -1]?.rate ?? 0

test('checking the corners of the downline finds the same as checking every point of both grids (rule 31.11)', () => {
  const chance = chanceOf(20_261_123)
  const found = { yes: 0, no: 0 }
  for (let round = 0; round < 4000; round += 1) {
    const [downline, upline] = [salary(...someTiers(chance)), salary(...someTiers(chance))]
    const isAbove = gridOf(downline, upline).some(
      (facts) => rateAt(downline.tiers, facts) > rateAt(upline.tiers, facts),
    )
    expect(aboveCeiling(downline, upline) !== undefined).toBe(isAbove)
    found[isAbove ? 'yes' : 'no'] += 1
  }
  // Else the comparison shows nothing.
  expect(Math.min(found.yes, found.no)).toBeGreaterThan(200)
})

/** One to four tiers in order, with few different thresholds, so that contracts meet. */
function someTiers(chance: Chance): Tier[] {
  const tiers: Tier[] = [
    {
      validBet: BigInt(chance.between(0, 2)),
      pnl: chance.often(0.6) ? null : -2n,
      active: chance.between(0, 1),
      rate: chance.between(0, 6),
    },
  ]
  for (let more = chance.between(0, 3); more > 0; more -= 1) {
    const last = tiers.at(-1) ?? tier(0)
    const pnl = chance.often(0.5) ? last.pnl : (last.pnl ?? -3n) + BigInt(chance.between(0, 2))
    const next = {
      validBet: last.validBet + BigInt(chance.between(0, 2)),
      pnl,
      active: last.active + chance.between(0, 2),
      rate: last.rate + chance.between(0, 3),
    }
    if (!tierFault([...tiers, next])) tiers.push(next)
  }
  return tiers
}

/** Every combination of the thresholds of two contracts, and results that are worse than any. */
function gridOf(...contracts: readonly ContractTerms[]) {
  const tiers = contracts.flatMap(({ tiers: own }) => own)
  const unique = <Value>(values: readonly Value[]) => [...new Set(values)]
  return unique(tiers.map(({ validBet }) => validBet)).flatMap((validBet) =>
    unique([-1_000n, ...tiers.map(({ pnl }) => pnl ?? -1_000n)]).flatMap((pnl) =>
      unique(tiers.map(({ active }) => active)).map((active) => ({ validBet, pnl, active })),
    ),
  )
}

test.each([
  [[], 'count', 0],
  [Array.from({ length: 7 }, (_, place) => tier(place, BigInt(place))), 'count', 0],
  [[tier(10_001)], 'rate', 0],
  [[tier(-1)], 'rate', 0],
  [[tier(100), tier(99, 1n)], 'rate', 1],
  [[tier(100), tier(200)], 'order', 1],
  [[tier(100, 2n), tier(200, 1n)], 'order', 1],
  [[{ ...tier(100), pnl: 5n }, tier(200, 1n)], 'order', 1],
  [
    [
      { ...tier(100), active: 2 },
      { ...tier(200, 1n), active: 1 },
    ],
    'order',
    1,
  ],
  [[tier(100, -1n)], 'threshold', 0],
] as const)('tiers that are in no order: %# (rule 31.2)', (tiers, fault, place) => {
  expect(tierFault(tiers)).toEqual({ fault, place })
})

test.each([
  [salary(tier(1)), undefined],
  [dividend(tier(1)), undefined],
  [{ ...dividend(tier(1)), cycle: 'half', carry: 'halfMonth' }, undefined],
  [{ ...dividend(tier(1)), carry: 'halfMonth' }, 'carry'],
  [{ ...salary(tier(1)), carry: 'forever' }, 'carry'],
  [{ ...salary(tier(1)), cycle: 'hour' }, 'cycle'],
  [{ ...dividend(tier(1)), cycle: 'day' }, 'cycle'],
  [{ ...salary(tier(1)), costs: [{ basis: 'fees', sign: 'minus', percent: 1 }] }, 'costs'],
  [{ ...dividend(tier(1)), costs: [{ basis: 'fees', sign: 'minus', percent: 10_001 }] }, 'costs'],
  [{ ...dividend(tier(1)), isMarginal: true }, 'marginal'],
  [{ ...salary({ ...tier(1), active: 1 }), isMarginal: true }, 'marginal'],
  [{ ...salary(tier(1)), isMarginal: true }, undefined],
  [{ ...salary(tier(1)), minimumActive: 1.5 }, 'active'],
] as const)('terms that make no contract: %# (rule 31.2)', (terms, fault) => {
  expect(termsFault(terms as ContractTerms)?.fault).toBe(fault)
})
