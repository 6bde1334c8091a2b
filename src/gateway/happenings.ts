import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import type { Actor } from './account/members/audit.ts'
import type { MessageKind } from './account/messages/message-kinds.ts'
import type { Executor, Transaction } from './platform/db/client.ts'

/** Why all bonuses of a member end at once; a withdrawal ends only those whose terms say so. */
export type EndingReason = 'pause' | 'exclusion' | 'register' | 'closed' | 'withdrawal'

/** A promotion that a member chose in the order of a deposit. */
export interface DepositChoice {
  readonly memberId: bigint
  readonly promotionId: string
  /** Minor units that the requested amount would credit, without the fee. */
  readonly credited: bigint
  readonly law: Jurisdiction
  readonly now: Date
}

/** A deposit that was just credited. */
export interface CreditedDeposit {
  readonly depositId: bigint
  /** Minor units, without the fee. */
  readonly amount: bigint
  readonly currency: string
  /** The reward that the deposit was ordered with, or `none`; undefined: nothing was chosen. */
  readonly chosen: bigint | 'none' | undefined
  readonly law: Jurisdiction
  readonly now: Date
}

/** A message to the member whom it happened to. */
export interface HappeningMessage {
  readonly kind: MessageKind
  readonly details: Readonly<Record<string, string>>
  readonly reference: string
}

/**
 * What an area does in the transaction in which something happens in an area below it. The lower area calls
 * `deps.happenings`; it does not know who answers.
 */
export interface Happenings {
  /**
   * A member closes the account, and is locked: what the member still had ends. Nobody calls this for accounts that the
   * operator disables; jobs look for those (`rewards/promotions/end-rewards.ts`).
   */
  accountCloses(tx: Transaction, actor: Actor, now: Date): Promise<void>
  /** A member may not play any more, or withdraws money. @returns how many bonuses ended */
  bonusesEnd(tx: Transaction, memberId: bigint, reason: EndingReason, now: Date): Promise<number>
  /** Whether a deposit may be ordered with a promotion; nothing is kept. @throws {Refusal} if it may not */
  depositChecked(on: Executor, choice: DepositChoice): Promise<void>
  /** A deposit is ordered with a promotion. @returns id of the reward. @throws {Refusal} as `depositChecked` */
  depositOrdered(tx: Transaction, choice: DepositChoice): Promise<bigint>
  /**
   * A deposit will be credited: what must be locked before the wallet is locked now.
   *
   * @returns called with the credited deposit in the same transaction; it resolves to messages to the member
   */
  depositCredited(
    tx: Transaction,
    memberId: bigint,
    now: Date,
  ): Promise<(deposit: CreditedDeposit) => Promise<readonly HappeningMessage[]>>
}
