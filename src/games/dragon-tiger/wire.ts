import { enums, type } from 'superstruct'
import { CardStruct } from '#games/card-struct.ts'
import { dragonTigerBets } from './rules.ts'

export const DragonTigerBetId = enums(dragonTigerBets)

/** The two cards of a round. */
export const DragonTigerCardsStruct = type({ dragon: CardStruct, tiger: CardStruct })
