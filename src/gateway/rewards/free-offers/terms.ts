import {
  array,
  assert,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  object,
  optional,
  record,
  size,
  string,
} from 'superstruct'
import { CurrencyCode, Text } from '#contract/scalars.ts'
import { PositiveDigits, ShortName } from '#gateway/operator-values.ts'

/** Terms of free rounds (product rules 28). Each given set keeps a copy of them. */
export const FreeTermsStruct = object({
  /** Nodes of the games in which they can be played. */
  games: size(array(min(integer(), 1)), 1, 200),
  rounds: max(min(integer(), 1), 500),
  /** The bet of each round: one of the stakes of every game. */
  stake: PositiveDigits,
  /** Days to play them. */
  days: max(min(integer(), 1), 365),
})
export type FreeTerms = Infer<typeof FreeTermsStruct>

/** An offer of free rounds as the operator writes it into a file (docs/operating.md). */
const FreeOfferFileStruct = object({
  name: ShortName,
  currency: CurrencyCode,
  /** Texts by language tag. */
  titles: record(nonempty(string()), Text),
  terms: FreeTermsStruct,
  /** Name of the bonus offer that the win becomes; left out, it is money. */
  bonus: optional(ShortName),
})
export type FreeOfferFile = Infer<typeof FreeOfferFileStruct>

/**
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export function checkedFreeOffer(offer: unknown): FreeOfferFile {
  assert(offer, FreeOfferFileStruct)
  if (offer.currency === 'FUN') throw new Error('The offer cannot be used: play money is no reward.')
  if (Object.keys(offer.titles).length === 0) throw new Error('The offer cannot be used: it has no title.')
  return offer
}
