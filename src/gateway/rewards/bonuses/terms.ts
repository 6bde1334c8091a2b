import {
  assert,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  nullable,
  object,
  optional,
  pattern,
  record,
  string,
} from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import { CurrencyCode, Text } from '#contract/scalars.ts'
import { PositiveDigits, ShortName } from '#gateway/operator-values.ts'

/** How much of a stake counts, in whole per cent. */
const Weight = max(min(integer(), 0), 100)

/** Terms of a bonus (product rules 22). A grant keeps a copy of them. */
export const BonusTermsStruct = object({
  /** The granted amount. */
  amount: PositiveDigits,
  /** How many times the amount must be wagered; ten times at most (UKGC SR 5.1.1). */
  times: max(min(integer(), 1), 10),
  /**
   * The most specific entry counts: the game by its node, its category, its vendor, the default. A game without an
   * entry does not count.
   */
  weights: object({
    games: optional(record(pattern(string(), /^\d+$/), Weight)),
    categories: optional(record(string(), Weight)),
    vendors: optional(record(string(), Weight)),
    default: optional(Weight),
  }),
  /** The largest stake while the bonus runs; null for no limit. */
  maxBet: nullable(PositiveDigits),
  /** The most that is converted, in multiples of the amount; null for no limit. */
  maxWinTimes: nullable(max(min(integer(), 1), 1_000)),
  days: max(min(integer(), 1), 365),
  /** The money that a stake takes first. */
  spend: enums(['real-first', 'bonus-first']),
  /** Whether a withdrawal request ends the bonus. */
  endsOnWithdrawal: boolean(),
  /** Whether a person gets it only once. It is then refused to members whose tax number is not known. */
  onePerPerson: boolean(),
})
export type BonusTerms = Infer<typeof BonusTermsStruct>

/** An offer as the operator writes it into a file (docs/operating.md). */
const OfferFileStruct = object({
  name: ShortName,
  currency: CurrencyCode,
  /** Texts by language tag. */
  titles: record(nonempty(string()), Text),
  terms: BonusTermsStruct,
})
export type OfferFile = Infer<typeof OfferFileStruct>

/** Why an offer cannot be used although it has the right shape; undefined if it can. */
export function offerFault({ currency, titles, terms: { amount, weights, maxBet } }: OfferFile): string | undefined {
  if (currency === 'FUN') return 'play money is no bonus'
  if (Object.keys(titles).length === 0) return 'it has no title'
  const unknown = Object.keys(weights.categories ?? {}).find((name) => !gameTypes.some((gameType) => gameType === name))
  if (unknown !== undefined) return `${unknown} is no category`
  const counting = [weights.games, weights.categories, weights.vendors].flatMap((by) => Object.values(by ?? {}))
  if (![...counting, weights.default ?? 0].some((weight) => weight > 0)) return 'no game counts towards it'
  if (maxBet !== null && BigInt(maxBet) > BigInt(amount) * 100n)
    return 'its largest stake is more than 100 times the amount'
  return undefined
}

/**
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export function checkedOffer(offer: unknown): OfferFile {
  assert(offer, OfferFileStruct)
  const fault = offerFault(offer)
  if (fault) throw new Error(`The offer cannot be used: ${fault}.`)
  return offer
}

/** The amounts of the terms for one grant, in minor units. */
export function grantOf({ amount, times, maxBet, maxWinTimes }: BonusTerms) {
  const granted = BigInt(amount)
  return {
    granted,
    required: granted * BigInt(times),
    maxBet: maxBet === null ? null : BigInt(maxBet),
    cap: maxWinTimes === null ? null : granted * BigInt(maxWinTimes),
  }
}
