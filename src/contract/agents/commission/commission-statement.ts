import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { ContractTermsStruct, costBases } from '#contract/agents/contracts/contract-terms.ts'
import { Cursor } from '#contract/paged.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/**
 * `due`: paid in a moment. `held`: the operator checks it first. `insufficient`: the paying agent has not enough money
 * yet. `nothing`: nothing was earned. `notReached`: too few members were active.
 */
const statementStates = ['due', 'held', 'insufficient', 'paid', 'nothing', 'notReached'] as const
export const StatementState = enums(statementStates)
export type StatementState = Infer<typeof StatementState>

const Carried = type({
  /** A negative base, or 0. */
  base: MinorUnits,
  /** The amount by which those below got more than the agent, or 0; never above 0. */
  shortfall: MinorUnits,
  /** The amount earned without enough active members, or 0. */
  earned: MinorUnits,
})

const row = {
  id: string(),
  contract: enums(contractTypes),
  /** The name of the period: `D:2026-11-21`, `W:2026-W47`, `H:2026-11-1`, `M:2026-11`, `h:2026-11-21T14Z`, `m5:5923456`. */
  period: string(),
  from: Instant,
  to: Instant,
  currency: CurrencyCode,
  /** For a salary the valid bets of the team; for a dividend the house's win from it, after costs. */
  base: MinorUnits,
  /** The amounts that earlier periods left to it. */
  carriedIn: Carried,
  /** Hundredths of a percent; null if no tier was reached. */
  rate: nullable(integer()),
  /** The share at that rate, and the part of it that the contracts directly below pay. */
  gross: MinorUnits,
  downlines: MinorUnits,
  pay: MinorUnits,
  /** The amount that the agent itself pays, since those below got more. */
  owes: MinorUnits,
  state: StatementState,
  /** Whether figures differed from the bets or the ledger in the last check of a night (product rule 33.10). */
  differs: boolean(),
  paidAt: nullable(Instant),
}

/** A settled period of a contract, as lists have it. */
export const StatementRowStruct = type(row)
export type StatementRow = Infer<typeof StatementRowStruct>

/** An active member of a statement. The name is null if the account has been excluded or closed since. */
export const ActiveMemberStruct = type({ account: nullable(string()), validBet: MinorUnits, deposited: MinorUnits })
export type ActiveMember = Infer<typeof ActiveMemberStruct>

/** One cost between the house's win and the base of a dividend: its share, the amount that the share is of, and the result. */
export const CostStepStruct = type({
  basis: enums(costBases),
  sign: enums(['minus', 'plus']),
  percent: integer(),
  of: MinorUnits,
  amount: MinorUnits,
})

/** A settled period of a contract with all that decided it. */
export const StatementStruct = type({
  ...row,
  /** Account name of the agent who gave the contract; null if the house did. */
  upline: nullable(string()),
  payer: enums(['platform', 'upline', 'agent']),
  version: integer(),
  terms: ContractTermsStruct,
  /** The place of the tier that was reached, from 0 on. */
  tier: nullable(integer()),
  facts: type({
    won: MinorUnits,
    validBet: MinorUnits,
    active: integer(),
  }),
  /** The steps from the house's win to the base of a dividend. */
  costs: array(CostStepStruct),
  /** The base with the amount that was carried into the period, never below 0. */
  counted: MinorUnits,
  /** The amount that rounding dropped, in ten-thousandths of a minor unit. */
  residue: MinorUnits,
  carriedOut: Carried,
  /** The payments to contracts directly below that the agent makes itself; it gets their amount in addition. */
  passedOn: MinorUnits,
  lost: MinorUnits,
  borne: MinorUnits,
  isActiveReached: boolean(),
  /** Whether the contract ended with the period: earnings that waited are paid, and no debt or loss is carried on. */
  isLast: boolean(),
  /** Corrections of earlier periods that are part of it. */
  corrections: array(type({ period: string(), amount: MinorUnits, reason: string() })),
  /** Corrections of this period, which are part of later statements. */
  corrected: array(type({ amount: MinorUnits, reason: string(), at: Instant })),
  /**
   * The contracts directly below: the share, and the payment if the agent makes it itself. The name is null if the account has been
   * excluded or closed since.
   */
  below: array(type({ account: nullable(string()), gross: MinorUnits, paid: nullable(MinorUnits) })),
  /**
   * The active members of the statement; empty if the contract does not need any. The first page of
   * `getStatementMembers`.
   */
  active: array(ActiveMemberStruct),
  /** Cursor of the second page; null if this page has all. */
  activeNext: nullable(Cursor),
  /** The figures contain everything that was settled or paid before this moment. */
  figuresAt: Instant,
  settledAt: Instant,
  /** When the operator approved it, if it was held. */
  releasedAt: nullable(Instant),
  /** When its payer did not have enough money for the first time. */
  insufficientAt: nullable(Instant),
  /** The ledger's transfer that paid it. */
  transfer: nullable(string()),
  /** SHA-256 of the part that never changes, the same as in the file of the statement. */
  hash: string(),
})
export type Statement = Infer<typeof StatementStruct>

/** A figure of a statement, as stated and as recomputed from the bets and the ledger. */
const checkedFigures = [
  'validBet',
  'won',
  'bonuses',
  'rebates',
  'wages',
  'fees',
  'taxes',
  'active',
  'base',
  'gross',
  'downlines',
  'passedOn',
  'pay',
  'owes',
] as const
export const StatementCheckStruct = type({
  agrees: boolean(),
  figures: array(type({ figure: enums(checkedFigures), stated: MinorUnits, found: MinorUnits })),
  /** Up to 100 accounts that only the statement (`stated`) or only the new computation counts as active. */
  members: array(type({ ...ActiveMemberStruct.schema, stated: boolean() })),
  checkedAt: Instant,
})
export type StatementCheck = Infer<typeof StatementCheckStruct>
