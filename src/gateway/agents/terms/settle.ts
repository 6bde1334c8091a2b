import { type CostFacts, type CostLine, dividendBase, grossOf } from './shares.ts'
import type { CarryPolicy, ContractTerms, ShortfallPolicy } from './terms.ts'
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

/** What the contracts directly below give in the period; minor units. */
export interface Below {
  /** Their shares, also those that are not paid. */
  readonly gross: bigint
  /** The payments that the agent above makes itself. */
  readonly paidByAgent: bigint
  /** The parts of their shares that they and the contracts below them lose, since too few members were active. */
  readonly lost: bigint
}

export const nothingBelow: Below = { gross: 0n, paidByAgent: 0n, lost: 0n }

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
  /** The payments to direct downlines that the agent makes itself. It gets their amount in addition, and passes it on. */
  readonly passedOn: bigint
  /** The amount that is paid. */
  readonly pay: bigint
  /** The amount that the agent pays for its downlines, if the contract says so. */
  readonly owes: bigint
  /** The amount lost because too few members were active. */
  readonly lost: bigint
  /** The part of the share that is lost, by this contract or by those below it: nobody in the line gets it. */
  readonly lostInLine: bigint
  /** The amount that the house bears: the downlines' shares were larger than the agent's, or a debt ends with the contract. */
  readonly borne: bigint
  readonly isActiveReached: boolean
  /** Whether the contract ends with the period, so that nothing is carried on. */
  readonly isLast: boolean
}

/** What a period of a contract begins and ends with, apart from its facts. */
export interface SettledPeriod {
  readonly carriedIn: Carried
  /** Whether the period ends with its month: some amounts are carried within a month only. */
  readonly isMonthEnd: boolean
  /** Whether the contract ends with the period. */
  readonly isLast?: boolean
  /** Corrections of earlier periods; the part that this period cannot cover is carried into the next one under every policy. */
  readonly adjusted?: bigint
}

/**
 * Settles one period of one contract. Shares of direct downlines are subtracted whoever pays them, also those that are not paid: a
 * downline without enough active members loses its share to the house, not to the agent above. The payments that the agent makes
 * itself come to it in addition, so that it is left with the same amount as if the house made them.
 */
export function settle(
  terms: ContractTerms,
  facts: TeamFacts,
  below: Below,
  { carriedIn, isMonthEnd, isLast = false, adjusted = 0n }: SettledPeriod,
): Settlement {
  const isDividend = terms.kind === 'dividend'
  const { base, lines } = isDividend ? dividendBase(facts.won, terms.costs, facts) : { base: facts.validBet, lines: [] }
  const result = isDividend ? base : facts.won
  const carried = isDividend ? carriedIn.base : 0n
  const tier = tierAt(terms.tiers, { validBet: facts.validBet, pnl: result, active: facts.active })
  const counted = atLeastZero(base + carried)
  const { amount: gross, residue } = grossOf(terms, counted, tier)
  const due = gross - below.gross + carriedIn.shortfall + carriedIn.earned + adjusted
  const isActiveReached = facts.active >= terms.minimumActive
  const earned = atLeastZero(due)
  const lost = !isActiveReached && terms.missedActive === 'lose' ? earned : 0n
  // After the last period there is none that could have enough active members.
  const waiting = isActiveReached || isLast ? 0n : earned - lost
  const { kept, owed, borne } = missing(terms.shortfall, -atMostZero(due), adjusted + carriedIn.shortfall, isLast)
  const flow = earned - lost - waiting + below.paidByAgent - owed
  return {
    base,
    costs: lines,
    counted,
    tier,
    gross,
    residue,
    downlines: below.gross,
    carriedIn,
    carriedOut: {
      base: isDividend && !isLast ? carriedBase(terms.carry, base, carried, isMonthEnd) : 0n,
      shortfall: -kept,
      earned: waiting,
    },
    adjusted,
    passedOn: below.paidByAgent,
    pay: atLeastZero(flow),
    owes: -atMostZero(flow),
    lost,
    // A lost correction was never part of a share.
    lostInLine: below.lost + smaller(lost, atLeastZero(gross - below.gross + carriedIn.earned)),
    borne,
    isActiveReached,
    isLast,
  }
}

/**
 * Who bears a missing amount: the agent later (`kept`), the agent now (`owed`) or the house (`borne`).
 *
 * @param older debts and corrections of earlier periods. They are neither a gift of the house nor a debt of this period; the agent
 *   bears them out of the periods of the contract
 */
function missing(policy: ShortfallPolicy, amount: bigint, older: bigint, isLast: boolean) {
  const kept = policy === 'carry' ? amount : smaller(amount, -atMostZero(older))
  const now = amount - kept
  const borne = policy === 'house' ? now : 0n
  // The agent has agreed to pay debts out of this contract only, so the house bears what is left of them at its end.
  return { kept: isLast ? 0n : kept, owed: now - borne, borne: isLast ? borne + kept : borne }
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
