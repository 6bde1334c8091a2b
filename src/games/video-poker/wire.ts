import {
  array,
  assign,
  create,
  define,
  enums,
  type Infer,
  optional,
  pattern,
  refine,
  size,
  string,
  type,
} from 'superstruct'
import { type Card, isCard } from '#games/cards.ts'
import { Amount, type Wire } from '#games/slots/wire.ts'
import { type Hold, handSize, isHold } from './holds.ts'
import { categories } from './pay-table.ts'
import type { Round, Shown } from './rules.ts'

/** Cards of one deck: none twice. */
const cards = (count: number) =>
  refine(size(array(define<Card>('card', isCard)), count), 'one deck', (list) => new Set(list).size === count)
/** Which cards are held. */
export const HoldStruct = define<Hold>('hold', isHold)

const RoundStruct = type({ stake: Amount, cards: cards(2 * handSize), hold: optional(HoldStruct) })

/** The struct of what a player sees; `create` converts digits into amounts. */
export const ShownStruct = type({
  phase: enums(['dealt', 'settled']),
  stake: Amount,
  dealt: cards(handSize),
  hand: optional(cards(handSize)),
  hold: optional(HoldStruct),
})

const Digits = pattern(string(), /^\d+$/)
/** What one unit of the stake becomes on average, as an exact fraction. */
const Worth = type({ numerator: Digits, denominator: Digits })

/** A round as the player sees it. After the draw also what the hand makes, what the hold was worth, and which would have been best. */
export const ShownVideoPokerStruct = assign(
  ShownStruct,
  type({
    category: optional(enums(categories)),
    worth: optional(Worth),
    best: optional(type({ hold: HoldStruct, worth: Worth })),
  }),
)
export type ShownVideoPokerRound = Infer<typeof ShownVideoPokerStruct>

/** Written to the gateway's row of the round. It has the cards that are hidden: {@link shownToWire} is for players. */
export const toWire = (round: Round): Wire<Round> => ({ ...round, stake: round.stake.toString() })

/**
 * The round from a stored row.
 *
 * @throws {StructError} if the value is no round
 */
export function fromWire(wire: unknown): Round {
  const { stake, cards: dealt, hold } = create(wire, RoundStruct)
  return { stake, cards: dealt, ...(hold !== undefined && { hold }) }
}

/** What a player sees of a round, as JSON. */
export const shownToWire = (shown: Shown): Wire<Shown> => ({ ...shown, stake: shown.stake.toString() })
