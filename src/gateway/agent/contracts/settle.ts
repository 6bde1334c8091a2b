import { type CostFacts, type CostLine, dividendBase, grossOf } from './shares.ts'
import type { CarryPolicy, ContractTerms } from './terms.ts'
import { tierAt } from './tiers.ts'

/** The activity of a team in a period; minor units. */
export interface TeamFacts extends CostFacts {
  /** The house's win from it: stakes minus wins of settled bets with real money. */
  readonly won: bigint
  /** Members who were active by the rule of the contract. */
  readonly active: number
}

/** Amounts that the last period of a contract carried into this one; minor units. */
export interface Carried {
  /** A negative base, or 0. */
  readonly base: bigint
  /** The debt from periods in which the downlines' shares were larger than the agent's, or 0. Never above 0. */
  readonly shortfall: bigint
  /** The amount earned in periods without enough active members. Never below 0. */
  readonly earned: bigint
}

export const nothingCarried: Carried = { base: 0n, shortfall: 0n, earned: 0n }

/** Whether the period before carried nothing into this one. */
export const isNothingCarried = ({ base, shortfall, earned }: Carried) =>
  base === 0n && shortfall === 0n && earned === 0n

/** A settled period of a contract, from its facts to the payment; minor units. */
export interface Settlement {
  /** Valid bets for a salary; for a dividend the house's win, after costs. */
  readonly base: bigint
  readonly costs: readonly CostLine[]
  /** The base with the amount that was carried into the period, never below 0. */
  readonly counted: bigint
  /** The place of the tier that was reached, from 0 on. */
  readonly tier: number | undefined
  readonly gross: bigint
  /** The part dropped by rounding, in ten-thousandths of a minor unit. */
  readonly residue: bigint
  /** The shares of the direct downlines, which the own share contains. */
  readonly downlines: bigint
  readonly carriedIn: Carried
  readonly carriedOut: Carried
  /** Corrections of earlier periods, whose statements do not change; negative if they reduce the payment. */
  readonly adjusted: bigint
  /** The amount that is paid. */
  readonly pay: bigint
  /** The amount that the agent pays for its downlines, if the contract says so. */
  readonly owes: bigint
  /** The amount lost because too few members were active. */
  readonly lost: bigint
  /** The amount that the house bears because the downlines' shares were larger than the agent's. */
  readonly borne: bigint
  readonly isActiveReached: boolean
}

/**
 * Settles one period of one contract.
 *
 * @param downlines shares of the direct downlines in this period, also those that are not paid: a downline without enough active
 *   members loses its share to the house, not to the agent above
 * @param isMonthEnd whether the period ends with its month: some amounts are carried within a month only
 * @param adjusted corrections of earlier periods; the part that this period cannot cover is carried into the next one under every policy
 */
export function settle(
  terms: ContractTerms,
  facts: TeamFacts,
  downlines: bigint,
  carriedIn: Carried,
  isMonthEnd: boolean,
  adjusted = 0n,
): Settlement {
  const isDividend = terms.kind === 'dividend'
  const { base, lines } = isDividend ? dividendBase(facts.won, terms.costs, facts) : { base: facts.validBet, lines: [] }
  const result = isDividend ? base : facts.won
  const carried = isDividend ? carriedIn.base : 0n
  const tier = tierAt(terms.tiers, { validBet: facts.validBet, pnl: result, active: facts.active })
  const counted = atLeastZero(base + carried)
  const { amount: gross, residue } = grossOf(terms, counted, tier)
  const due = gross - downlines + carriedIn.shortfall + carriedIn.earned + adjusted
  const isActiveReached = facts.active >= terms.minimumActive
  const missing = due < 0n ? -due : 0n
  const earned = due > 0n ? due : 0n
  // A correction is neither a gift of the house nor a debt of this period.
  const kept = terms.shortfall === 'carry' ? missing : smaller(missing, -atMostZero(adjusted + carriedIn.shortfall))
  const isRolledOver = !isActiveReached && terms.missedActive === 'rollOver'
  return {
    base,
    costs: lines,
    counted,
    tier,
    gross,
    residue,
    downlines,
    carriedIn,
    carriedOut: {
      base: isDividend ? carriedBase(terms.carry, base, carried, isMonthEnd) : 0n,
      shortfall: -kept,
      earned: isRolledOver ? earned : 0n,
    },
    adjusted,
    pay: isActiveReached ? earned : 0n,
    owes: terms.shortfall === 'upline' ? missing - kept : 0n,
    lost: isActiveReached || isRolledOver ? 0n : earned,
    borne: terms.shortfall === 'house' ? missing - kept : 0n,
    isActiveReached,
  }
}

/** The negative base that the next period begins with, or 0. */
function carriedBase(policy: CarryPolicy, base: bigint, carried: bigint, isMonthEnd: boolean): bigint {
  switch (policy) {
    case 'none':
      return 0n
    case 'previousPeriod':
      return atMostZero(base)
    case 'halfMonth':
      return isMonthEnd ? 0n : atMostZero(base + carried)
    case 'forever':
      return atMostZero(base + carried)
  }
}

const atLeastZero = (amount: bigint) => (amount > 0n ? amount : 0n)
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const atMostZero = (amount: bigint) => (amount < 0n ? amount : 0n)
