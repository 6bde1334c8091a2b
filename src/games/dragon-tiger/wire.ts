import { define, enums, type } from 'superstruct'
import { type Card, isCard } from '#games/cards.ts'
import { dragonTigerBets } from './rules.ts'

const CardStruct = define<Card>('Card', isCard)

export const DragonTigerBetId = enums(dragonTigerBets)

/** The two cards of a round. */
export const DragonTigerCardsStruct = type({ dragon: CardStruct, tiger: CardStruct })
