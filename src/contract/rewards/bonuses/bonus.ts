import { array, boolean, enums, type Infer, integer, nullable, object, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

/** `completed`: the rest of it went to the balance. */
export const bonusStates = ['active', 'completed', 'expired', 'forfeited'] as const

/** Why a bonus was forfeited. `exhausted`: nothing was left of it. */
export const bonusReasons = [
  'exhausted',
  'cancelled',
  'pause',
  'exclusion',
  'register',
  'closed',
  'withdrawal',
] as const

/** The money that a stake takes first. */
const spendingOrders = ['real-first', 'bonus-first'] as const

/** A bonus with the terms that it was granted with. */
export const BonusStruct = type({
  bonusId: string(),
  title: string(),
  currency: CurrencyCode,
  state: enums(bonusStates),
  reason: nullable(enums(bonusReasons)),
  granted: MinorUnits,
  /** The part that can be staked. */
  balance: MinorUnits,
  /** Its part of the stakes of open rounds. */
  held: MinorUnits,
  /** The amount to wager, and the wagered part of it. */
  required: MinorUnits,
  progress: MinorUnits,
  /** How often the granted amount is to be wagered. */
  times: integer(),
  /** The largest whole stake while it runs; null for any. */
  maxBet: nullable(MinorUnits),
  /** The largest amount that goes to the balance; null for no limit. */
  cap: nullable(MinorUnits),
  /** The amount that was added to the balance; null unless it is completed. */
  converted: nullable(MinorUnits),
  spend: enums(spendingOrders),
  endsOnWithdrawal: boolean(),
  /** Whole per cent of a stake that counts. A game itself decides, else its category, else its vendor, else `others`. */
  weights: type({
    games: array(type({ name: string(), percent: integer() })),
    categories: array(type({ gameType: GameType, percent: integer() })),
    vendors: array(type({ name: string(), percent: integer() })),
    others: integer(),
  }),
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: nullable(Instant),
})
export type Bonus = Infer<typeof BonusStruct>

/** The bonus that the next bet in a game feeds, as the game shows it. */
export const WageringStruct = type({
  bonusId: string(),
  /** The part that can be staked. */
  balance: MinorUnits,
  required: MinorUnits,
  progress: MinorUnits,
  /** Whole per cent of a stake in this game that count. */
  percent: integer(),
  /** The largest whole stake while it runs; null for any. */
  maxBet: nullable(MinorUnits),
  expiresAt: Instant,
})
export type Wagering = Infer<typeof WageringStruct>

/** `reversal`: a stake that was given back. `forfeit` and `expire`: an amount that was lost. */
export const bonusEntryKinds = ['grant', 'stake', 'win', 'reversal', 'convert', 'forfeit', 'expire'] as const

/** Value of `bonus_bet_too_high`: the largest stake that the terms of the running bonus allow. */
export const BonusLimitStruct = object({ limit: MinorUnits, currency: CurrencyCode })

/** A movement of bonus money. Amounts are the changes of the bonus and of the balance. */
export const BonusEntryStruct = type({
  entryId: string(),
  at: Instant,
  kind: enums(bonusEntryKinds),
  bonusAmount: MinorUnits,
  realAmount: MinorUnits,
  /** The increase of the progress. */
  wagering: MinorUnits,
  /** The bet of the movement; null if it has none. */
  bet: nullable(
    type({
      stake: MinorUnits,
      bonusStake: MinorUnits,
      /** The whole win, of the entry of a win; null for others. */
      win: nullable(MinorUnits),
      /** For a stake: the part that counted, in whole per cent. Null for other entries, and for old ones that did not store it. */
      percent: nullable(integer()),
    }),
  ),
  /** The bonus money that was left before; null unless the rest was converted or lost. */
  left: nullable(MinorUnits),
  /** Null for stakes that are only held, and for entries that moved nothing. */
  transactionId: nullable(string()),
})
export type BonusEntry = Infer<typeof BonusEntryStruct>
