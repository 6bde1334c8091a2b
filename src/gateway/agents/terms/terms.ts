import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type {
  carryPolicies,
  costBases,
  missedActivePolicies,
  shortfallPolicies,
} from '#contract/agents/contracts/contract-terms.ts'
import type { PeriodKind } from '#lib/periods.ts'

/** A tier is reached if all of its conditions are met. A tier without conditions is always reached. */
export interface Tier {
  /** Valid bets of the team in the period; minor units. */
  readonly validBet: bigint
  /** The house's win from the team in the period, after the costs of the contract; minor units, null if not required. */
  readonly pnl: bigint | null
  /** Members of the team who were active in the period. */
  readonly active: number
  /** Hundredths of a percent: 1250 is 12.5 %. */
  readonly rate: number
}

/** Sums of a period that can reduce or raise the base of a dividend. */
export type CostBasis = (typeof costBases)[number]

/** One step from the team's loss to the base of a dividend; the order is the order in the statement. */
export interface CostTerm {
  readonly basis: CostBasis
  readonly sign: 'minus' | 'plus'
  /** Hundredths of a percent of the basis that count. */
  readonly percent: number
}

/**
 * How a negative base is carried. `none`: it is not. `previousPeriod`: into the next period only. `halfMonth`: from the first half
 * of a month into the second. `forever`: into all periods until it is used up.
 */
export type CarryPolicy = (typeof carryPolicies)[number]

/**
 * Who bears the difference if the downlines' shares are larger than the own one. `house`: the house. `carry`: the agent, out of
 * the next periods. `upline`: the agent, at once.
 */
export type ShortfallPolicy = (typeof shortfallPolicies)[number]

/** An amount earned without enough active members is either lost, or carried until a period has enough of them. */
export type MissedActivePolicy = (typeof missedActivePolicies)[number]

/** When a member counts as active in a period. */
export interface ActiveRule {
  /** Valid bets at least; minor units, 0 if not asked. */
  readonly validBet: bigint
  /** Credited deposits at least; minor units, 0 if not asked. */
  readonly deposit: bigint
  /** Whether both are needed, or one of them. */
  readonly needs: 'both' | 'either'
  /** Whether the whole line below counts, or only accounts directly below. */
  readonly scope: 'team' | 'direct'
}

/** The terms of one version of a contract. They never change. */
export interface ContractTerms {
  readonly kind: ContractType
  /** 1 to 6, each asking for more than the one before it. */
  readonly tiers: readonly Tier[]
  /**
   * True: each part of the bets is paid at the rate of its own tier. False: all bets are paid at the rate that was
   * reached.
   */
  readonly isMarginal: boolean
  /** Dividends only. */
  readonly costs: readonly CostTerm[]
  /** Dividends only. */
  readonly carry: CarryPolicy
  readonly shortfall: ShortfallPolicy
  /** Fewest active members; with fewer nothing is paid. */
  readonly minimumActive: number
  readonly missedActive: MissedActivePolicy
  readonly active: ActiveRule
  readonly payer: 'platform' | 'upline'
  readonly cycle: PeriodKind
}

/** The lengths of period that a kind of contract can have. */
export const cyclesOf: Readonly<Record<ContractType, readonly PeriodKind[]>> = {
  dividend: ['month', 'half', 'week'],
  dailySalary: ['day'],
  hourlySalary: ['hour'],
  realtimeSalary: ['minutes5'],
}
