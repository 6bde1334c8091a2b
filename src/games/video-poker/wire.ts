import { array, create, define, enums, optional, refine, size, type } from 'superstruct'
import { type Card, isCard } from '#games/cards.ts'
import { Amount, type Wire } from '#games/slots/wire.ts'
import { type Hold, handSize, isHold } from './holds.ts'
import type { Round, Shown } from './rules.ts'

/** Cards of one deck: none twice. */
const cards = (count: number) =>
  refine(size(array(define<Card>('card', isCard)), count), 'one deck', (list) => new Set(list).size === count)
const HoldStruct = define<Hold>('hold', isHold)

const RoundStruct = type({ stake: Amount, cards: cards(2 * handSize), hold: optional(HoldStruct) })

/** The struct of what a player sees; `create` converts digits into amounts. */
export const ShownStruct = type({
  phase: enums(['dealt', 'settled']),
  stake: Amount,
  dealt: cards(handSize),
  hand: optional(cards(handSize)),
  hold: optional(HoldStruct),
})

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
