import { boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { closeReasons } from '#contract/rewards/promotions/reward.ts'
import { CurrencyCode, Instant, MinorUnits, PositiveMinorUnits } from '#contract/scalars.ts'

export const depositStatuses = ['pending', 'credited', 'failed', 'expired', 'returned'] as const

/**
 * Deposit methods. `ted`: a bank transfer that the payer makes out. `card`: paid on the provider's page; only the
 * provider sees the card.
 */
export const depositMethods = ['pix', 'ted', 'card'] as const
export type DepositMethodName = (typeof depositMethods)[number]

/** The account of the house that a bank transfer goes to. */
export const BankDetailsStruct = type({
  /** Number and name of the bank. */
  bank: string(),
  branch: string(),
  account: string(),
  holder: string(),
  /** The holder's CNPJ with its usual punctuation. */
  taxNumber: string(),
})
export type BankDetails = Infer<typeof BankDetailsStruct>

/**
 * `joined`: it comes with the deposit when that is credited. `given`: it came with it. `lost`: it did not, for the reason.
 */
const depositBonusStates = ['joined', 'given', 'lost'] as const

/** `small`: the credited amount did not reach the minimum. `elsewhere`: another deposit brought it. */
const lostReasons = ['small', 'elsewhere', ...closeReasons] as const

/** The bonus or the free rounds of a promotion that a deposit was ordered with, or that came with it. */
export const DepositBonusStruct = type({
  promotionId: string(),
  title: string(),
  state: enums(depositBonusStates),
  /** Null unless it is lost. */
  reason: nullable(enums(lostReasons)),
  /** What came; before that, what the requested amount brings; of free rounds, the sum of their bets. */
  amount: MinorUnits,
  /** The number of free rounds; null for a bonus. */
  rounds: nullable(integer()),
  /** The wagering of the bonus that came; null for free rounds. */
  progress: nullable(type({ bonusId: string(), done: MinorUnits, required: MinorUnits })),
  /** The end of the time to wager the bonus or to play the rounds; null before they came. */
  until: nullable(Instant),
})
export type DepositBonus = Infer<typeof DepositBonusStruct>

/**
 * A charge at the payment provider. The wallet is credited when it becomes `credited`, and only then: by the received amount without
 * the fee. `failed`: the provider took the charge back, or the card was declined. `returned`: a payment arrived that goes
 * back to its payer.
 */
export const DepositStruct = type({
  depositId: string(),
  method: enums(depositMethods),
  amount: PositiveMinorUnits,
  currency: CurrencyCode,
  status: enums(depositStatuses),
  /** The received amount, which may differ from the requested one. */
  received: nullable(PositiveMinorUnits),
  /** The member's fee: of the requested amount, and of the received amount once it is credited. */
  fee: MinorUnits,
  /** Whether the payment came after the end of the charge. */
  late: boolean(),
  /** Why the payment was returned or declined, one word that the site has a sentence for. */
  reason: nullable(string()),
  /**
   * The text behind the QR code with `pix`, which the payer's bank app reads ("copia e cola"). The reference that the
   * payer must write with `ted`. The address of the provider's page with `card`; a relative one is the gateway's.
   */
  payload: string(),
  /** The account that a bank transfer goes to; null for other methods. */
  transfer: nullable(BankDetailsStruct),
  /** When the bank of a card approved the payment, which is not yet collected then. */
  authorisedAt: nullable(Instant),
  /** The bonus that was chosen for it, or that came with it; null for none. */
  bonus: nullable(DepositBonusStruct),
  /** Whether the member chose that no bonus comes with it. */
  withoutBonus: boolean(),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: nullable(Instant),
})
export type Deposit = Infer<typeof DepositStruct>
