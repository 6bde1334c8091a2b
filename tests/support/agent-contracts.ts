import type { Carried, TeamFacts } from '#gateway/agents/terms/settle.ts'
import type { ContractTerms, Tier } from '#gateway/agents/terms/terms.ts'

/** A tier with a condition of valid bets only. */
export const tier = (rate: number, validBet = 0n): Tier => ({ validBet, pnl: null, active: 0, rate })

/** A daily salary of one rate. */
export const salary = (...tiers: Tier[]): ContractTerms => ({
  kind: 'dailySalary',
  tiers,
  isMarginal: false,
  costs: [],
  carry: 'none',
  shortfall: 'carry',
  minimumActive: 0,
  missedActive: 'rollOver',
  active: { validBet: 0n, deposit: 0n, needs: 'both', scope: 'team' },
  payer: 'platform',
  cycle: 'day',
})

/** A monthly dividend without costs, whose negative base is carried for ever. */
export const dividend = (...tiers: Tier[]): ContractTerms => ({
  ...salary(...tiers),
  kind: 'dividend',
  carry: 'forever',
  cycle: 'month',
})

/** A team that did nothing but what is said. */
export const teamFacts = (facts: Partial<TeamFacts>): TeamFacts => ({
  won: 0n,
  validBet: 0n,
  active: 0,
  bonuses: 0n,
  rebates: 0n,
  wages: 0n,
  fees: 0n,
  taxes: 0n,
  ...facts,
})

export const carried = (some: Partial<Carried>): Carried => ({ base: 0n, shortfall: 0n, earned: 0n, ...some })
