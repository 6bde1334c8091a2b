import type { PayoutKind } from '#lib/payout-kinds.ts'

/** A kind of limit, and the period that it covers. Amounts are minor units; of `time` they are minutes. */
export interface LimitKey {
  readonly kind: 'deposit' | 'wager' | 'loss' | 'time'
  /** Civil days, weeks from Monday on, and months of the operator. Only `time` has `session`. */
  readonly period: 'session' | 'day' | 'week' | 'month'
}

/** The documents that a member must show, and the amounts above which. Minor units of the operator's currency. */
export interface IdentityLaw {
  /** Money that leaves within `payoutDays`, or all deposits together, above this need a document. Zero: before the first deposit. */
  readonly basicAbove: bigint
  /** Above this they need a proof of address too. */
  readonly advancedAbove: bigint
  /** Days over which withdrawals and transfers along the line are added up. */
  readonly payoutDays: number
  /** Whether the document comes with a picture of the member's face. */
  readonly face: boolean
  /** Least months for which documents are kept after an account was closed. */
  readonly keepMonths: number
}

/** The requirements of a market's law. docs/jurisdictions.md names the source of each rule. */
export interface Jurisdiction {
  readonly code: string
  /** Years. A higher age in the operator's registration rules counts instead. */
  readonly minimumAge: number
  /** Fields that a registration must ask for, whatever the operator's rules say. */
  readonly registrationAsks: readonly ('birthday' | 'idNumber')[]
  /** Allowed deposit methods. */
  readonly depositMethods: readonly string[]
  /**
   * The treatment of a payment whose payer the provider does not name; `operator` leaves it to the setting `deposit`.
   */
  readonly unnamedPayer: 'return' | 'operator'
  /** The kinds of accounts that members may be paid to. The operator offers all or some of them. */
  readonly payoutKinds: readonly PayoutKind[]
  /** Minutes within which a withdrawal is to be paid; the operator may promise less, never more. Null: no time is set. */
  readonly payoutMinutes: number | null
  /** Limits that must be set before a member can deposit or play. */
  readonly mandatoryLimits: readonly LimitKey[]
  /** Hours until a higher limit can be confirmed, and for how long then. */
  readonly raiseAfterHours: number
  readonly raiseWithinHours: number
  /** Hours of the pauses that a member can take. */
  readonly pauseHours: readonly number[]
  /** Shortest and longest months of a self-exclusion; one without an end is always possible. */
  readonly exclusionMonths: readonly [number, number]
  /** Whether the exclusion register is asked: at the first login of a civil day, and after this many days at the latest. */
  readonly exclusionRegister: { readonly everyDays: number } | null
  readonly identity: IdentityLaw
  /** Kinds of games that are not offered. */
  readonly gamesOff: readonly string[]
  /** Whether a bonus may depend on a deposit. */
  readonly depositBonus: boolean
  /** Whether a form may begin with a bonus that the member has not chosen. Without it, the member chooses a bonus or none. */
  readonly bonusPreselected: boolean
  /** Least return to player of every game and stake, in hundredths of a per cent. */
  readonly leastReturn: number
  /** Least milliseconds between the beginnings of two rounds of a player in one of our games: of slots, and of others. */
  readonly roundMs: { readonly slots: number; readonly others: number }
}
